import { isCalendarDay } from 'contract';
import { getWeek, startOfWeek } from 'date-fns';

/**
 * An instant, or a calendar day as `yyyy-MM-dd`. Text is read as ISO 8601;
 * a day without a time is that day where the person is.
 */
export type DateInput = Date | number | string | null | undefined;

/** What stands in place of a date that is none (specification, section 9). */
export const invalidDateText = 'N/A';

/** Monday first; the first week of a year is the one with 4 January. */
const germanWeek = { weekStartsOn: 1, firstWeekContainsDate: 4 } as const;

function toDate(input: DateInput): Date {
  if (input === null || input === undefined) return new Date(Number.NaN);
  return typeof input === 'string' ? fromText(input) : new Date(input);
}

const DAY_LENGTH = 10;

/** Browsers read whole instants as ISO 8601 does, a day alone in UTC, and anything else as they like. */
function fromText(text: string): Date {
  if (!isCalendarDay(text.slice(0, DAY_LENGTH))) return new Date(Number.NaN);
  return new Date(text.length === DAY_LENGTH ? `${text}T00:00` : text);
}

function isDate(date: Date): boolean {
  return !Number.isNaN(date.getTime());
}

const DAY_MS = 86_400_000;

/** Of the day that it is where the person is; of two days that follow each other, whatever clocks do between them, one more. */
function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/** Words and order are the browser's, which knows German; a library would bring its own along. */
function inGerman(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const german = new Intl.DateTimeFormat('de-DE', options);
  return (date) => german.format(date);
}

function formatter(write: (date: Date) => string) {
  return (input: DateInput): string => {
    const date = toDate(input);
    return isDate(date) ? write(date) : invalidDateText;
  };
}

const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const shortDate = inGerman(numeric);
const hours = inGerman(clock);
const seconds = inGerman({ ...clock, second: '2-digit' });
const time = (date: Date) => `${hours(date)}\u00A0Uhr`;

const digits = (value: number, length: number) => String(value).padStart(length, '0');
const isoDay = (date: Date) =>
  [digits(date.getFullYear(), 4), digits(date.getMonth() + 1, 2), digits(date.getDate(), 2)].join('-');

/** „23.11.2026“ */
export const formatShortDate = formatter(shortDate);
/** „23.11.2026, 14:05 Uhr“ */
export const formatShortDateTime = formatter((date) => `${shortDate(date)}, ${time(date)}`);
/** „Mo., 23.11.“ */
export const formatDayDate = formatter(inGerman({ weekday: 'short', day: '2-digit', month: '2-digit' }));
/** „Mo., 23.11.2026“ */
export const formatDayDateWithYear = formatter(inGerman({ weekday: 'short', ...numeric }));
/** „14:05 Uhr“ */
export const formatTime = formatter(time);
/** „14:00–16:00“; „Uhr“ goes behind it where there is room. */
export function formatTimeSpan(from: DateInput, until: DateInput): string {
  const [first, last] = [toDate(from), toDate(until)];
  return isDate(first) && isDate(last) ? `${hours(first)}–${hours(last)}` : invalidDateText;
}
/** „November 2026“ */
export const formatMonthYear = formatter(inGerman({ month: 'long', year: 'numeric' }));
/** „23.11.2026 14:05:09“, for logs and support. */
export const formatLogTime = formatter((date) => `${shortDate(date)} ${seconds(date)}`);
/** `2026-11-23T14:05:09`: local time, without a zone, for machines. */
export const formatIsoLocal = formatter((date) => `${isoDay(date)}T${seconds(date)}`);
/** `2026-11-23`, for machines and date fields. */
export const formatIsoDay = formatter(isoDay);

const nearDays = new Map([
  [-1, 'gestern'],
  [0, 'heute'],
  [1, 'morgen'],
]);

/** „gestern“, „heute“ or „morgen“, else „Mo., 23.11.“. */
export function formatRelativeDay(input: DateInput, now: Date = new Date()): string {
  return nearDay(input, now) ?? formatDayDate(input);
}

/** „gestern“, „heute“ or „morgen“, else „Mo., 23.11.2026“, where the day stands alone. */
export function formatRelativeDayWithYear(input: DateInput, now: Date = new Date()): string {
  return nearDay(input, now) ?? formatDayDateWithYear(input);
}

/** A day as the head of a group: „Heute“, „Gestern“, „Morgen“, else „Mo., 23.11.2026“. */
export function formatDayHeading(input: DateInput, now: Date = new Date()): string {
  const word = nearDay(input, now);
  return word ? word.charAt(0).toUpperCase() + word.slice(1) : formatDayDateWithYear(input);
}

/** „heute um 14:05 Uhr“, „morgen um …“, „gestern um …“, else „23.11.2026 um 14:05 Uhr“. */
export function formatRelativeDateTime(input: DateInput, now: Date = new Date()): string {
  if (!isDate(toDate(input))) return invalidDateText;
  return `${nearDay(input, now) ?? formatShortDate(input)} um ${formatTime(input)}`;
}

/** The Monday with which the week of a date begins. */
export function firstDayOfWeek(date: Date): Date {
  return startOfWeek(date, germanWeek);
}

/** The number of the week in its year, 1 to 53. */
export function weekNumber(date: Date): number {
  return getWeek(date, germanWeek);
}

function nearDay(input: DateInput, now: Date): string | undefined {
  const date = toDate(input);
  return isDate(date) ? nearDays.get(dayNumber(date) - dayNumber(now)) : undefined;
}

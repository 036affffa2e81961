import { differenceInCalendarDays, format, getWeek, isValid, parseISO, startOfWeek } from 'date-fns';
import { de } from 'date-fns/locale/de';

/**
 * An instant, or a calendar day as `yyyy-MM-dd`. Text is read as ISO 8601;
 * a day without a time is that day where the person is.
 */
export type DateInput = Date | number | string | null | undefined;

/** What stands in place of a date that is none (specification, section 9). */
export const invalidDateText = 'N/A';

const noBreakSpace = '\u00A0';
const timePattern = `HH:mm'${noBreakSpace}Uhr'`;

/** Monday first; the first week of a year is the one with 4 January. */
const germanWeek = { weekStartsOn: 1, firstWeekContainsDate: 4 } as const;

function toDate(input: DateInput): Date {
  if (input === null || input === undefined) return new Date(Number.NaN);
  return typeof input === 'string' ? parseISO(input) : new Date(input);
}

function formatter(pattern: string) {
  return (input: DateInput): string => {
    const date = toDate(input);
    return isValid(date) ? format(date, pattern, { locale: de, ...germanWeek }) : invalidDateText;
  };
}

/** „23.11.2026“ */
export const formatShortDate = formatter('dd.MM.yyyy');
/** „23.11.2026, 14:05 Uhr“ */
export const formatShortDateTime = formatter(`dd.MM.yyyy, ${timePattern}`);
/** „Montag, 23. November 2026“ */
export const formatLongDate = formatter('EEEE, d. MMMM yyyy');
/** „23. November 2026“ */
export const formatMidLongDate = formatter('d. MMMM yyyy');
/** „Mo., 23.11.“ */
export const formatDayDate = formatter("EEEEEE'.', dd.MM.");
/** „Mo., 23.11.2026“ */
export const formatDayDateWithYear = formatter("EEEEEE'.', dd.MM.yyyy");
/** „14:05 Uhr“ */
export const formatTime = formatter(timePattern);
/** „November 2026“ */
export const formatMonthYear = formatter('LLLL yyyy');
/** „23.11.2026 14:05:09“, for logs and support. */
export const formatLogTime = formatter('dd.MM.yyyy HH:mm:ss');
/** `2026-11-23T14:05:09`: local time, without a zone, for machines. */
export const formatIsoLocal = formatter("yyyy-MM-dd'T'HH:mm:ss");
/** `2026-11-23`, for machines and date fields. */
export const formatIsoDay = formatter('yyyy-MM-dd');

const nearDays = new Map([
  [-1, 'gestern'],
  [0, 'heute'],
  [1, 'morgen'],
]);

/** „gestern“, „heute“ or „morgen“, else „Mo., 23.11.“. */
export function formatRelativeDay(input: DateInput, now: Date = new Date()): string {
  return nearDay(input, now) ?? formatDayDate(input);
}

/** A day as the head of a group: „Heute“, „Gestern“, „Morgen“, else „Mo., 23.11.2026“. */
export function formatDayHeading(input: DateInput, now: Date = new Date()): string {
  const word = nearDay(input, now);
  return word ? word.charAt(0).toUpperCase() + word.slice(1) : formatDayDateWithYear(input);
}

/** „heute um 14:05 Uhr“, „morgen um …“, „gestern um …“, else „23.11.2026 um 14:05 Uhr“. */
export function formatRelativeDateTime(input: DateInput, now: Date = new Date()): string {
  if (!isValid(toDate(input))) return invalidDateText;
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
  return isValid(date) ? nearDays.get(differenceInCalendarDays(date, now)) : undefined;
}

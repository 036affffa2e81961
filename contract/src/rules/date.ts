import * as v from 'valibot';

const DAY_MS = 86_400_000;

/** Whether a text is a day that there is, `yyyy-MM-dd`. */
export function isCalendarDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [, year, month, day] = match.map(Number) as [number, number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Years of days that are sent: nothing of ours is older, and a day more or less in another time zone stays one that
 * every store and every clock knows.
 */
export const sentYears = { first: 2000, last: 2999 } as const;

/** Whether a day, `yyyy-MM-dd`, lies in years that somebody may mean. */
export function isOfSentYears(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= sentYears.first && year <= sentYears.last;
}

/** Whether a text that was sent is a day, `yyyy-MM-dd`, which somebody may mean. */
export function isSentDay(text: string): boolean {
  return isCalendarDay(text) && isOfSentYears(text);
}

/** A calendar day in an answer, `yyyy-MM-dd`: nothing is judged again. */
export const toldDay = () => v.pipe(v.string(), v.metadata({ format: 'date' }));

/** An instant in an answer, ISO 8601 with zone: nothing is judged again. */
export const toldInstant = () => v.pipe(v.string(), v.metadata({ format: 'date-time' }));

/**
 * The calendar day of an instant as a person sees it.
 *
 * @param timezoneOffset minutes as `Date#getTimezoneOffset` gives them (Berlin in winter: -60)
 * @returns `yyyy-MM-dd`
 */
export function localDay(instant: Date, timezoneOffset: number = instant.getTimezoneOffset()): string {
  return new Date(instant.getTime() - timezoneOffset * 60_000).toISOString().slice(0, 10);
}

/** The day that lies `days` after (or before) another one; both `yyyy-MM-dd`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How far ahead a delivery can be asked for; also what carriers' calendars know. */
const DAYS_AHEAD = 365;

/** Whether a day lies at most a year after another one; both `yyyy-MM-dd`. */
export function isWithinAYear(day: string, after: string): boolean {
  return day <= addDays(after, DAYS_AHEAD);
}

/**
 * The calendar day of an instant in a time zone.
 *
 * @param timeZone IANA name
 * @returns `yyyy-MM-dd`
 */
export function dayInZone(instant: Date, timeZone: string): string {
  // Sweden writes its days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}

/** Weekday of a calendar day, Monday 0 to Sunday 6. */
export function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The specification's default: Saturday delivery is on when the requested day is a Friday. */
export function defaultSaturdayDelivery(requestedDeliveryDate: string): boolean {
  return weekday(requestedDeliveryDate) === 4;
}

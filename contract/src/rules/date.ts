import * as v from 'valibot';
import { ruleMessages } from './messages.copy.ts';

const DAY_MS = 86_400_000;

function isCalendarDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [, year, month, day] = match.map(Number) as [number, number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A calendar day as `yyyy-MM-dd`, without time or zone. */
export function calendarDay() {
  return v.config(
    v.pipe(
      v.string(ruleMessages.specified.required),
      v.nonEmpty(ruleMessages.specified.required),
      v.check(isCalendarDay, ruleMessages.dateInvalid),
    ),
    { abortPipeEarly: true },
  );
}

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

/** Weekday of a calendar day, Monday 0 to Sunday 6. */
export function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The specification's default: Saturday delivery is on when the requested day is a Friday. */
export function defaultSaturdayDelivery(requestedDeliveryDate: string): boolean {
  return weekday(requestedDeliveryDate) === 4;
}

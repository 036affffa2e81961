import { addDays } from '../rules/date.ts';
import { pickupDays } from './pickup-days.ts';
import type { PickupRule } from './pickup-rule.ts';

/** A day of a pickup; on a holiday nobody comes. */
export interface PickupDate {
  /** `yyyy-MM-dd` */
  readonly day: string;
  /** The holiday that it falls on, in German; null on all other days. */
  readonly holiday: string | null;
}

/** The holiday of a day where the parcels are fetched; null where it is none. See `contract/holidays`. */
export type HolidayOf = (day: string) => string | null;

/**
 * The next days of a pickup, those among them that are holidays: what the platform answers and what the form shows.
 *
 * @param from the first day that is asked about, `yyyy-MM-dd`
 */
export function nextPickupDates(
  rule: PickupRule,
  from: string,
  amount: number,
  holidayOf: HolidayOf,
): PickupDate[] {
  return firstOf(pickupDays(rule, from), amount).map((day) => ({ day, holiday: holidayOf(day) }));
}

/**
 * The first day that a pickup can come on still: today, or tomorrow once its last possible time has passed.
 *
 * @param clock the time of now, `HH:mm`
 */
export function firstOpenDay(
  { lastPossiblePickupTime: until }: { readonly lastPossiblePickupTime: string | null },
  today: string,
  clock: string,
): string {
  return until !== null && clock > until ? addDays(today, 1) : today;
}

/** How many days of a series are looked at for one that is no holiday. */
const LOOKED_AT = 60;

/** The next day of a pickup that is no holiday, or null where it is over. */
export function nextPickupDay(rule: PickupRule, from: string, holidayOf: HolidayOf): string | null {
  return firstOf(pickupDays(rule, from), LOOKED_AT).find((day) => holidayOf(day) === null) ?? null;
}

function firstOf(days: Iterable<string>, amount: number): string[] {
  const taken: string[] = [];
  for (const day of days) {
    if (taken.push(day) >= amount) break;
  }
  return taken;
}

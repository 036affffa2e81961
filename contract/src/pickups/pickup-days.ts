import { addDays, isCalendarDay, weekday } from '../rules/date.ts';
import { dayOfMonth, firstDayOf, pickupFrequencies, type PickupRule } from './pickup-rule.ts';

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
const MONTHS_OF_YEAR = 12;
/** Days are written with four digits of a year. */
const LAST_YEAR = 9999;
const LONGEST_MONTH = 31;
/** As many steps in a row can lead to months without the day: a century without 29 February may lie among them. */
const STEPS_WITHOUT = 16;

/**
 * The days of a pickup in their order, holidays among them. Weeks begin on Monday, so that „every second week“
 * means calendar weeks wherever in its week a series begins; a month that lacks the day is left out.
 *
 * @param from the first day that is asked about, `yyyy-MM-dd`
 */
export function* pickupDays(rule: PickupRule, from: string): Generator<string, void, void> {
  const first = firstDayOf(rule);
  for (const day of rule.isRecurring ? daysOfSeries(rule, first, from) : [first]) {
    if (rule.isRecurring && rule.endAt !== null && day > rule.endAt) return;
    if (day >= from && day >= first) yield day;
  }
}

/** The last day of a pickup; null where it has no end, and undefined where it has no day at all. */
export function lastPickupDay(rule: PickupRule): string | null | undefined {
  const first = firstDayOf(rule);
  if (!rule.isRecurring) return first;
  if (rule.endAt === null) return null;
  // From the last stretch that holds a day for sure, and from the beginning where the end lies before it.
  const stretch = addDays(rule.endAt, -longestGap(rule));
  let last: string | undefined;
  for (const day of pickupDays(rule, stretch > first ? stretch : first)) last = day;
  return last;
}

/** In days, how far two days of a series can lie apart. */
function longestGap({ frequency, interval }: PickupRule): number {
  if (frequency === pickupFrequencies.daily) return interval;
  if (frequency === pickupFrequencies.weekly) return (interval + 1) * DAYS_OF_WEEK;
  return interval * LONGEST_MONTH * STEPS_WITHOUT;
}

function daysOfSeries(rule: PickupRule, first: string, from: string): Iterable<string> {
  if (rule.frequency === pickupFrequencies.daily) return dailyFrom(rule, first, from);
  if (rule.frequency === pickupFrequencies.weekly) return weeklyFrom(rule, first, from);
  return monthlyFrom(rule, first, from);
}

function* dailyFrom({ interval }: PickupRule, first: string, from: string) {
  const passed = Math.max(0, Math.floor(daysBetween(first, from) / interval));
  for (let day = later(first, passed * interval); day !== undefined; day = later(day, interval)) yield day;
}

function* weeklyFrom({ interval, byWeekDay }: PickupRule, first: string, from: string) {
  const weekdays = byWeekDay.toSorted((one, other) => one - other);
  if (weekdays.length === 0) return;
  const monday = addDays(first, -weekday(first));
  const step = interval * DAYS_OF_WEEK;
  const passed = Math.max(0, Math.floor(daysBetween(monday, from) / step));
  for (let week = later(monday, passed * step); week !== undefined; week = later(week, step)) {
    for (const inWeek of weekdays) {
      const day = later(week, inWeek);
      if (day !== undefined) yield day;
    }
  }
}

function* monthlyFrom({ interval }: PickupRule, first: string, from: string) {
  const inMonth = String(dayOfMonth(first)).padStart(2, '0');
  const start = monthNumber(first);
  const passed = Math.max(0, Math.floor((monthNumber(from) - start) / interval));
  for (let month = start + passed * interval; ; month += interval) {
    const year = Math.floor(month / MONTHS_OF_YEAR);
    if (year > LAST_YEAR) return;
    const day = `${String(year).padStart(4, '0')}-${String((month % MONTHS_OF_YEAR) + 1).padStart(2, '0')}-${inMonth}`;
    if (isCalendarDay(day)) yield day;
  }
}

function monthNumber(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return year * MONTHS_OF_YEAR + month - 1;
}

/** Days are counted at noon of no place: in UTC none is longer than another. */
function daysBetween(day: string, other: string): number {
  return (Date.parse(`${other}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS;
}

/** Undefined behind the last day that can be written. */
function later(day: string, days: number): string | undefined {
  const time = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  return time > LAST_TIME ? undefined : new Date(time).toISOString().slice(0, 10);
}

const LAST_TIME = Date.parse(`${LAST_YEAR}-12-31T00:00:00Z`);

import fc from 'fast-check';
import { RRule } from 'rrule';
import { expect, test } from 'vitest';
import { addDays, weekday } from '../rules/date.ts';
import { nextPickupDates, nextPickupDay } from './pickup-dates.ts';
import { lastPickupDay, pickupDays } from './pickup-days.ts';
import { hasMonthsWithout, type PickupFrequency, type PickupRule } from './pickup-rule.ts';

const monthly = 1;
const weekly = 2;
const daily = 3;

function series(frequency: PickupFrequency, startAt: string, more: Partial<PickupRule> = {}): PickupRule {
  return { isRecurring: true, startAt, endAt: null, frequency, interval: 1, byWeekDay: [], ...more };
}

function days(rule: PickupRule, from: string, amount: number): string[] {
  return nextPickupDates(rule, from, amount, () => null).map(({ day }) => day);
}

const AMOUNT = 8;
const utc = (day: string) => new Date(`${day}T00:00:00Z`);

/** The same by the library, which counts in UTC, where no day is longer than another. */
function byLibrary({ startAt, endAt, frequency, interval, byWeekDay }: PickupRule, from: string): string[] {
  const freqs = { [monthly]: RRule.MONTHLY, [weekly]: RRule.WEEKLY, [daily]: RRule.DAILY };
  const rule = new RRule({
    freq: freqs[frequency ?? daily],
    interval,
    dtstart: utc(startAt),
    wkst: RRule.MO,
    ...(frequency === weekly && { byweekday: [...byWeekDay] }),
    ...(endAt !== null && { until: utc(endAt) }),
  });
  const found: string[] = [];
  // A rule that falls on few days is looked at for as long as ours is asked to name them.
  rule.between(utc(from), utc(addDays(from, LOOKED_AHEAD)), true, (date) => {
    found.push(date.toISOString().slice(0, 10));
    return found.length < AMOUNT;
  });
  return found.slice(0, AMOUNT);
}

/** In days: further ahead the library would count each series for as long as it takes. */
const LOOKED_AHEAD = 4000;

const anyDay = fc.integer({ min: 0, max: 4500 }).map((offset) => addDays('2024-01-01', offset));
// Ends of months and 29 February are where rules differ; left to chance they would hardly come.
const hardDay = fc.constantFrom(
  '2024-02-29',
  '2028-02-29',
  '2026-12-31',
  '2027-01-31',
  '2027-01-30',
  '2026-08-31',
  '2027-03-28',
  '2026-10-25',
  '2026-12-28',
  '2027-01-01',
  '2026-11-29',
);
const anyRule = fc
  .record({
    frequency: fc.constantFrom<PickupFrequency>(monthly, weekly, daily),
    startAt: fc.oneof(anyDay, hardDay),
    interval: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 14 })),
    byWeekDay: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
    lasts: fc.option(fc.integer({ min: 0, max: 900 })),
  })
  .map(({ lasts, ...rule }): PickupRule => ({
    isRecurring: true,
    ...rule,
    endAt: lasts === null ? null : addDays(rule.startAt, lasts),
  }));

test('10,000 series come on the days that a recurrence library names, wherever one asks from', () => {
  fc.assert(
    fc.property(anyRule, fc.integer({ min: -40, max: 800 }), (rule, offset) => {
      const from = addDays(rule.startAt, offset);
      const horizon = addDays(from, LOOKED_AHEAD);
      expect(days(rule, from, AMOUNT).filter((day) => day <= horizon)).toEqual(byLibrary(rule, from));
    }),
    { numRuns: 10_000 },
  );
});

test('the last day is the last of all days', () => {
  fc.assert(
    fc.property(anyRule, (rule) => {
      const all = rule.endAt === null ? null : [...pickupDays(rule, rule.startAt)].at(-1);
      expect(lastPickupDay(rule)).toBe(all);
    }),
    { numRuns: 2000 },
  );
});

test('of a series the days are the same from wherever one looks', () => {
  fc.assert(
    fc.property(anyRule, fc.integer({ min: 0, max: 2000 }), (rule, offset) => {
      const from = addDays(rule.startAt, offset);
      const seen = days(rule, from, 3);
      const fromBefore = days(rule, rule.startAt, 3000).filter((day) => day >= from);
      expect(seen.slice(0, fromBefore.length)).toEqual(fromBefore.slice(0, 3));
    }),
    { numRuns: 300 },
  );
});

test('a single pickup comes on its day, and is over on the next', () => {
  const once: PickupRule = { ...series(daily, '2026-11-23T08:00'), isRecurring: false, frequency: null };
  expect(days(once, '2026-11-20', 5)).toEqual(['2026-11-23']);
  expect(days(once, '2026-11-24', 5)).toEqual([]);
  expect(lastPickupDay(once)).toBe('2026-11-23');
});

test('every second week means calendar weeks, from Monday, also of a series that begins midweek', () => {
  // Thursday; the Monday of its own week has passed.
  const rule = series(weekly, '2026-11-26', { interval: 2, byWeekDay: [3, 0] });
  expect(days(rule, '2026-11-01', 5)).toEqual([
    '2026-11-26',
    '2026-12-07',
    '2026-12-10',
    '2026-12-21',
    '2026-12-24',
  ]);
});

test('months without a 31st are left out', () => {
  const rule = series(monthly, '2026-12-31');
  expect(days(rule, '2026-12-01', 5)).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-03-31',
    '2027-05-31',
    '2027-07-31',
  ]);
  expect(hasMonthsWithout(rule)).toBe(true);
  expect(hasMonthsWithout(series(monthly, '2026-12-28'))).toBe(false);
  expect(hasMonthsWithout(series(daily, '2026-12-31'))).toBe(false);
});

test('29 February comes in leap years, and not in 2100', () => {
  const yearly = series(monthly, '2028-02-29', { interval: 12 });
  expect(days(yearly, '2090-01-01', 3)).toEqual(['2092-02-29', '2096-02-29', '2104-02-29']);
  expect(days(series(monthly, '2027-01-29'), '2027-02-01', 2)).toEqual(['2027-03-29', '2027-04-29']);
});

test.each([
  ['2026-10-23', ['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']],
  ['2027-03-26', ['2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30']],
])('no day is missed or doubled when the clock changes after %s', (start, expected) => {
  expect(days(series(daily, start), start, 5)).toEqual(expected);
  const everyDay = series(weekly, start, { byWeekDay: [0, 1, 2, 3, 4, 5, 6] });
  expect(days(everyDay, start, 5)).toEqual(expected);
});

test('a series that ends before its first day has none', () => {
  const rule = series(weekly, '2026-11-24', { byWeekDay: [0], endAt: '2026-11-29' });
  expect(days(rule, '2026-11-01', 5)).toEqual([]);
  expect(lastPickupDay(rule)).toBeUndefined();
});

test('a series is followed to the last day that can be written, and no further', () => {
  expect(days(series(daily, '9999-12-30'), '9999-12-01', 5)).toEqual(['9999-12-30', '9999-12-31']);
  expect(days(series(weekly, '9999-12-30', { byWeekDay: [3, 4, 5] }), '9999-12-01', 5)).toEqual([
    '9999-12-30',
    '9999-12-31',
  ]);
  expect(days(series(monthly, '9999-11-30'), '9999-11-01', 5)).toEqual(['9999-11-30', '9999-12-30']);
});

test('the next day is none that is a holiday', () => {
  const rule = series(daily, '2026-12-24');
  const holidayOf = (day: string) => (day.startsWith('2026-12-25') ? '1. Weihnachtstag' : null);
  expect(nextPickupDay(rule, '2026-12-25', holidayOf)).toBe('2026-12-26');
  expect(nextPickupDates(rule, '2026-12-24', 2, holidayOf)).toEqual([
    { day: '2026-12-24', holiday: null },
    { day: '2026-12-25', holiday: '1. Weihnachtstag' },
  ]);
  const once: PickupRule = { ...rule, isRecurring: false, startAt: '2026-12-25' };
  expect(nextPickupDay(once, '2026-12-01', holidayOf)).toBeNull();
});

test('what a weekday is does not depend on the order in which it is named', () => {
  expect(weekday('2026-11-23')).toBe(0);
  const named = series(weekly, '2026-11-23', { byWeekDay: [4, 0] });
  expect(days(named, '2026-11-23', 3)).toEqual(['2026-11-23', '2026-11-27', '2026-11-30']);
});

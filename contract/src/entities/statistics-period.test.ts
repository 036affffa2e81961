import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekday } from '../rules/date.ts';
import {
  daysBefore,
  daysIn,
  daysOfStatistics,
  isCountable,
  spansOf,
  statisticsPeriods,
  statisticsUnits,
  unitOf,
} from './statistics-period.ts';

const today = '2026-11-20';

test('periods end today and begin where people expect it', () => {
  expect(daysOfStatistics('7d', today)).toEqual({ from: '2026-11-14', to: today });
  expect(daysOfStatistics('30d', today)).toEqual({ from: '2026-10-22', to: today });
  expect(daysOfStatistics('13w', today)).toEqual({ from: '2026-08-24', to: today });
  expect(daysOfStatistics('year', today)).toEqual({ from: '2026-01-01', to: today });
});

test('on a Monday the latest week has one day', () => {
  const spans = spansOf(daysOfStatistics('13w', '2026-11-23'), 'week');
  expect(spans).toHaveLength(13);
  expect(spans.at(-1)).toEqual({ from: '2026-11-23', to: '2026-11-23' });
});

test('bars stand for days, weeks or months, by how many there would be', () => {
  expect(statisticsPeriods.map((period) => unitOf(daysOfStatistics(period, today)))).toEqual([
    'day',
    'day',
    'week',
    'month',
  ]);
});

test('months are as long as they are', () => {
  expect(spansOf({ from: '2028-01-15', to: '2028-03-02' }, 'month')).toEqual([
    { from: '2028-01-15', to: '2028-01-31' },
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2028-03-01', to: '2028-03-02' },
  ]);
});

const ranges = fc
  .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 730 }))
  .map(([start, length]) => {
    const from = addDays('2000-01-01', start);
    return { from, to: addDays(from, length) };
  });

test('spans cover a range without gaps, and what lies before is as long', () => {
  fc.assert(
    fc.property(ranges, fc.constantFrom(...statisticsUnits), (range, unit) => {
      const spans = spansOf(range, unit);
      expect(spans[0]?.from).toBe(range.from);
      expect(spans.at(-1)?.to).toBe(range.to);
      for (const [index, span] of spans.entries()) {
        expect(span.from <= span.to).toBe(true);
        const next = spans[index + 1];
        if (!next) continue;
        expect(addDays(span.to, 1)).toBe(next.from);
        if (unit === 'week') expect(weekday(next.from)).toBe(0);
        if (unit === 'month') expect(next.from.slice(8)).toBe('01');
      }
      const before = daysBefore(range);
      expect(daysIn(before)).toBe(daysIn(range));
      expect(addDays(before.to, 1)).toBe(range.from);
    }),
  );
});

test('what ends before it begins, or lasts for more than two years, is not counted', () => {
  expect(isCountable({ from: '2026-11-02', to: '2026-11-01' })).toBe(false);
  expect(isCountable({ from: '2024-11-20', to: '2026-11-20' })).toBe(true);
  expect(isCountable({ from: '2024-11-19', to: '2026-11-20' })).toBe(false);
});

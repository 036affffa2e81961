import { expect, test } from 'vitest';
import { daysOf, fieldOfPeriod } from './shipment-period.ts';

test.each([
  ['today', '2026-11-20', '2026-11-20'],
  ['tomorrow', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-11-19', '2026-11-19'],
  ['lastWeek', '2026-11-09', '2026-11-15'],
] as const)('on a Friday %s is from %s to %s', (period, from, to) => {
  expect(daysOf(period, '2026-11-20')).toEqual({ from, to });
});

test('last week is the one before this, on its first day and on its last', () => {
  const before = { from: '2026-11-09', to: '2026-11-15' };
  expect(daysOf('lastWeek', '2026-11-16')).toEqual(before);
  expect(daysOf('lastWeek', '2026-11-22')).toEqual(before);
  expect(daysOf('lastWeek', '2026-11-23').from).toBe('2026-11-16');
  // Over the ends of a year and of summer time.
  expect(daysOf('lastWeek', '2027-01-01')).toEqual({ from: '2026-12-21', to: '2026-12-27' });
  expect(daysOf('lastWeek', '2026-10-26')).toEqual({ from: '2026-10-19', to: '2026-10-25' });
});

test('tomorrow is always about the delivery', () => {
  expect(fieldOfPeriod('tomorrow', 'created')).toBe('delivery');
  expect(fieldOfPeriod('today', 'created')).toBe('created');
  expect(fieldOfPeriod(undefined, 'delivery')).toBe('delivery');
});

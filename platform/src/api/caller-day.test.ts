import { expect, test } from 'vitest';
import { callerDay, callerStartOfDay } from './caller-day.ts';

const lateInBerlin = new Date('2026-11-20T23:30:00Z');

test.each([
  ['-60', '2026-11-21'],
  ['0', '2026-11-20'],
  ['600', '2026-11-20'],
  ['-840', '2026-11-21'],
  ['840', '2026-11-20'],
])('with an offset of %s it is %s', (offset, day) => expect(callerDay(lateInBerlin, offset)).toBe(day));

test.each([undefined, '', 'nonsense', '-841', '841', '900', '99999', '1.5', '+60', '60 ', ['60', '60']])(
  'an offset of %j is none, and the organisation’s day holds',
  (offset) => {
    expect(callerDay(lateInBerlin, offset)).toBe('2026-11-21');
    // Summer time as well.
    expect(callerDay(new Date('2026-07-01T22:30:00Z'), offset)).toBe('2026-07-02');
  },
);

test.each([
  ['-60', '2026-11-20', '2026-11-19T23:00:00.000Z'],
  // It is winter now; the day was one of summer.
  ['-60', '2026-07-01', '2026-06-30T22:00:00.000Z'],
  // The days on which clocks change begin before they do.
  ['-60', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['-60', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['-60', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['-60', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  [undefined, '2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['300', '2026-11-20', '2026-11-20T05:00:00.000Z'],
])('with an offset of %s the day %s begins at %s', (offset, day, instant) => {
  expect(callerStartOfDay(lateInBerlin, offset)(day).toISOString()).toBe(instant);
});

import { expect, test } from 'vitest';
import { callerDay } from './caller-day.ts';

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

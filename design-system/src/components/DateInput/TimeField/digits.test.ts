import { describe, expect, it } from 'vitest';
import { addDigit, isBeyondTheClock, type TimePart, type TypedDigits } from './digits.ts';

function typed(part: TimePart, text: string): TypedDigits {
  let digits: TypedDigits = { part, digits: '' };
  for (const digit of text) digits = addDigit(digits, part, digit);
  return digits;
}

describe('typed digits', () => {
  it.each([
    ['hour', '23', false],
    ['hour', '24', true],
    ['hour', '31', true],
    ['hour', '9', false],
    ['minute', '59', false],
    ['minute', '60', true],
  ] as const)('%s %s: beyond the clock %s', (part, text, expected) => {
    expect(isBeyondTheClock(typed(part, text))).toBe(expected);
  });

  it('begin anew in a full part, and in another one', () => {
    expect(typed('hour', '235')).toEqual({ part: 'hour', digits: '5' });
    expect(addDigit(typed('hour', '2'), 'minute', '5')).toEqual({ part: 'minute', digits: '5' });
  });
});

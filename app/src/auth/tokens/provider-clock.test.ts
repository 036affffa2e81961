import { expect, test } from 'vitest';
import { clockOffset } from './provider-clock.ts';

const now = Date.UTC(2026, 10, 21, 10, 0, 0);
const header = (milliseconds: number) => new Date(now + milliseconds).toUTCString();

test.each([
  [0, 0],
  [1000, 0],
  [2000, 2500],
  [-2000, 0],
  [-3000, -2500],
  [3_600_000, 3_600_500],
])('A5.14 a Date that is %i ms ahead makes an offset of %i ms', (ahead, offset) => {
  expect(clockOffset(header(ahead), undefined, now)).toBe(offset);
});

test('A5.14 the time of issue counts only where there is no Date', () => {
  expect(clockOffset(null, now / 1000 + 60, now)).toBe(60_500);
  expect(clockOffset('soon', now / 1000 - 60, now)).toBe(-59_500);
  expect(clockOffset(header(0), now / 1000 + 60, now)).toBe(0);
});

test('A5.14 two seconds are the way of an answer, and more is a wrong clock', () => {
  expect(clockOffset(header(0), undefined, now - 1500)).toBe(0);
  expect(clockOffset(header(0), undefined, now - 1501)).toBe(2001);
});

test('A5.14 where nothing tells the time, this browser’s is taken', () => {
  expect(clockOffset(null, undefined, now)).toBe(0);
});

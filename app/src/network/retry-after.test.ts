import { expect, test } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

test.each([
  ['7', 7],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 10:00:05 GMT', 5],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['-3', undefined],
  ['1.5', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j is %j seconds', (header, seconds) => {
  expect(parseRetryAfter(header, Date.UTC(2026, 10, 21, 10))).toBe(seconds);
});

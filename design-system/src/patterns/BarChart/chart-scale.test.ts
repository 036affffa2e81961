import { expect, test } from 'vitest';
import { partsOf, scaleOf } from './chart-scale.ts';

test('ticks are numbers that people count in', () => {
  expect(scaleOf(0)).toEqual({ top: 1, ticks: [0, 1] });
  expect(scaleOf(3)).toEqual({ top: 3, ticks: [0, 1, 2, 3] });
  expect(scaleOf(112).ticks).toEqual([0, 50, 100, 150]);
  expect(scaleOf(1_843_260).ticks).toEqual([0, 500_000, 1_000_000, 1_500_000, 2_000_000]);
});

const longest = Array.from({ length: 60 }, (_, index) => Math.floor(1.4 ** index));

test.each([0, ...longest])('a bar of %i fits below the top, with two to five lines', (most) => {
  const { top, ticks } = scaleOf(most);
  expect(top).toBeGreaterThanOrEqual(most);
  expect(ticks.at(-1)).toBe(top);
  expect(ticks.length).toBeGreaterThanOrEqual(2);
  expect(ticks.length).toBeLessThanOrEqual(5);
  expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true);
});

test('parts stand one behind the other, and what is there is seen', () => {
  expect(partsOf([60, 40], 200)).toEqual([
    { start: 0, length: 30 },
    { start: 30, length: 20 },
  ]);
  expect(partsOf([0, 1], 10_000)).toEqual([
    { start: 0, length: 0 },
    { start: 0, length: 0.8 },
  ]);
});

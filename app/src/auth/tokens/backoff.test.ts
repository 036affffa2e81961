import { expect, test } from 'vitest';
import { createBackoff } from './backoff.ts';

function setUp(random = 0.5) {
  const clock = { now: 1_000_000 };
  return {
    clock,
    backoff: createBackoff(
      () => clock.now,
      () => random,
    ),
  };
}

test('pauses double from one second to thirty', () => {
  const { backoff } = setUp();
  const pauses = Array.from({ length: 8 }, () => backoff.lengthen(undefined));
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test.each([
  [0, 750],
  [1, 1250],
])('pauses are spread: %d makes %i ms of a second', (random, pause) => {
  expect(setUp(random).backoff.lengthen(undefined)).toBe(pause);
});

test('a wish of the provider is kept, up to five minutes, and never shortens a pause', () => {
  const { backoff } = setUp();
  expect(backoff.lengthen(10)).toBe(10_000);
  expect(backoff.lengthen(0)).toBe(2000);
  expect(backoff.lengthen(3600)).toBe(300_000);
});

test('it is on until the pause is over', () => {
  const { clock, backoff } = setUp();
  expect(backoff.isOn).toBe(false);
  backoff.lengthen(undefined);
  expect(backoff.isOn).toBe(true);
  clock.now += 999;
  expect(backoff.isOn).toBe(true);
  clock.now += 1;
  expect(backoff.isOn).toBe(false);
});

test('a clock that was set back ends the pause', () => {
  const { clock, backoff } = setUp();
  backoff.lengthen(undefined);
  clock.now -= 1;
  expect(backoff.isOn).toBe(false);
});

test('skipping ends the pause and not the growth, success ends both', () => {
  const { backoff } = setUp();
  backoff.lengthen(undefined);
  backoff.skip();
  expect(backoff.isOn).toBe(false);
  expect(backoff.lengthen(undefined)).toBe(2000);
  backoff.reset();
  expect(backoff.isOn).toBe(false);
  expect(backoff.lengthen(undefined)).toBe(1000);
});

import { expect, test } from 'vitest';
import { memoryStorage } from '../../browser/testing/memory-storage.ts';
import { forgetReturns, isGoingRound, noteReturn } from './return-log.ts';

test('A5.8 three returns within a minute are a circle, two or older ones are none', () => {
  const storage = memoryStorage();
  for (const time of [0, 10_000]) noteReturn(storage, time);
  expect(isGoingRound(storage, 10_000)).toBe(false);
  noteReturn(storage, 20_000);
  expect(isGoingRound(storage, 20_000)).toBe(true);
  expect(isGoingRound(storage, 59_999)).toBe(true);
  expect(isGoingRound(storage, 60_000)).toBe(false);
});

test('A5.8 no more than three are kept, and none from the future counts', () => {
  const storage = memoryStorage();
  for (const time of [1, 2, 3, 4]) noteReturn(storage, time);
  expect(storage.read('lotse.returns')).toBe('[2,3,4]');
  expect(isGoingRound(storage, 4)).toBe(true);
  expect(isGoingRound(storage, 3)).toBe(false);
});

test('A5.8 forgotten returns do not count', () => {
  const storage = memoryStorage();
  for (const time of [1, 2, 3]) noteReturn(storage, time);
  forgetReturns(storage);
  expect(storage.keys('')).toEqual([]);
  expect(isGoingRound(storage, 3)).toBe(false);
});

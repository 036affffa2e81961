import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherRefreshes } from './gather-refreshes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sixty events at once are one refresh, and a long burst is one per half second', () => {
  const refresh = vi.fn<(types: readonly string[]) => void>();
  const { add } = gatherRefreshes(refresh);
  for (let count = 0; count < 60; count += 1) add(count % 2 === 0 ? 'created' : 'updated');
  vi.advanceTimersByTime(500);
  expect(refresh.mock.calls).toEqual([[['created', 'updated']]]);
  for (let count = 0; count < 20; count += 1) {
    add('created');
    vi.advanceTimersByTime(100);
  }
  expect(refresh).toHaveBeenCalledTimes(5);
});

test('after the end nothing is asked for', () => {
  const refresh = vi.fn<(types: readonly string[]) => void>();
  const { add, stop } = gatherRefreshes(refresh);
  add('created');
  stop();
  vi.advanceTimersByTime(1000);
  expect(refresh).not.toHaveBeenCalled();
});

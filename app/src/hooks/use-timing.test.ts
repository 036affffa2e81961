import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useConnection } from './use-connection.ts';
import { useDebounced } from './use-debounced.ts';
import { useIsSlow } from './use-is-slow.ts';
import { useNow } from './use-now.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('work is done once, for the latest value, as it is by then, and not after leaving', async () => {
  const done: string[] = [];
  const { result, rerender, unmount } = renderHook(
    (name: string) => useDebounced((value: string) => done.push(`${name} ${value}`), 300),
    { initialProps: 'first' },
  );
  result.current('a');
  await pass(299);
  result.current('b');
  rerender('second');
  await pass(299);
  expect(done).toEqual([]);
  await pass(1);
  expect(done).toEqual(['second b']);
  result.current('c');
  unmount();
  await pass(300);
  expect(done).toHaveLength(1);
});

test('what is waited for is slow after eight seconds, each time anew', async () => {
  const { result, rerender } = renderHook((isWaiting: boolean) => useIsSlow(isWaiting), {
    initialProps: true,
  });
  await pass(7999);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
  rerender(true);
  await pass(7999);
  expect(result.current).toBe(false);
});

test('a network that is back is said to be for a moment', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { result } = renderHook(() => useConnection());
  const turn = (isOn: boolean) =>
    act(() => {
      onLine.mockReturnValue(isOn);
      window.dispatchEvent(new Event(isOn ? 'online' : 'offline'));
    });
  expect(result.current).toBe('online');
  turn(false);
  expect(result.current).toBe('offline');
  turn(true);
  expect(result.current).toBe('restored');
  turn(false);
  await pass(4000);
  expect(result.current).toBe('offline');
  turn(true);
  await pass(4000);
  expect(result.current).toBe('online');
});

test('time goes on, also when a page is looked at again', async () => {
  const { result } = renderHook(() => useNow());
  const begun = result.current.getTime();
  vi.setSystemTime(begun + 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.getTime()).toBe(begun + 3_600_000);
  await pass(60_000);
  expect(result.current.getTime()).toBe(begun + 3_660_000);
});

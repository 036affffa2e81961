import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetEverything } from './cache.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn<(...call: unknown[]) => Promise<unknown>>() }));
// The page's own client begins with the document.
vi.mock('../http/client.ts', () => ({ http: { call } }));

const { cronRunList, oneCronRun } = await import('./cron-runs.ts');
const { useRead } = await import('./use-read.ts');

const over = { status: 'success' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  forgetEverything();
  vi.useRealTimers();
});

test.each<[what: string, use: () => unknown, answer: (run: object) => object]>([
  [
    'a list',
    () => useRead(cronRunList({ onlyTroubled: false, page: 1 })).data,
    (run) => ({ items: [over, run] }),
  ],
  [
    'a run',
    () => useRead(oneCronRun({ id: 'run_laeuft', onlyFailed: false, page: 1 })).data,
    (run) => ({ run }),
  ],
])('%s is asked for again while a run is under way, and not once it is over', async (_what, use, answer) => {
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  call.mockReset().mockResolvedValue(answer({ status: 'pending' }));
  renderHook(use);
  await pass(0);
  expect(call).toHaveBeenCalledOnce();
  await pass(10_000);
  expect(call.mock.calls.length).toBeGreaterThan(2);
  call.mockResolvedValue(answer(over));
  await pass(10_000);
  const asked = call.mock.calls.length;
  await pass(60_000);
  expect(call).toHaveBeenCalledTimes(asked);
});

test.each([
  [true, { page: 2, onlyTroubled: true }],
  [false, { page: 2 }],
])('the runs, of which only those with failures may be wanted: %s', async (onlyTroubled, query) => {
  call.mockReset().mockResolvedValue({ items: [over] });
  renderHook(() => useRead(cronRunList({ onlyTroubled, page: 2 })));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(call).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ query }));
});

test.each([
  [true, { page: 2, outcome: 'failed' }],
  [false, { page: 2 }],
])('the items of a run, of which only failed ones may be wanted: %s', async (onlyFailed, query) => {
  call.mockReset().mockResolvedValue({ run: over });
  renderHook(() => useRead(oneCronRun({ id: 'run_1', onlyFailed, page: 2 })));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(call).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ params: { id: 'run_1' }, query }),
  );
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { endpoint } from 'contract';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallOptions } from '../http/request.ts';
import { forgetEverything, refresh, refreshEverything, rememberAnswer } from './cache.ts';
import { read, unlessFocused } from './read.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn<(...call: unknown[]) => Promise<unknown>>() }));
// The page's own client and session begin with the document.
vi.mock('../http/client.ts', () => ({ http: { call } }));

const { preloadRead, useRead } = await import('./use-read.ts');

const json = {
  method: 'GET',
  summary: 'Read',
  access: 'signed-in',
  answer: 'json',
  response: v.string(),
} as const;
const things = endpoint({ ...json, path: 'things', query: v.object({ page: v.number() }) });
const thing = endpoint({ ...json, path: 'things/{id}' });
const others = read(endpoint({ ...json, path: 'others' }));
const thingList = read(things);
const oneThing = read(thing, (id: string) => ({ params: { id } }));

/** Counts the answers, so that a later one is another. */
let answers = 0;
beforeEach(() => {
  answers = 0;
  call.mockReset();
  call.mockImplementation((asked) => Promise.resolve(`${(asked as typeof things).path} ${(answers += 1)}`));
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

const settle = () => act(async () => {});
async function show(page: number | null) {
  const { result, rerender } = renderHook(
    // SWR renders anew for what a rendering has read.
    (asked: number | null) => useRead(asked === null ? null : thingList({ page: asked })).data,
    { initialProps: page },
  );
  await settle();
  return { data: () => result.current, ask: (asked: number | null) => rerender(asked) };
}

test('a question is asked once by all who show it, and nothing is asked without one', async () => {
  const one = await show(1);
  const other = await show(1);
  expect([one.data(), other.data()]).toEqual(['things 1', 'things 1']);
  expect(call.mock.calls).toEqual([[things, { query: { page: 1 } }]]);
  one.ask(null);
  await settle();
  expect(one.data()).toBeUndefined();
  expect(call).toHaveBeenCalledOnce();
});

test('what was asked in advance is the answer to the hook, which asks nothing more', async () => {
  preloadRead(thingList({ page: 3 }));
  preloadRead(thingList({ page: 3 }));
  expect(call.mock.calls).toEqual([[things, { query: { page: 3 } }]]);
  const { data } = await show(3);
  expect(data()).toBe('things 1');
  expect(call).toHaveBeenCalledOnce();
  preloadRead(thingList({ page: 3 }));
  expect(call).toHaveBeenCalledOnce();
});

test('a read that is old is asked anew whatever it was asked with, and no other is', async () => {
  const first = await show(1);
  const second = await show(2);
  const other = renderHook(() => useRead(others()).data);
  await settle();
  await act(() => refresh(thingList));
  expect([first.data(), second.data()]).toEqual(['things 4', 'things 5']);
  expect(other.result.current).toBe('others 3');
  await act(() => refresh(oneThing));
  expect(call).toHaveBeenCalledTimes(5);
  await act(() => refreshEverything());
  expect(call).toHaveBeenCalledTimes(8);
});

test('what is not asked anew by itself is once it is old, by whoever shows it next as well', async () => {
  const kept = read(things, (page: number) => ({ query: { page } }), { revalidateIfStale: false });
  const open = async (page: number) => {
    const shown = renderHook(() => useRead(kept(page)).data);
    await settle();
    return shown;
  };
  for (let visit = 0; visit < 2; visit += 1) {
    const { result, unmount } = await open(1);
    expect(result.current).toBe('things 1');
    unmount();
  }
  const staying = await open(2);
  await act(() => refresh(kept));
  expect(staying.result.current).toBe('things 3');
  expect((await open(1)).result.current).toBe('things 4');
});

test('what was asked in advance before it became old is asked again', async () => {
  preloadRead(thingList({ page: 1 }));
  await refresh(others);
  const { data } = await show(1);
  expect(data()).toBe('things 2');
});

test('what is known already is shown at once', async () => {
  rememberAnswer(oneThing('x'), 'known');
  const { result } = renderHook(() => useRead(oneThing('x')).data);
  expect(result.current).toBe('known');
  await settle();
});

test('what everybody must forget is asked for by the next who shows it', async () => {
  const { data, ask } = await show(1);
  ask(null);
  forgetEverything();
  ask(1);
  expect(data()).toBeUndefined();
  await settle();
  expect(data()).toBe('things 2');
});

test('what was asked in advance is forgotten with the rest', async () => {
  preloadRead(thingList({ page: 1 }));
  forgetEverything();
  const { data } = await show(1);
  expect(data()).toBe('things 2');
});

test('who comes back to the page asks anew, but for reads that are edited', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const edited = read(things, (page: number) => ({ query: { page } }), unlessFocused);
  renderHook(() => [useRead(others()).data, useRead(edited(7)).data]);
  await settle();
  expect(call).toHaveBeenCalledTimes(2);
  // SWR asks at most once in five seconds.
  vi.advanceTimersByTime(6000);
  window.dispatchEvent(new Event('focus'));
  // SWR took the real `setTimeout` when it was loaded, and looks at the clock only then.
  await act(() => expect.poll(() => call).toHaveBeenCalledTimes(3));
  vi.useRealTimers();
  expect(call.mock.calls.slice(2)).toEqual([[others.endpoint, {}]]);
});

test('what failed is not asked for over and over: the client has had its one retry', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  call.mockRejectedValue(new Error('down'));
  const { result } = renderHook(() => useRead(others()).error);
  await settle();
  expect(result.current).toEqual(new Error('down'));
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  vi.useRealTimers();
  expect(call).toHaveBeenCalledOnce();
});

test('input of a read is judged by its endpoint', () => {
  // @ts-expect-error a page is a number
  const options: CallOptions<typeof things> = thingList({ page: 'two' }).options;
  expect(options).toEqual({ query: { page: 'two' } });
});

test('what is under way is asked for again until it is over, though nothing was known when it was first shown', async () => {
  vi.useFakeTimers();
  try {
    const run = read(thing, (id: string) => ({ params: { id } }), {
      refreshInterval: (data?: unknown) => (data === 'over' || data === undefined ? 0 : 3000),
    });
    call.mockResolvedValue('under way');
    const { result } = renderHook(() => useRead(run('r')).data);
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await pass(0);
    expect(result.current).toBe('under way');
    await pass(3100);
    await pass(3100);
    expect(call).toHaveBeenCalledTimes(3);
    call.mockResolvedValue('over');
    await pass(3100);
    expect(result.current).toBe('over');
    await pass(20_000);
    expect(call).toHaveBeenCalledTimes(4);
  } finally {
    vi.useRealTimers();
  }
});

test('what is under way is asked for again also after a failure', async () => {
  vi.useFakeTimers();
  try {
    const run = read(thing, (id: string) => ({ params: { id } }), {
      refreshInterval: (data?: unknown) => (data === 'under way' ? 3000 : 0),
    });
    call.mockResolvedValue('under way');
    const { result, unmount } = renderHook(() => useRead(run('r')).data);
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await pass(0);
    call.mockRejectedValue(new Error('502'));
    await pass(3100);
    const failed = call.mock.calls.length;
    await pass(3100);
    await pass(3100);
    expect(call.mock.calls.length).toBe(failed + 2);
    call.mockResolvedValue('over');
    await pass(3100);
    expect(result.current).toBe('over');
    await pass(20_000);
    expect(call.mock.calls.length).toBe(failed + 3);
    unmount();
  } finally {
    vi.useRealTimers();
  }
});

test('nobody asks again for what failed once it is shown no more', async () => {
  vi.useFakeTimers();
  try {
    const run = read(thing, (id: string) => ({ params: { id } }), { refreshInterval: 3000 });
    call.mockRejectedValue(new Error('502'));
    const { unmount } = renderHook(() => useRead(run('r')).data);
    await act(() => vi.advanceTimersByTimeAsync(0));
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(call).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

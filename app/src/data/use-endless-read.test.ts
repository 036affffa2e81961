import { act, cleanup, renderHook } from '@testing-library/react';
import { endpoint, pageOf } from 'contract';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { forgetEverything, refresh } from './cache.ts';
import { read } from './read.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn<(...call: unknown[]) => Promise<unknown>>() }));
// The page's own client and session begin with the document.
vi.mock('../http/client.ts', () => ({ http: { call } }));

const { useEndlessRead } = await import('./use-endless-read.ts');
const { preloadRead } = await import('./use-read.ts');

const query = v.object({ page: v.number(), isRead: v.optional(v.boolean()) });
const json = { method: 'GET', summary: 'Read', access: 'signed-in', answer: 'json' } as const;
const news = read(endpoint({ ...json, path: 'news', query, response: pageOf(v.string()) }));
const others = read(endpoint({ ...json, path: 'others' }));

/** Three pages, whose rows say how often they were asked for. */
let asked = new Map<number, number>();
const times = () => Object.fromEntries(asked);
beforeEach(() => {
  asked = new Map();
  call.mockReset();
  call.mockImplementation((_, options) => {
    const { page } = (options as { query: { page: number } }).query;
    asked.set(page, (asked.get(page) ?? 0) + 1);
    return Promise.resolve({ items: [`${page}/${asked.get(page)}`], totalPages: 3, totalItems: 3 });
  });
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

async function show() {
  const { result, unmount } = renderHook(() => useEndlessRead((page) => news({ page })));
  await act(async () => {});
  return {
    list: () => result.current,
    more: () => act(async () => result.current.more()),
    leave: unmount,
  };
}

test('a list begins with its first page and grows at its end', async () => {
  const { list, more } = await show();
  expect(list()).toMatchObject({ items: ['1/1'], hasMore: true, isValidating: false });
  await more();
  expect(list()).toMatchObject({ items: ['1/1', '2/1'], hasMore: true });
  await more();
  expect(list()).toMatchObject({ items: ['1/1', '2/1', '3/1'], hasMore: false });
  await more();
  expect(times()).toEqual({ 1: 1, 2: 1, 3: 1 });
});

test('all of its pages are asked anew when the read is old, and only then', async () => {
  const { list, more, leave } = await show();
  await more();
  await act(() => refresh(others));
  expect(times()).toEqual({ 1: 1, 2: 1 });
  await act(() => refresh(news));
  expect(list().items).toEqual(['1/2', '2/2']);
  leave();
  await refresh(news);
  expect(times()).toEqual({ 1: 2, 2: 2 });
});

test('its first page can be asked for in advance', async () => {
  preloadRead(news({ page: 1 }));
  const { list } = await show();
  expect(list().items).toEqual(['1/1']);
  expect(times()).toEqual({ 1: 1 });
});

test('a page that fails leaves the others where they are', async () => {
  const { list, more } = await show();
  const error = new ApiError('offline', 'gone');
  call.mockRejectedValueOnce(error);
  await more();
  expect(list()).toMatchObject({ items: ['1/1'], error });
  await act(() => list().refresh());
  expect(list()).toMatchObject({ items: ['1/2', '2/1'], error: undefined });
});

test('a list that is opened again is fresh', async () => {
  const { more, leave } = await show();
  await more();
  leave();
  const { list } = await show();
  expect(list().items).toEqual(['1/2', '2/2']);
});

test.each([
  ['the person comes back', () => window.dispatchEvent(new Event('focus'))],
  ['the network comes back', () => window.dispatchEvent(new Event('online'))],
])('when %s all pages are asked anew', async (_, comeBack) => {
  const { list, more } = await show();
  await more();
  await act(async () => void comeBack());
  expect(list().items).toEqual(['1/2', '2/2']);
});

test('two presses ask for one page', async () => {
  const { list } = await show();
  await act(async () => {
    list().more();
    list().more();
  });
  expect(times()).toEqual({ 1: 1, 2: 1 });
});

test('after a page that failed the next press asks for that one', async () => {
  const { list, more } = await show();
  call.mockRejectedValueOnce(new ApiError('offline', 'gone'));
  await more();
  await more();
  expect(list().items).toEqual(['1/1', '2/1']);
  expect(times()).toEqual({ 1: 1, 2: 1 });
});

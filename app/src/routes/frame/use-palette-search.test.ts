import { act, cleanup, renderHook } from '@testing-library/react';
import type { SearchHits } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';

interface Asked {
  readonly q: string;
  readonly answer: (hits: SearchHits) => Promise<void>;
  readonly fail: () => Promise<void>;
}
const { call } = vi.hoisted(() => ({ call: vi.fn<(...call: unknown[]) => Promise<unknown>>() }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));

const { forgetEverything } = await import('../../data/cache.ts');
const { usePaletteSearch } = await import('./use-palette-search.ts');

let calls: Asked[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  call.mockImplementation((_endpoint, options) => {
    const { promise, resolve, reject } = Promise.withResolvers<SearchHits>();
    calls.push({
      q: (options as { query: { q: string } }).query.q,
      answer: (hits) => act(async () => resolve(hits)),
      fail: () => act(async () => reject(new ApiError('timeout', 'no answer'))),
    });
    return promise;
  });
});
afterEach(() => {
  cleanup();
  forgetEverything();
  vi.useRealTimers();
});

const pass = () => act(() => vi.advanceTimersByTimeAsync(200));
const hitsOf = (name: string): SearchHits => ({
  shipments: [],
  contacts: [{ id: name, kind: 'recipient', name, postalCode: '', city: '' }],
  quotes: [],
});

function open() {
  const { result } = renderHook(() => usePaletteSearch());
  return {
    state: () => result.current.state,
    retry: () => act(() => result.current.retry()),
    type: (text: string) => act(() => result.current.type(text)),
  };
}

test('nothing is asked of less than two characters, and the states say why', () => {
  const palette = open();
  expect(palette.state()).toEqual({ kind: 'idle' });
  palette.type('   ');
  expect(palette.state()).toEqual({ kind: 'idle' });
  palette.type(' K ');
  expect(palette.state()).toEqual({ kind: 'tooShort' });
  expect(calls).toEqual([]);
});

test('once somebody pauses their text is asked for, once', async () => {
  const palette = open();
  palette.type('Ki');
  palette.type('Kie');
  palette.type(' Kiel  Hafen ');
  expect(palette.state()).toEqual({ kind: 'loading' });
  await pass();
  expect(calls.map(({ q }) => q)).toEqual(['Kiel Hafen']);
  await calls[0]?.answer(hitsOf('a'));
  expect(palette.state()).toEqual({ kind: 'found', hits: hitsOf('a') });
});

test('a number is asked for as it was typed, since the platform reads it', async () => {
  const palette = open();
  palette.type('0034 0433 8364.4263 6597');
  await pass();
  expect(calls.map(({ q }) => q)).toEqual(['0034 0433 8364.4263 6597']);
});

test('a late answer is never taken for one to what is typed by now', async () => {
  const palette = open();
  palette.type('Kiel');
  await pass();
  palette.type('Hameln');
  await calls[0]?.answer(hitsOf('kiel'));
  expect(palette.state()).toEqual({ kind: 'loading' });
  await pass();
  expect(palette.state()).toEqual({ kind: 'loading' });
  await calls[1]?.answer(hitsOf('hameln'));
  expect(palette.state()).toEqual({ kind: 'found', hits: hitsOf('hameln') });
});

test('an answer that overtakes an earlier one stays', async () => {
  const palette = open();
  palette.type('Kiel');
  await pass();
  palette.type('Hameln');
  await pass();
  await calls[1]?.answer(hitsOf('hameln'));
  await calls[0]?.answer(hitsOf('kiel'));
  expect(palette.state()).toEqual({ kind: 'found', hits: hitsOf('hameln') });
});

test('a failure can be tried again', async () => {
  const palette = open();
  palette.type('Kiel');
  await pass();
  await calls[0]?.fail();
  expect(palette.state()).toEqual({ kind: 'failed' });
  palette.retry();
  expect(palette.state()).toEqual({ kind: 'loading' });
  await calls[1]?.answer(hitsOf('a'));
  expect(palette.state()).toEqual({ kind: 'found', hits: hitsOf('a') });
});

test('what is emptied asks for nothing more', async () => {
  const palette = open();
  palette.type('Kiel');
  palette.type('');
  await pass();
  expect(calls).toEqual([]);
  expect(palette.state()).toEqual({ kind: 'idle' });
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchField } from './use-search-field.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = () => act(() => vi.advanceTimersByTimeAsync(300));

/** A field whose page asks for `asked`. */
function open(asked = '') {
  const search = vi.fn<(text: string) => void>();
  const { result, rerender } = renderHook((now: string) => useSearchField(now, search), {
    initialProps: asked,
  });
  return {
    type: (text: string) => result.current(text),
    ask: (now: string) => rerender(now),
    searched: () => search.mock.calls.map(([text]) => text),
  };
}

test('what somebody has typed is searched as one line, once they pause', async () => {
  const field = open();
  field.type('Ki');
  field.type('  Kiel\nHafen ');
  expect(field.searched()).toEqual([]);
  await pass();
  expect(field.searched()).toEqual(['Kiel Hafen']);
});

test('a reset or the way back comes later than what was typed before it', async () => {
  const field = open('Kiel');
  field.type('Kiel Ha');
  field.ask('');
  await pass();
  expect(field.searched()).toEqual([]);
});

test('an answer to the search before does not take away what was typed since', async () => {
  const field = open();
  field.type('Ki');
  await pass();
  field.type('Kiel');
  field.ask('Ki');
  await pass();
  expect(field.searched()).toEqual(['Ki', 'Kiel']);
});

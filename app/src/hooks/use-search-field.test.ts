import { act, cleanup, render } from '@testing-library/react';
import { createElement, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchField } from './use-search-field.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
});

const pass = () => act(() => vi.advanceTimersByTimeAsync(300));

/** A field whose page asks for `asked`. */
function open(asked = '') {
  const search = vi.fn<(text: string) => void>();
  let ask: (asked: string) => void = () => undefined;
  let type: (text: string) => void = () => undefined;
  function Page() {
    const [now, setNow] = useState(asked);
    ask = setNow;
    type = useSearchField(now, search);
    return null;
  }
  const elsewhere = Promise.withResolvers<void>();
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/elsewhere', element: null, loader: () => elsewhere.promise.then(() => null) },
  ]);
  render(createElement(RouterProvider, { router }));
  return {
    type: (text: string) => type(text),
    ask: (now: string) => act(() => ask(now)),
    leave: () => act(() => void router.navigate('/elsewhere')),
    arrive: () => act(async () => elsewhere.resolve()),
    path: () => router.state.location.pathname,
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

test('a way back that does not show yet is waited for', async () => {
  const field = open('Kiel');
  field.type('Kiel Ha');
  window.history.pushState(null, '', '?search=Ulm');
  await pass();
  expect(field.searched()).toEqual([]);
  // The router of this test has no address bar of its own.
  window.history.replaceState(null, '', '/');
  field.ask('Ulm');
  await pass();
  expect(field.searched()).toEqual([]);
});

test('who is on their way elsewhere is not called back', async () => {
  const field = open();
  field.type('Kiel');
  field.leave();
  await pass();
  await pass();
  expect(field.searched()).toEqual([]);
  await field.arrive();
  expect(field.path()).toBe('/elsewhere');
  await pass();
  expect(field.searched()).toEqual([]);
});

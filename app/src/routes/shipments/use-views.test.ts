// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useViews } from './use-views.ts';

function storageWith(kept: string | null = null, isFull = false) {
  let entry = kept;
  return {
    read: () => entry,
    write: (_: string, value: string) => {
      if (!isFull) entry = value;
      return !isFull;
    },
  };
}

const view = (name: string, status = 'exception') => ({ name, href: `/sendungen?status=${status}` });

test('views are kept by name, and one of the same name is replaced', () => {
  const storage = storageWith();
  const { result } = renderHook(() => useViews(storage));
  for (const kept of [view('Österreich'), view('Zoll'), view('Alt'), view('Zoll', 'avis')])
    act(() => expect(result.current.save(kept)).toBe(true));
  expect(result.current.kept).toEqual([view('Alt'), view('Österreich'), view('Zoll', 'avis')]);
  expect(renderHook(() => useViews(storage)).result.current.kept).toEqual(result.current.kept);
  act(() => result.current.remove('Alt'));
  expect(result.current.kept).toEqual([view('Österreich'), view('Zoll', 'avis')]);
});

test('the oldest goes where there are too many', () => {
  const storage = storageWith();
  const { result } = renderHook(() => useViews(storage));
  for (let index = 1; index <= 21; index += 1) act(() => void result.current.save(view(`Ansicht ${index}`)));
  expect(result.current.kept).toHaveLength(20);
  expect(result.current.kept.map(({ name }) => name)).not.toContain('Ansicht 1');
});

test('where the browser keeps nothing nothing is said to be kept', () => {
  const { result } = renderHook(() => useViews(storageWith(null, true)));
  act(() => expect(result.current.save(view('Zoll'))).toBe(false));
  expect(result.current.kept).toEqual([]);
});

test.each(['[nonsense', '[{"name":"x","href":"javascript:alert(1)"}]', '{}'])(
  'what is no view of the list is nobody’s: %s',
  (kept) => {
    expect(renderHook(() => useViews(storageWith(kept))).result.current.kept).toEqual([]);
  },
);

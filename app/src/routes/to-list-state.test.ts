import { expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { type Asked, toListState } from './to-list-state.ts';
import type { Read } from './to-resource.ts';

interface Page {
  readonly items: readonly string[];
  readonly totalItems: number;
}
interface Filter {
  readonly search: string;
  readonly page: number;
}

const kiel: Filter = { search: 'Kiel', page: 1 };
const bremen: Filter = { search: 'Bremen', page: 1 };
const rows: Page = { items: ['a', 'b'], totalItems: 2 };
const none: Page = { items: [], totalItems: 0 };
const refusal = { person: { name: 'Timo Brandt' }, helper: 'owner' } as Asked<Page, Filter>['refusal'];
const down = new ApiError('server', 'down', { status: 503 });

function show(read: Partial<Read<Page>>, latest?: Asked<Page, Filter>['latest'], isEmpty = false) {
  const full: Read<Page> = { data: undefined, error: undefined, isValidating: false, ...read };
  return toListState<string, Page, Filter>(full, {
    filter: kiel,
    latest,
    isSlow: false,
    refusal,
    isEmpty: () => isEmpty,
  });
}

test('rows of now are shown as what they answer', () => {
  expect(show({ data: rows })).toMatchObject({ kind: 'ready', value: { ...rows, shown: kiel } });
});

test('„nothing there“ and „nothing found“ are told apart', () => {
  expect(show({ data: none }, undefined, true)).toEqual({ kind: 'empty' });
  expect(show({ data: none })).toEqual({ kind: 'noHits' });
});

test('rows of another filter stay while newer ones come, and say whose they are', () => {
  const state = show({ isValidating: true }, { filter: bremen, page: rows });
  expect(state).toMatchObject({ kind: 'ready', value: { shown: bremen }, isOlder: true });
});

test('„nothing found“ is not said of an answer to another filter', () => {
  expect(show({ isValidating: true }, { filter: bremen, page: none })).toMatchObject({ kind: 'loading' });
});

test('without rows a failure is the whole list, with rows it says that they are old', () => {
  expect(show({ error: down })).toMatchObject({ kind: 'failed' });
  expect(show({ error: down }, { filter: kiel, page: rows })).toMatchObject({
    kind: 'ready',
    failure: { status: 503 },
  });
});

test('a refusal shows nothing of what was there', () => {
  const refused = new ApiError('forbidden', 'no', { status: 403 });
  expect(show({ data: rows, error: refused }, { filter: kiel, page: rows })).toEqual({
    kind: 'forbidden',
    refusal,
  });
});

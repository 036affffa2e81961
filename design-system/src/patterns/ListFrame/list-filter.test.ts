import { expect, test } from 'vitest';
import { isUnfiltered, sameFilter } from './list-filter.ts';
import type { ListFilter } from './list-state.ts';

interface Filter extends ListFilter {
  readonly search: string;
  readonly carriers?: readonly string[];
  readonly period?: { readonly from: string; readonly to: string | null } | undefined;
}

const filter: Filter = {
  search: 'Kiel',
  carriers: ['DHL', 'UPS'],
  period: { from: '2026-11-01', to: null },
  page: 1,
};

test('filters are the same by what they say', () => {
  const { search } = filter;
  const copy = { page: 1, period: { to: null, from: '2026-11-01' }, carriers: ['DHL', 'UPS'], search };
  expect(sameFilter(filter, copy)).toBe(true);
  expect(sameFilter<Filter>({ search, page: 1 }, { search, page: 1, period: undefined })).toBe(true);
});

test.each<[string, Partial<Filter>]>([
  ['search', { search: '' }],
  ['page', { page: 2 }],
  ['order of what is listed', { carriers: ['UPS', 'DHL'] }],
  ['list', { carriers: ['DHL'] }],
  ['part of a period', { period: { from: '2026-11-01', to: '2026-11-30' } }],
  ['period', { period: undefined }],
])('another %s is another filter', (_what, change) => {
  const other = { ...filter, ...change };
  expect(sameFilter(filter, other)).toBe(false);
  expect(sameFilter(other, filter)).toBe(false);
  expect(sameFilter(filter, other, Object.keys(change) as (keyof Filter)[])).toBe(true);
});

test('a filter leaves nothing out where it says what none does, whichever page it asks for', () => {
  const none: Filter = { search: '', page: 1 };
  expect(isUnfiltered({ ...none, page: 7 }, none)).toBe(true);
  expect(isUnfiltered({ ...none, period: undefined }, none)).toBe(true);
  expect(isUnfiltered(filter, none)).toBe(false);
  expect(isUnfiltered({ ...none, search: 'Kiel' }, none, ['search'])).toBe(true);
});

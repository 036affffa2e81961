import { expect, test } from 'vitest';
import { isSameList } from './list-filter.ts';
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

test('the pages of a list are the same list', () => {
  expect(isSameList(filter, { ...filter, page: 3 })).toBe(true);
});

test('filters are the same by what they say', () => {
  const { search } = filter;
  const copy = { page: 1, period: { to: null, from: '2026-11-01' }, carriers: ['DHL', 'UPS'], search };
  expect(isSameList(filter, copy)).toBe(true);
  expect(isSameList({ search, page: 1 }, { search, page: 2, period: undefined })).toBe(true);
});

test.each<[string, Partial<Filter>]>([
  ['search', { search: '' }],
  ['order of what is listed', { carriers: ['UPS', 'DHL'] }],
  ['list', { carriers: ['DHL'] }],
  ['part of a period', { period: { from: '2026-11-01', to: '2026-11-30' } }],
  ['period', { period: undefined }],
])('another %s is another list', (_what, change) => {
  expect(isSameList(filter, { ...filter, ...change })).toBe(false);
  expect(isSameList({ ...filter, ...change }, filter)).toBe(false);
});

import { expect, test } from 'vitest';
import { nameOfFilter } from './filter-name.ts';
import { filterKeys, isUnfiltered, noFilter, sameFilter } from './shipments-filter.ts';

const changes = { status: 'transit', search: 'Kiel', page: 2 } as const;

test.each(filterKeys)('a filter with another %s is another one, and one that leaves something out', (key) => {
  const other = { ...noFilter, [key]: changes[key] };
  expect(sameFilter(noFilter, other)).toBe(false);
  expect(isUnfiltered(other)).toBe(false);
  expect(sameFilter(noFilter, other, [key])).toBe(true);
  expect(isUnfiltered(other, [key])).toBe(true);
});

test('a filter is named by all that it leaves out', () => {
  expect(nameOfFilter(noFilter)).toBe('Alle');
  expect(nameOfFilter(changes)).toBe('Unterwegs, Suche „Kiel“, Seite\u00A02');
});

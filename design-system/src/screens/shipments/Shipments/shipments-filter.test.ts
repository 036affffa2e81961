import { expect, test } from 'vitest';
import { sameFilter } from '../../../patterns/ListFrame/list-filter.ts';
import { nameOfFilter } from './filter-name.ts';
import { filterKeys, isUnfiltered, noFilter } from './shipments-filter.ts';
import type { ShipmentsFilter } from './shipments-state.ts';

const changes: ShipmentsFilter = {
  status: 'transit',
  search: 'Kiel',
  period: 'today',
  from: '2026-11-14',
  to: '2026-11-20',
  by: 'delivery',
  carrier: 'DHL',
  product: 'DHL_PAKET',
  country: 'AT,CH',
  postalCode: '20-25',
  sender: 'con_kiel',
  createdBy: 'usr_1',
  dangerous: true,
  insured: true,
  neutral: true,
  unprinted: true,
  sort: 'delivery',
  perPage: 50,
  page: 2,
};

test.each(filterKeys)('a filter with another %s is another one, and one that leaves something out', (key) => {
  const other = { ...noFilter, [key]: changes[key] };
  expect(sameFilter(noFilter, other)).toBe(false);
  expect(isUnfiltered(other)).toBe(false);
  expect(sameFilter(noFilter, other, [key])).toBe(true);
  expect(isUnfiltered(other, [key])).toBe(true);
});

test('a filter is named by all that it leaves out', () => {
  expect(nameOfFilter(noFilter)).toBe('Alle');
  expect(nameOfFilter({ ...noFilter, status: 'transit', search: 'Kiel', page: 2 })).toBe(
    'Unterwegs, Suche „Kiel“, Seite\u00A02',
  );
  expect(nameOfFilter({ ...noFilter, country: 'AT,CH', period: 'today', search: 'Kiel' })).toBe(
    'Alle, 2\u00A0Filter, Suche „Kiel“',
  );
});

import { expect, test } from 'vitest';
import { chipsOf, periodName, withoutChip, withoutChips } from './filter-chips.ts';
import { countFilters, isUnfiltered, noFilter } from './shipments-filter.ts';
import type { ShipmentsFilter } from './shipments-state.ts';

const filter: ShipmentsFilter = {
  ...noFilter,
  search: 'Kiel',
  status: 'transit',
  period: 'tomorrow',
  carrier: 'DHL,GLS',
  product: 'DHL_PAKET,OLD',
  country: 'AT',
  postalCode: '20-25',
  sender: 'con_kiel,con_gone',
  createdBy: 'usr_1',
  unprinted: true,
};
const choices = {
  products: [{ code: 'DHL_PAKET', carrier: 'DHL', name: 'Paket' }],
  senders: [{ id: 'con_kiel', name: 'Tietze Feinmechanik GmbH' }],
  creators: [{ id: 'usr_1', name: 'Jana Möller' }],
};
const told = (of: ShipmentsFilter) =>
  chipsOf(of, choices).map(({ label, value }) => [label, value].filter(Boolean).join(': '));

test('each filter that is on has a chip with its names', () => {
  expect(chipsOf(noFilter)).toEqual([]);
  expect(countFilters(noFilter)).toBe(0);
  expect(countFilters(filter)).toBe(chipsOf(filter).length);
  expect(told(filter)).toEqual([
    'Zustelltag: Morgen',
    'Dienstleister: DHL, GLS',
    'Versandprodukt: DHL Paket, OLD',
    'Land: Österreich',
    'Absender: Tietze Feinmechanik GmbH, con_gone',
    'Erstellt von: Jana Möller',
    'PLZ-Bereich: 20–25',
    'Noch nicht gedruckt',
  ]);
});

test('a period is called by its name or by its days', () => {
  const days = (from: string, to: string) => periodName({ ...noFilter, from, to });
  expect(days('2026-11-14', '2026-11-20')).toBe('14.11.2026–20.11.2026');
  expect(days('2026-11-14', '2026-11-14')).toBe('14.11.2026');
  expect(days('2026-11-14', '')).toBe('ab 14.11.2026');
  expect(days('', '2026-11-20')).toBe('bis 20.11.2026');
  expect(periodName({ ...noFilter, period: 'lastWeek', from: '2026-11-14' })).toBe('Letzte Woche');
});

test('without its chip a filter is off, and without all of them search, tab and order stay', () => {
  const keys = chipsOf(filter).map(({ key }) => key);
  const left = keys.reduce((rest, key) => ({ ...rest, ...withoutChip(key) }), filter);
  expect(left).toEqual({ ...filter, ...withoutChips() });
  expect(isUnfiltered(left, ['search', 'status'])).toBe(true);
  expect(left).toMatchObject({ search: 'Kiel', status: 'transit' });
});

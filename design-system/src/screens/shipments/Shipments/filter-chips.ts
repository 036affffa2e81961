import { countryName, fieldOfPeriod, type ShipmentFilterChoices } from 'contract';
import type { FilterChip } from '../../../components/FilterChips/FilterChips.tsx';
import { formatShortDate } from '../../../format/index.ts';
import { shipmentFiltersCopy as copy } from './ShipmentFilters.copy.ts';
import { codesIn, noFilter } from './shipments-filter.ts';
import type { ShipmentsFilter } from './shipments-state.ts';
import { shipmentsCopy } from './Shipments.copy.ts';

type CodeKey = 'carrier' | 'product' | 'country' | 'sender' | 'createdBy';
const codeKeys: readonly CodeKey[] = ['carrier', 'product', 'country', 'sender', 'createdBy'];
const flagKeys = ['dangerous', 'insured', 'neutral', 'unprinted'] as const;

/** One chip for each filter that is on; search and tab are seen elsewhere. */
export function chipsOf(filter: ShipmentsFilter, choices?: ShipmentFilterChoices): FilterChip[] {
  const period = periodName(filter);
  return [
    ...(period === '' ? [] : [chip('period', periodLabel(filter), period)]),
    ...codeKeys.flatMap((key) =>
      filter[key] === '' ? [] : [chip(key, copy.filters[key], namesOf(key, filter[key], choices))],
    ),
    ...(filter.postalCode === ''
      ? []
      : [chip('postalCode', copy.filters.postalCode, filter.postalCode.replace('-', '–'))]),
    ...flagKeys.flatMap((key) => (filter[key] ? [chip(key, copy.filters[key], '')] : [])),
  ];
}

/** What changes when the chip of a key goes. */
export function withoutChip(key: string): Partial<ShipmentsFilter> {
  if (key !== 'period') return { [key]: noFilter[key as keyof ShipmentsFilter] };
  const { period, from, to, by } = noFilter;
  return { period, from, to, by };
}

/** What changes when all chips go. */
export function withoutChips(): Partial<ShipmentsFilter> {
  const { search: _, status: __, sort: ___, page: ____, perPage: _____, ...others } = noFilter;
  return others;
}

function chip(key: string, label: string, value: string): FilterChip {
  return { key, label, value, removeLabel: copy.removeFilter(label) };
}

function periodLabel({ period, by }: ShipmentsFilter): string {
  return copy.periodOf[fieldOfPeriod(period === '' ? undefined : period, by)];
}

/** „Heute“, „14.11.2026–20.11.2026“, „ab 14.11.2026“; empty where there is none. */
export function periodName({ period, from, to }: ShipmentsFilter): string {
  if (period !== '') return shipmentsCopy.filters.periods[period];
  if (from === '' && to === '') return '';
  if (to === '') return copy.since(formatShortDate(from));
  if (from === '') return copy.until(formatShortDate(to));
  return from === to ? formatShortDate(from) : `${formatShortDate(from)}–${formatShortDate(to)}`;
}

function people(key: CodeKey, choices?: ShipmentFilterChoices) {
  if (key === 'sender') return choices?.senders;
  return key === 'createdBy' ? choices?.creators : undefined;
}

/** Names where they are known, else the codes. */
function namesOf(key: CodeKey, codes: string, choices?: ShipmentFilterChoices): string {
  const names = new Map(
    key === 'product'
      ? choices?.products.map(({ code, carrier, name }) => [code, `${carrier} ${name}`])
      : people(key, choices)?.map(({ id, name }) => [id, name]),
  );
  return codesIn(codes)
    .map((code) => (key === 'country' ? countryName(code) : (names.get(code) ?? code)))
    .join(', ');
}

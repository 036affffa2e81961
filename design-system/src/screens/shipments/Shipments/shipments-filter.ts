import { SHIPMENTS_PER_PAGE } from 'contract';
import { sameFilter } from '../../../patterns/ListFrame/list-filter.ts';
import type { ShipmentsFilter } from './shipments-state.ts';

type Key = keyof ShipmentsFilter;

/** The first page of everything. Each part of a filter stands here, so that whoever names one names all of them. */
export const noFilter: Readonly<Required<ShipmentsFilter>> = {
  status: 'all',
  search: '',
  period: '',
  from: '',
  to: '',
  by: 'created',
  carrier: '',
  product: '',
  country: '',
  postalCode: '',
  sender: '',
  createdBy: '',
  dangerous: false,
  insured: false,
  neutral: false,
  unprinted: false,
  sort: '-created',
  perPage: SHIPMENTS_PER_PAGE,
  page: 1,
};

export const filterKeys = Object.keys(noFilter) as Key[];

/**
 * Whether a filter leaves nothing out.
 *
 * @param except parts that may
 */
export function isUnfiltered(filter: ShipmentsFilter, except: readonly Key[] = []): boolean {
  return sameFilter(filter, noFilter, except);
}

/** What leaves nothing out by itself. */
export const beside = ['page', 'perPage', 'sort', 'by'] as const satisfies readonly Key[];

/** How many filters are on beside search and tab; a period is one, whatever it is made of. */
export function countFilters(filter: ShipmentsFilter): number {
  const uncounted: readonly Key[] = ['search', 'status', 'to', 'from', 'period', ...beside];
  const hasPeriod = filter.period !== '' || filter.from !== '' || filter.to !== '';
  const others = filterKeys.filter((key) => !uncounted.includes(key) && filter[key] !== noFilter[key]);
  return others.length + Number(hasPeriod);
}

/** Codes that travel as one text. */
export function codesIn(text: string): readonly string[] {
  return text === '' ? [] : text.split(',');
}

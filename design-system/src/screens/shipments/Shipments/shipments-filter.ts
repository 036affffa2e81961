import type { ShipmentsFilter } from './shipments-state.ts';

type Key = keyof ShipmentsFilter;

/** The first page of everything. Each part of a filter stands here, so that whoever compares has all of them. */
export const noFilter: Readonly<Required<ShipmentsFilter>> = { status: 'all', search: '', page: 1 };

export const filterKeys = Object.keys(noFilter) as Key[];

/**
 * Whether two filters ask for the same.
 *
 * @param except parts that may differ
 */
export function sameFilter(
  one: ShipmentsFilter,
  other: ShipmentsFilter,
  except: readonly Key[] = [],
): boolean {
  return filterKeys.every((key) => except.includes(key) || one[key] === other[key]);
}

/**
 * Whether a filter leaves nothing out.
 *
 * @param except parts that may
 */
export function isUnfiltered(filter: ShipmentsFilter, except: readonly Key[] = []): boolean {
  return sameFilter(filter, noFilter, except);
}

import { sameFilter } from '../../../patterns/ListFrame/list-filter.ts';
import type { ContactsFilter } from './contacts-state.ts';

/** The first page of everything. */
export const noFilter: Readonly<ContactsFilter> = {
  search: '',
  kind: 'all',
  country: '',
  sort: 'name',
  page: 1,
};

/** What leaves nothing out by itself. */
const beside = ['page', 'sort'] as const;

/** Whether a filter leaves nothing out, but for what `except` names. */
export function isUnfiltered(
  filter: ContactsFilter,
  except: readonly (keyof ContactsFilter)[] = [],
): boolean {
  return sameFilter(filter, noFilter, [...beside, ...except]);
}

import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import { countFilters, filterKeys } from './shipments-filter.ts';
import type { ShipmentsFilter } from './shipments-state.ts';
import { shipmentsCopy as copy } from './Shipments.copy.ts';

/** What keys say that have no chip. */
const words: Partial<Record<keyof ShipmentsFilter, (filter: ShipmentsFilter) => string>> = {
  status: ({ status }) => copy.tabs[status],
  search: ({ search }) => (search === '' ? '' : listCopy.selection.search(search)),
  page: ({ page }) => (page === 1 ? '' : listCopy.selection.page(page)),
};

/** Names what a filter selects, such as „Unterwegs, 2 Filter, Suche „Kiel“, Seite 2“. */
export function nameOfFilter(filter: ShipmentsFilter): string {
  const filters = countFilters(filter);
  const [tab = '', ...rest] = filterKeys.map((key) => words[key]?.(filter) ?? '');
  return [tab, filters === 0 ? '' : copy.filters.amount(filters), ...rest]
    .filter((part) => part !== '')
    .join(', ');
}

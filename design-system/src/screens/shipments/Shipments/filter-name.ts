import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import { filterKeys } from './shipments-filter.ts';
import type { ShipmentsFilter } from './shipments-state.ts';
import { shipmentsCopy as copy } from './Shipments.copy.ts';

const words: Record<keyof ShipmentsFilter, (filter: ShipmentsFilter) => string> = {
  status: ({ status }) => copy.tabs[status],
  search: ({ search }) => (search === '' ? '' : listCopy.selection.search(search)),
  page: ({ page }) => (page === 1 ? '' : listCopy.selection.page(page)),
};

/** Names what a filter selects, such as „Unterwegs, Suche „Kiel“, Seite 2“. */
export function nameOfFilter(filter: ShipmentsFilter): string {
  return filterKeys
    .map((key) => words[key](filter))
    .filter((part) => part !== '')
    .join(', ');
}

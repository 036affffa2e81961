import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import type { TeamFilter } from './team-state.ts';
import { teamCopy as copy } from './Team.copy.ts';

/** What each part of a filter is called; a part that says nothing is empty. */
const words: { readonly [Key in keyof TeamFilter]: (filter: TeamFilter) => string } = {
  status: ({ status }) => copy.statuses[status],
  search: ({ search }) => (search === '' ? '' : listCopy.selection.search(search)),
  page: ({ page }) => (page === 1 ? '' : listCopy.selection.page(page)),
};

/** Names whom a filter selects, such as „Eingeladen, Suche „Kiel“, Seite 2“. */
export function nameOfFilter(filter: TeamFilter): string {
  return Object.values(words)
    .map((word) => word(filter))
    .filter((part) => part !== '')
    .join(', ');
}

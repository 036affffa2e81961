import { countryName } from 'contract';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import type { ContactsFilter } from './contacts-state.ts';
import { contactsCopy as copy } from './Contacts.copy.ts';

/** What each part of a filter is called; a part that says nothing is empty. */
const words: { readonly [Key in keyof ContactsFilter]: (filter: ContactsFilter) => string } = {
  kind: ({ kind }) => copy.kinds[kind],
  country: ({ country }) => (country === '' ? '' : countryName(country)),
  search: ({ search }) => (search === '' ? '' : listCopy.selection.search(search)),
  sort: () => '',
  page: ({ page }) => (page === 1 ? '' : listCopy.selection.page(page)),
};

/** Names what a filter selects, such as „Empfänger, Schweiz, Suche „Zürich“, Seite 2“. */
export function nameOfFilter(filter: ContactsFilter): string {
  return Object.values(words)
    .map((word) => word(filter))
    .filter((part) => part !== '')
    .join(', ');
}

import { contactKinds, contactSorts } from 'contract';
import * as v from 'valibot';
import { pages } from './pages.ts';
import { searchAddress } from './search-address.ts';
import { countryKey, flagKey, idKey, pageKey, searchKey } from './search-keys.ts';

/** The address book: search, kind, country, order and page, and what its panel is about. */
export const contactsAddress = searchAddress(pages.contacts, {
  search: searchKey,
  kind: v.fallback(v.picklist(['all', ...contactKinds]), 'all'),
  country: countryKey,
  sort: v.fallback(v.picklist(contactSorts), 'name'),
  page: pageKey,
  /** The contact that is open. */
  contact: idKey,
  /** A new one is being made, which may begin as another one is. */
  create: flagKey,
  copyOf: idKey,
});

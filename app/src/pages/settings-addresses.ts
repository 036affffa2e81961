import { userStatuses } from 'contract';
import * as v from 'valibot';
import { pages } from './pages.ts';
import { searchAddress } from './search-address.ts';
import { flagKey, idKey, pageKey, searchKey } from './search-keys.ts';

/** The people of the organisation: search, tab and page. */
export const teamAddress = searchAddress(pages.team, {
  search: searchKey,
  status: v.fallback(v.picklist(['all', ...userStatuses]), 'all'),
  page: pageKey,
});

/** The neutral sender addresses: search, page, and what the panel is about. */
export const neutralSendersAddress = searchAddress(pages.neutralSenders, {
  search: searchKey,
  page: pageKey,
  /** The address that is open. */
  contact: idKey,
  /** A new one is being made, which may begin as another one is. */
  create: flagKey,
  copyOf: idKey,
});

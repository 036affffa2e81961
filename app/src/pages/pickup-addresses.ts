import { pickupTabs } from 'contract';
import * as v from 'valibot';
import { pages } from './pages.ts';
import { searchAddress } from './search-address.ts';
import { flagKey, idKey, pageKey } from './search-keys.ts';

/** The list: tab and page, and the pickup whose panel is open, or the form of a new one. */
export const pickupsAddress = searchAddress(pages.pickups, {
  tab: v.fallback(v.picklist(pickupTabs), 'upcoming'),
  page: pageKey,
  pickup: idKey,
  create: flagKey,
});

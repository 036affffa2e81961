import { pages } from './pages.ts';
import { searchAddress } from './search-address.ts';
import { pageKey } from './search-keys.ts';

/** The day-end closing, with the page of its history. */
export const dayEndAddress = searchAddress(pages.dayEndClosing, { page: pageKey });

import { pages } from './pages.ts';
import { searchAddress } from './search-address.ts';
import { idKey } from './search-keys.ts';

/** Where an invitation leads; its id leaves the address at once, because it opens something. */
export const joinAddress = searchAddress(pages.join, { id: idKey });

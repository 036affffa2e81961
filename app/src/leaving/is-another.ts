import type { Location } from 'react-router';
import type { SearchAddress } from '../pages/search-address.ts';

/**
 * What leaves a form whose place is named in the query, for `useLeaveGuard`: another page, and the same one where the
 * query names another thing, tab or view, or none.
 *
 * @param address reads the query
 * @param keys what of it names the place; whatever else changes, the form stays
 */
export function isAnother<Search>(
  { parse }: Pick<SearchAddress<string, Search>, 'parse'>,
  ...keys: readonly (keyof Search)[]
): (here: Location, there: Location) => boolean {
  const searchOf = ({ search }: Location) => parse(new URLSearchParams(search));
  return (here, there) => {
    if (here.pathname !== there.pathname) return true;
    const [now, then] = [searchOf(here), searchOf(there)];
    return keys.some((key) => now[key] !== then[key]);
  };
}

import { useSearchParams } from 'react-router';
import type { SearchAddress } from '../pages/search-address.ts';

/** What the address bar says in the query of this page. */
export function useSearch<Search>({ parse }: Pick<SearchAddress<string, Search>, 'parse'>): Search {
  const [query] = useSearchParams();
  return parse(query);
}

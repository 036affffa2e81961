import { useNavigate } from 'react-router';
import { useSearchField } from '../../hooks/use-search-field.ts';
import { shipmentsAddress } from '../../pages/shipment-addresses.ts';
import { useSearch } from '../use-search.ts';
import type { ShipmentsSearch } from './to-hrefs.ts';

export type ShipmentsAddress = ReturnType<typeof useShipmentsAddress>;

/** What the address bar asks the list for, and the ways to ask for something else, which keep the rest of it. */
export function useShipmentsAddress() {
  const search = useSearch(shipmentsAddress);
  const navigate = useNavigate();
  const hrefWith = (change: Partial<ShipmentsSearch>) => shipmentsAddress.href({ ...search, ...change });
  const go = (change: Partial<ShipmentsSearch>, replace = false) =>
    void navigate(hrefWith(change), { replace, preventScrollReset: true });
  return {
    search,
    hrefWith,
    /** Stays where the page is scrolled to. */
    go,
    /** Another page begins at its top. */
    turnTo: (page: number) => void navigate(hrefWith({ page })),
    /** Takes what is typed; see `useSearchField`. */
    searchFor: useSearchField(search.search, (text) => go({ search: text, page: 1 }, true)),
  };
}

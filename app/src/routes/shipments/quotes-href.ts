import { shipmentsAddress } from '../../pages/shipment-addresses.ts';
import type { ShipmentsSearch } from './to-hrefs.ts';

/** The tab „Preisanfragen“; what narrows shipments down stays for the way back. */
export function quotesHref(search: ShipmentsSearch, change: Partial<ShipmentsSearch> = {}): string {
  return shipmentsAddress.href({
    ...search,
    status: 'quotes',
    page: 1,
    shipment: null,
    quote: null,
    ...change,
  });
}

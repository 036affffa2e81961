import type { StatusGroup } from 'contract';
import { countFilters } from 'design-system/screens/shipments/Shipments/shipments-filter.ts';
import type { ShipmentsHrefs } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { pages, quickRatesHref } from '../../pages/pages.ts';
import { shipmentsAddress } from '../../pages/shipment-addresses.ts';

/** What `/sendungen` has in its address. */
export type ShipmentsSearch = ReturnType<typeof shipmentsAddress.parse>;

/** The same where it shows shipments. */
export type ShipmentListSearch = ShipmentsSearch & { readonly status: StatusGroup };

/** The same where it shows quotes: as the list is without any filter. */
export function toListSearch(search: ShipmentsSearch): ShipmentListSearch {
  const { status } = search;
  return { ...search, quote: null, status: status === 'quotes' ? 'all' : status };
}

/** What of it the list is asked for: what is open and how it is shown is no question to the API. */
export function toListFilter(search: ShipmentListSearch) {
  const { shipment: _, quote: __, columns: ___, ...filter } = search;
  return filter;
}

/** All addresses that the list links to; each keeps the rest of the address of now. */
export function toHrefs(search: ShipmentListSearch, mayAskPrices = false): ShipmentsHrefs {
  const change = (to: Partial<ShipmentsSearch>) => shipmentsAddress.href({ ...search, ...to });
  return {
    home: pages.start.href(),
    create: pages.newShipment.href(),
    ...(mayAskPrices && { compare: quickRatesHref }),
    status: (status) => change({ status, page: 1 }),
    quotes: change({ status: 'quotes', page: 1, shipment: null }),
    shipment: (id) => change({ shipment: id }),
    // Where a search alone finds nothing it is emptied and the tab stays; else all goes.
    reset:
      search.search !== '' && countFilters(search) === 0
        ? change({ search: '', page: 1 })
        : shipmentsAddress.href({
            shipment: search.shipment,
            sort: search.sort,
            perPage: search.perPage,
            columns: search.columns,
          }),
  };
}

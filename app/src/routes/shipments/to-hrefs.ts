import { countFilters } from 'design-system/screens/shipments/Shipments/shipments-filter.ts';
import type { ShipmentsHrefs } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { pages } from '../../pages/pages.ts';
import { shipmentsAddress } from '../../pages/shipment-addresses.ts';

/** What the list has in its address. */
export type ShipmentsSearch = ReturnType<typeof shipmentsAddress.parse>;

/** All addresses that the list links to; each keeps the rest of the address of now. */
export function toHrefs(search: ShipmentsSearch): ShipmentsHrefs {
  const change = (to: Partial<ShipmentsSearch>) => shipmentsAddress.href({ ...search, ...to });
  return {
    home: pages.start.href(),
    create: pages.newShipment.href(),
    status: (status) => change({ status, page: 1 }),
    shipment: (id) => change({ shipment: id }),
    // Where a search alone finds nothing it is emptied and the tab stays; else all goes.
    reset:
      search.search !== '' && countFilters(search) === 0
        ? change({ search: '', page: 1 })
        : shipmentsAddress.href({ shipment: search.shipment, sort: search.sort }),
  };
}

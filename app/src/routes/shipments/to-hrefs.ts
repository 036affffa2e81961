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
    // A search is emptied where one stands; without one the tab goes too: what is left out is the default.
    reset:
      search.search === ''
        ? shipmentsAddress.href({ shipment: search.shipment })
        : change({ search: '', page: 1 }),
  };
}

import type {
  AllShipmentsFilter,
  AllShipmentsHrefs,
} from 'design-system/screens/backoffice/AllShipments/all-shipments-state.ts';
import {
  allShipmentsAddress,
  anyOrganizationAddress,
  auditLogsAddress,
} from '../../pages/backoffice-addresses.ts';
import { pages } from '../../pages/pages.ts';

/** All addresses that the shipments of all organisations link to; each keeps the filter of now. */
export function toDeskHrefs(filter: AllShipmentsFilter): AllShipmentsHrefs {
  return {
    home: pages.start.href(),
    status: (status) => allShipmentsAddress.href({ ...filter, status, page: 1 }),
    shipment: (id) => allShipmentsAddress.href({ ...filter, shipment: id }),
    ofOrganization: (orgCode) => allShipmentsAddress.href({ orgCode }),
    organization: (id) => anyOrganizationAddress.href({}, { id }),
    auditLog: (object) => auditLogsAddress.href({ object }),
    // Where a search alone finds nothing it is emptied and the tab stays; else all goes.
    reset:
      filter.search === ''
        ? allShipmentsAddress.href()
        : allShipmentsAddress.href({ ...filter, search: '', page: 1 }),
  };
}

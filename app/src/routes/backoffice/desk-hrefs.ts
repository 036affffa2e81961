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

/** The address of a list of shipments with its filter and the open one. */
export type DeskHrefOf = (search?: Partial<AllShipmentsFilter> & { readonly shipment?: string }) => string;

/** All addresses that a list of shipments links to; each keeps the filter of now. */
export function toDeskHrefs(filter: AllShipmentsFilter, hrefOf: DeskHrefOf): AllShipmentsHrefs {
  return {
    home: pages.start.href(),
    status: (status) => hrefOf({ ...filter, status, page: 1 }),
    shipment: (id) => hrefOf({ ...filter, shipment: id }),
    ofOrganization: (orgCode) => allShipmentsAddress.href({ orgCode }),
    organization: (id) => anyOrganizationAddress.href({}, { id }),
    auditLog: (object) => auditLogsAddress.href({ object }),
    // Where a search alone finds nothing it is emptied and the tab stays; else all goes.
    reset: filter.search === '' ? hrefOf() : hrefOf({ ...filter, search: '', page: 1 }),
  };
}

import { statusGroups } from 'contract';
import * as v from 'valibot';
import { pages } from './pages.ts';
import { searchAddress } from './search-address.ts';
import { idKey, pageKey, searchKey } from './search-keys.ts';

/** The list: search, tab and page, and the shipment whose panel is open. */
export const shipmentsAddress = searchAddress(pages.shipments, {
  search: searchKey,
  status: v.fallback(v.picklist(statusGroups), 'all'),
  page: pageKey,
  shipment: idKey,
});

/** The form: who it is filled in for and from. `recipientOf`, ours, is a shipment whose recipient this one goes to. */
export const newShipmentAddress = searchAddress(pages.newShipment, {
  recipientId: idKey,
  senderId: idKey,
  recipientOf: idKey,
});

/** Ours: what the form has made. */
export const createdShipmentAddress = searchAddress(pages.createdShipment, { shipment: idKey });

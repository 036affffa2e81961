import {
  carriers,
  namedPeriods,
  periodFields,
  SHIPMENTS_PER_PAGE,
  shipmentSorts,
  shipmentsPerPage,
  statusGroups,
} from 'contract';
import * as v from 'valibot';
import { pages } from './pages.ts';
import { searchAddress } from './search-address.ts';
import { codesKey, dayKey, flagKey, idKey, pageKey, postalCodeKey, searchKey } from './search-keys.ts';

const perPageKey = v.fallback(
  v.pipe(v.string(), v.toNumber(), v.picklist(shipmentsPerPage)),
  SHIPMENTS_PER_PAGE,
);

/** The list: search, tab, filters, order, columns and page, and the shipment or quote whose panel is open. */
export const shipmentsAddress = searchAddress(pages.shipments, {
  search: searchKey,
  status: v.fallback(v.picklist([...statusGroups, 'quotes']), 'all'),
  period: v.fallback(v.picklist(['', ...namedPeriods]), ''),
  from: dayKey,
  to: dayKey,
  by: v.fallback(v.picklist(periodFields), 'created'),
  carrier: codesKey(new RegExp(`^(${carriers.join('|')})$`)),
  product: codesKey(/^\w{1,60}$/),
  country: codesKey(/^[A-Z]{2}$/),
  postalCode: postalCodeKey,
  sender: codesKey(/^[\w-]{1,64}$/),
  createdBy: codesKey(/^[\w-]{1,64}$/),
  dangerous: flagKey,
  insured: flagKey,
  neutral: flagKey,
  unprinted: flagKey,
  sort: v.fallback(v.picklist(shipmentSorts), '-created'),
  columns: codesKey(/^[a-zA-Z]{1,20}$/),
  perPage: perPageKey,
  page: pageKey,
  shipment: idKey,
  quote: idKey,
});

/** What stands in place of the list: the packing bench, or rates to compare. */
export const shipmentViewAddress = searchAddress(pages.shipments, {
  ansicht: v.fallback(v.picklist(['', 'packplatz', 'tarife']), ''),
});

/**
 * The form: who it is filled in for and from, or the shipment that it edits, completes or copies.
 * `shipmentIdToResend` and `shipmentIdToReturn`, ours, are shipments that it sends again with corrections, or
 * brings back; `quoteToAccept`, ours, is a quote whose offer it accepts;
 * `recipientOf`, ours, is a shipment whose recipient this one goes to.
 */
export const newShipmentAddress = searchAddress(pages.newShipment, {
  recipientId: idKey,
  senderId: idKey,
  recipientOf: idKey,
  shipmentIdToEdit: idKey,
  avisIdToComplete: idKey,
  shipmentIdToCopy: idKey,
  shipmentIdToResend: idKey,
  shipmentIdToReturn: idKey,
  quoteToAccept: idKey,
});

/** Ours: what the form has made. */
export const createdShipmentAddress = searchAddress(pages.createdShipment, { shipment: idKey });

import {
  auditActions,
  auditObjectKinds,
  carriers,
  packagingTypes,
  quoteGroups,
  statusGroups,
  userStatuses,
} from 'contract';
import * as v from 'valibot';
import { backofficePages } from './backoffice-pages.ts';
import { pages } from './pages.ts';
import { searchAddress } from './search-address.ts';
import { countryKey, dayKey, filterIdKey, flagKey, idKey, pageKey, searchKey } from './search-keys.ts';

/** The overview: the page of the runs. */
export const overviewAddress = searchAddress(pages.backoffice, { page: pageKey });

/** One run: which of its items, and their page. */
export const cronRunAddress = searchAddress(backofficePages.cronRun, { onlyFailed: flagKey, page: pageKey });

/** Quotes: how they stand, their page, and the one whose panel is open. */
export const offersAddress = searchAddress(backofficePages.offers, {
  status: v.fallback(v.picklist(quoteGroups), 'open'),
  page: pageKey,
  quote: idKey,
});

/** Shipments of all organisations: filters, page, and the one whose panel is open. */
export const allShipmentsAddress = searchAddress(backofficePages.allShipments, {
  search: searchKey,
  status: v.fallback(v.picklist(statusGroups), 'all'),
  carrier: v.fallback(v.picklist(['', ...carriers]), ''),
  orgCode: filterIdKey,
  page: pageKey,
  shipment: idKey,
});

/** The audit log: filters, page, and the entry whose panel is open. */
export const auditLogsAddress = searchAddress(backofficePages.auditLogs, {
  search: searchKey,
  action: v.fallback(v.picklist(['', ...auditActions]), ''),
  kind: v.fallback(v.picklist(['', ...auditObjectKinds]), ''),
  from: dayKey,
  to: dayKey,
  person: filterIdKey,
  orgCode: filterIdKey,
  object: filterIdKey,
  page: pageKey,
  entry: idKey,
});

/** All organisations: what is searched for, and their page. */
export const organizationsAddress = searchAddress(backofficePages.organizations, {
  search: searchKey,
  page: pageKey,
});

/** One organisation: its tab, and of its people search, tab and page. */
export const anyOrganizationAddress = searchAddress(backofficePages.anyOrganization, {
  tab: v.fallback(v.picklist(['facts', 'users', 'products', 'account']), 'facts'),
  search: searchKey,
  status: v.fallback(v.picklist(['all', ...userStatuses]), 'all'),
  page: pageKey,
});

/** Products of carriers: filters, page, and the one whose panel is open, or that of the sync. */
export const carrierProductsAddress = searchAddress(backofficePages.carrierProducts, {
  carrier: v.fallback(v.picklist(['', ...carriers]), ''),
  active: v.fallback(v.picklist(['', 'yes', 'no']), ''),
  country: countryKey,
  page: pageKey,
  product: idKey,
  sync: flagKey,
});

/** Countries: what is searched for, their page, and the one whose panel is open. */
export const countriesAddress = searchAddress(backofficePages.countries, {
  search: searchKey,
  page: pageKey,
  country: idKey,
});

/** Content pages: their page. */
export const contentPagesAddress = searchAddress(backofficePages.contentPages, { page: pageKey });

/** What carriers take: which of the rules. */
export const packagingTypesAddress = searchAddress(backofficePages.packagingTypes, {
  carrier: v.fallback(v.picklist(['', ...carriers]), ''),
  packaging: v.fallback(v.picklist(['', ...packagingTypes]), ''),
  onlyAllowed: flagKey,
});

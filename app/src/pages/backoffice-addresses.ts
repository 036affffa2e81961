import {
  auditActions,
  auditObjectKinds,
  carriers,
  packagingTypes,
  quoteGroups,
  statusGroups,
  testStatuses,
  userStatuses,
} from 'contract';
import * as v from 'valibot';
import { backofficePages } from './backoffice-pages.ts';
import { pages } from './pages.ts';
import { searchAddress } from './search-address.ts';
import { countryKey, dayKey, filterIdKey, flagKey, idKey, pageKey, searchKey } from './search-keys.ts';

/** The overview: which of the runs, and their page. */
export const overviewAddress = searchAddress(pages.backoffice, { onlyTroubled: flagKey, page: pageKey });

/** One run: which of its items, and their page. */
export const cronRunAddress = searchAddress(backofficePages.cronRun, { onlyFailed: flagKey, page: pageKey });

/** Quotes: how they stand, their page, and the one whose panel is open. */
export const offersAddress = searchAddress(backofficePages.offers, {
  status: v.fallback(v.picklist(quoteGroups), 'open'),
  search: searchKey,
  page: pageKey,
  quote: idKey,
});

/** Which shipments, their page, and the one whose panel is open. */
const shipmentKeys = {
  search: searchKey,
  status: v.fallback(v.picklist(statusGroups), 'all'),
  carrier: v.fallback(v.picklist(['', ...carriers]), ''),
  exceptionToday: flagKey,
  page: pageKey,
  shipment: idKey,
};

/** Shipments of all organisations, or of one of them. */
export const allShipmentsAddress = searchAddress(backofficePages.allShipments, {
  ...shipmentKeys,
  orgCode: filterIdKey,
});

/** Which entries of the log, their page, and the one whose panel is open. */
const entryKeys = {
  search: searchKey,
  action: v.fallback(v.picklist(['', ...auditActions]), ''),
  kind: v.fallback(v.picklist(['', ...auditObjectKinds]), ''),
  from: dayKey,
  to: dayKey,
  person: filterIdKey,
  object: filterIdKey,
  page: pageKey,
  entry: idKey,
};

/** The audit log of all organisations, or of one of them. */
export const auditLogsAddress = searchAddress(backofficePages.auditLogs, {
  ...entryKeys,
  orgCode: filterIdKey,
});

/** The connections to carriers, and whose times the chart shows. */
export const carrierApiAddress = searchAddress(backofficePages.carrierApi, {
  carrier: v.fallback(v.picklist(['', ...carriers]), ''),
});

/** All organisations: what is searched for, whether new ones alone, and their page. */
export const organizationsAddress = searchAddress(backofficePages.organizations, {
  search: searchKey,
  onlyNew: flagKey,
  page: pageKey,
});

/** A tab in the page of an organisation. */
const organizationTabKey = v.fallback(
  v.picklist(['facts', 'users', 'products', 'account', 'shipments', 'log']),
  'facts',
);

/** One organisation: its tab, and of its people search, tab and page. */
export const anyOrganizationAddress = searchAddress(backofficePages.anyOrganization, {
  tab: organizationTabKey,
  search: searchKey,
  status: v.fallback(v.picklist(['all', ...userStatuses]), 'all'),
  page: pageKey,
});

/** The tab of its products: which of them. */
export const organizationProductsAddress = searchAddress(backofficePages.anyOrganization, {
  tab: organizationTabKey,
  carrier: v.fallback(v.picklist(['', ...carriers]), ''),
  deviating: flagKey,
});

/** The tab of its shipments. */
export const organizationShipmentsAddress = searchAddress(backofficePages.anyOrganization, {
  tab: organizationTabKey,
  ...shipmentKeys,
});

/** The tab of its log. */
export const organizationLogAddress = searchAddress(backofficePages.anyOrganization, {
  tab: organizationTabKey,
  ...entryKeys,
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

/** Series of test cases: their page. */
export const testCenterAddress = searchAddress(backofficePages.testCenter, { page: pageKey });

/** One series: its cases by how they stand, or its executions and their page, or what became of the cases in one. */
export const testSampleAddress = searchAddress(backofficePages.testSample, {
  view: v.fallback(v.picklist(['items', 'history']), 'items'),
  execution: idKey,
  status: v.fallback(v.picklist(['all', ...testStatuses]), 'all'),
  page: pageKey,
});

/** One case, and above it what it has answered in one of its executions. */
export const testItemAddress = searchAddress(backofficePages.testItem, { execution: idKey });

/** What carriers take: which of the rules. */
export const packagingTypesAddress = searchAddress(backofficePages.packagingTypes, {
  carrier: v.fallback(v.picklist(['', ...carriers]), ''),
  packaging: v.fallback(v.picklist(['', ...packagingTypes]), ''),
  onlyAllowed: flagKey,
});

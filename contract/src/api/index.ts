import { auditLogsApi } from './audit-logs.ts';
import { backofficeApi } from './backoffice.ts';
import { billingApi } from './billing.ts';
import { carrierApi } from './carrier-api.ts';
import { carrierPackagingRulesApi } from './carrier-packaging-rules.ts';
import { carrierProductsApi } from './carrier-products.ts';
import { contactChangesApi } from './contact-changes.ts';
import { contactsApi } from './contacts.ts';
import { contentPagesApi } from './content-pages.ts';
import { countriesApi } from './countries.ts';
import { cronRunsApi } from './cron-runs.ts';
import { dayEndClosingsApi } from './day-end-closings.ts';
import { fileAssetsApi } from './file-assets.ts';
import { firstStepsApi } from './first-steps.ts';
import { notificationsApi } from './notifications.ts';
import { organizationListApi } from './organization-list.ts';
import { organizationProductsApi } from './organization-products.ts';
import { organizationRecordsApi } from './organization-records.ts';
import { organizationsApi } from './organizations.ts';
import { packagesSentApi } from './packages-sent.ts';
import { packingBenchApi } from './packing-bench.ts';
import { pagesApi } from './pages.ts';
import { pickupsApi } from './pickups.ts';
import { printTestApi } from './print-test.ts';
import { quoteRequestApi, rateRequestsApi } from './rate-requests.ts';
import { ratesApi } from './rates.ts';
import { recipientsApi } from './recipients.ts';
import { savedBoxesApi } from './saved-boxes.ts';
import { searchApi } from './search.ts';
import { setupApi } from './setup.ts';
import { shipmentAttachmentsApi } from './shipment-attachments.ts';
import { shipmentDefaultsApi } from './shipment-defaults.ts';
import { shipmentDeskApi } from './shipment-desk.ts';
import { shipmentDetailsApi } from './shipment-details.ts';
import { shipmentOrdersApi } from './shipment-orders.ts';
import { shipmentPapersApi } from './shipment-papers.ts';
import { shipmentRecordsApi } from './shipment-records.ts';
import { shipmentsApi } from './shipments.ts';
import { staffCountriesApi } from './staff-countries.ts';
import { statisticsApi } from './statistics.ts';
import { teamApi } from './team.ts';
import { testItemsApi } from './test-items.ts';
import { testSamplesApi } from './test-samples.ts';

/** Every call that exists, by resource. */
export const api = {
  contacts: { ...contactsApi, ...contactChangesApi },
  search: searchApi,
  rates: ratesApi,
  rateRequests: rateRequestsApi,
  shipments: {
    ...shipmentsApi,
    ...shipmentOrdersApi,
    ...shipmentDetailsApi,
    ...shipmentPapersApi,
    ...shipmentRecordsApi,
    ...packingBenchApi,
    ...packagesSentApi,
    ...recipientsApi,
    ...quoteRequestApi,
    ...shipmentAttachmentsApi,
  },
  dayEndClosings: dayEndClosingsApi,
  fileAssets: fileAssetsApi,
  notifications: notificationsApi,
  organizations: { ...organizationsApi, ...shipmentDefaultsApi },
  savedBoxes: savedBoxesApi,
  /** Organisations with their people. */
  teams: {
    ...organizationListApi,
    ...organizationRecordsApi,
    ...setupApi,
    ...firstStepsApi,
    ...printTestApi,
    ...teamApi,
    ...organizationProductsApi,
  },
  pages: { ...pagesApi, ...contentPagesApi },
  cronRuns: cronRunsApi,
  testSamples: { ...testSamplesApi, ...testItemsApi },
  auditLogs: auditLogsApi,
  backoffice: backofficeApi,
  shipmentDesk: shipmentDeskApi,
  countries: { ...countriesApi, ...staffCountriesApi },
  carrierPackagingRules: carrierPackagingRulesApi,
  carrierProducts: carrierProductsApi,
  carrierConnections: carrierApi,
  pickups: pickupsApi,
  statistics: statisticsApi,
  billing: billingApi,
} as const;

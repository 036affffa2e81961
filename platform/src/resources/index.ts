import type { Resources } from '../api/handler.ts';
import { problemCopy } from '../api/problem.copy.ts';
import type { ApiServices } from '../services.ts';
import { auditLogCopy } from './audit-logs/audit-logs.copy.ts';
import { auditLogHandlers } from './audit-logs/handlers.ts';
import { backofficeHandlers } from './backoffice/handlers.ts';
import { billingHandlers } from './billing/handlers.ts';
import { carrierConnectionHandlers } from './carrier-connections/handlers.ts';
import { packagingRuleHandlers } from './carrier-packaging-rules/handlers.ts';
import { packagingRuleCopy } from './carrier-packaging-rules/packaging-rules.copy.ts';
import { carrierProductCopy } from './carrier-products/carrier-products.copy.ts';
import { carrierProductHandlers } from './carrier-products/handlers.ts';
import { contactApiCopy } from './contacts/contacts.copy.ts';
import { contactHandlers } from './contacts/handlers.ts';
import { countryApiCopy } from './countries/countries.copy.ts';
import { countryHandlers } from './countries/handlers.ts';
import { cronRunCopy } from './cron-runs/cron-runs.copy.ts';
import { cronRunHandlers } from './cron-runs/handlers.ts';
import { closingApiCopy } from './day-end-closings/day-end-closings.copy.ts';
import { dayEndClosingHandlers } from './day-end-closings/handlers.ts';
import { fileAssetApiCopy } from './file-assets/file-assets.copy.ts';
import { fileAssetHandlers } from './file-assets/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { notificationApiCopy } from './notifications/notifications.copy.ts';
import { boxHandlers, organizationHandlers, teamHandlers } from './organizations/handlers.ts';
import { organizationApiCopy } from './organizations/organizations.copy.ts';
import { pageHandlers } from './pages/handlers.ts';
import { pageApiCopy } from './pages/pages.copy.ts';
import { pickupHandlers } from './pickups/handlers.ts';
import { pickupApiCopy } from './pickups/pickups.copy.ts';
import { rateRequestHandlers } from './rate-requests/handlers.ts';
import { quoteApiCopy } from './rate-requests/rate-requests.copy.ts';
import { ratesHandlers } from './rates/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { shipmentDeskHandlers } from './shipment-desk/handlers.ts';
import { shipmentHandlers } from './shipments/handlers.ts';
import { shipmentApiCopy } from './shipments/shipments.copy.ts';
import { statisticsHandlers } from './statistics/handlers.ts';
import { testSampleHandlers } from './test-samples/handlers.ts';
import { testSampleCopy } from './test-samples/test-samples.copy.ts';

/** The implementation of the whole contract. */
export function createResources(services: ApiServices): Resources {
  return {
    contacts: { handlers: contactHandlers(services), notFound: contactApiCopy.notFound },
    search: { handlers: searchHandlers(services), notFound: problemCopy.unknownPath },
    rates: { handlers: ratesHandlers(services), notFound: problemCopy.unknownPath },
    rateRequests: { handlers: rateRequestHandlers(services), notFound: quoteApiCopy.notFound },
    shipments: { handlers: shipmentHandlers(services), notFound: shipmentApiCopy.notFound },
    dayEndClosings: { handlers: dayEndClosingHandlers(services), notFound: closingApiCopy.notFound },
    fileAssets: { handlers: fileAssetHandlers(services), notFound: fileAssetApiCopy.notFound },
    notifications: { handlers: notificationHandlers(services), notFound: notificationApiCopy.notFound },
    organizations: {
      handlers: organizationHandlers(services),
      notFound: organizationApiCopy.invitationClosed,
    },
    savedBoxes: { handlers: boxHandlers(services), notFound: organizationApiCopy.boxNotFound },
    teams: { handlers: teamHandlers(services), notFound: organizationApiCopy.notFound },
    pickups: { handlers: pickupHandlers(services), notFound: pickupApiCopy.notFound },
    statistics: { handlers: statisticsHandlers(services), notFound: problemCopy.unknownPath },
    billing: { handlers: billingHandlers(services), notFound: problemCopy.unknownPath },
    pages: { handlers: pageHandlers(services), notFound: pageApiCopy.notFound },
    countries: { handlers: countryHandlers(services), notFound: countryApiCopy.notFound },
    carrierPackagingRules: {
      handlers: packagingRuleHandlers(services),
      notFound: packagingRuleCopy.notFound,
    },
    carrierProducts: { handlers: carrierProductHandlers(services), notFound: carrierProductCopy.notFound },
    carrierConnections: {
      handlers: carrierConnectionHandlers(services),
      notFound: problemCopy.unknownPath,
    },
    auditLogs: { handlers: auditLogHandlers(services), notFound: auditLogCopy.notFound },
    backoffice: { handlers: backofficeHandlers(services), notFound: problemCopy.unknownPath },
    shipmentDesk: { handlers: shipmentDeskHandlers(services), notFound: shipmentApiCopy.notFound },
    testSamples: { handlers: testSampleHandlers(services), notFound: testSampleCopy.notFound },
    cronRuns: { handlers: cronRunHandlers(services), notFound: cronRunCopy.notFound },
  };
}

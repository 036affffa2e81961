import type { Resources } from '../api/handler.ts';
import { problemCopy } from '../api/problem.copy.ts';
import type { Services } from '../services.ts';
import { contactApiCopy } from './contacts/contacts.copy.ts';
import { contactHandlers } from './contacts/handlers.ts';
import { fileAssetApiCopy } from './file-assets/file-assets.copy.ts';
import { fileAssetHandlers } from './file-assets/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { notificationApiCopy } from './notifications/notifications.copy.ts';
import { organizationHandlers } from './organizations/handlers.ts';
import { organizationApiCopy } from './organizations/organizations.copy.ts';
import { pageHandlers } from './pages/handlers.ts';
import { pageApiCopy } from './pages/pages.copy.ts';
import { rateRequestHandlers } from './rate-requests/handlers.ts';
import { quoteApiCopy } from './rate-requests/rate-requests.copy.ts';
import { ratesHandlers } from './rates/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { shipmentHandlers } from './shipments/handlers.ts';
import { shipmentApiCopy } from './shipments/shipments.copy.ts';

/** The implementation of the whole contract. */
export function createResources(services: Services): Resources {
  return {
    contacts: { handlers: contactHandlers(services), notFound: contactApiCopy.notFound },
    search: { handlers: searchHandlers(services), notFound: problemCopy.unknownPath },
    rates: { handlers: ratesHandlers(services), notFound: problemCopy.unknownPath },
    rateRequests: { handlers: rateRequestHandlers(services), notFound: quoteApiCopy.notFound },
    shipments: { handlers: shipmentHandlers(services), notFound: shipmentApiCopy.notFound },
    fileAssets: { handlers: fileAssetHandlers(services), notFound: fileAssetApiCopy.notFound },
    notifications: { handlers: notificationHandlers(services), notFound: notificationApiCopy.notFound },
    organizations: {
      handlers: organizationHandlers(services),
      notFound: organizationApiCopy.invitationClosed,
    },
    pages: { handlers: pageHandlers(services), notFound: pageApiCopy.notFound },
  };
}

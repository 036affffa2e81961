import { contactsApi } from './contacts.ts';
import { fileAssetsApi } from './file-assets.ts';
import { notificationsApi } from './notifications.ts';
import { organizationsApi } from './organizations.ts';
import { packingBenchApi } from './packing-bench.ts';
import { pagesApi } from './pages.ts';
import { quoteRequestApi, rateRequestsApi } from './rate-requests.ts';
import { ratesApi } from './rates.ts';
import { searchApi } from './search.ts';
import { shipmentAttachmentsApi } from './shipment-attachments.ts';
import { shipmentPapersApi } from './shipment-papers.ts';
import { shipmentRecordsApi } from './shipment-records.ts';
import { shipmentsApi } from './shipments.ts';

/** Every call that exists, by resource. */
export const api = {
  contacts: contactsApi,
  search: searchApi,
  rates: ratesApi,
  rateRequests: rateRequestsApi,
  shipments: {
    ...shipmentsApi,
    ...shipmentPapersApi,
    ...shipmentRecordsApi,
    ...packingBenchApi,
    ...quoteRequestApi,
    ...shipmentAttachmentsApi,
  },
  fileAssets: fileAssetsApi,
  notifications: notificationsApi,
  organizations: organizationsApi,
  pages: pagesApi,
} as const;

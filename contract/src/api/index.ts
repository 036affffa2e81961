import { contactsApi } from './contacts.ts';
import { notificationsApi } from './notifications.ts';
import { organizationsApi } from './organizations.ts';
import { ratesApi } from './rates.ts';
import { searchApi } from './search.ts';
import { shipmentsApi } from './shipments.ts';

/** Every call that exists, by resource. */
export const api = {
  contacts: contactsApi,
  search: searchApi,
  rates: ratesApi,
  shipments: shipmentsApi,
  notifications: notificationsApi,
  organizations: organizationsApi,
} as const;

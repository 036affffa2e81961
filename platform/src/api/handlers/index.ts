import type { Handlers } from '../handler.ts';
import { contactHandlers } from './contacts.ts';
import { notificationHandlers } from './notifications.ts';
import { organizationHandlers } from './organizations.ts';
import { ratesHandlers } from './rates.ts';
import { searchHandlers } from './search.ts';
import type { Services } from './services.ts';
import { shipmentHandlers } from './shipments.ts';

export type { Services } from './services.ts';

/** The implementation of the whole contract. */
export function createHandlers(services: Services): Handlers {
  return {
    contacts: contactHandlers(services.db),
    search: searchHandlers(),
    rates: ratesHandlers(services),
    shipments: shipmentHandlers(services),
    notifications: notificationHandlers(services.db),
    organizations: organizationHandlers(services),
  };
}

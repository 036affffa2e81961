import type { Resources } from '../api/handler.ts';
import { problemCopy } from '../api/problem.copy.ts';
import type { Services } from '../services.ts';
import { contactsCopy } from './contacts/contacts.copy.ts';
import { contactHandlers } from './contacts/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { notificationsCopy } from './notifications/notifications.copy.ts';
import { organizationHandlers } from './organizations/handlers.ts';
import { organizationsCopy } from './organizations/organizations.copy.ts';
import { ratesHandlers } from './rates/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { shipmentHandlers } from './shipments/handlers.ts';
import { shipmentsCopy } from './shipments/shipments.copy.ts';

/** The implementation of the whole contract. */
export function createResources(services: Services): Resources {
  return {
    contacts: { handlers: contactHandlers(services), notFound: contactsCopy.notFound },
    search: { handlers: searchHandlers(), notFound: problemCopy.unknownPath },
    rates: { handlers: ratesHandlers(services), notFound: problemCopy.unknownPath },
    shipments: { handlers: shipmentHandlers(services), notFound: shipmentsCopy.notFound },
    notifications: { handlers: notificationHandlers(services), notFound: notificationsCopy.notFound },
    organizations: { handlers: organizationHandlers(services), notFound: organizationsCopy.invitationClosed },
  };
}

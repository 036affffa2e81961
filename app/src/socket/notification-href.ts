import type { KnownNotification, NotificationType } from 'contract';
import { pages } from '../pages/pages.ts';
import { shipmentsAddress } from '../pages/shipment-addresses.ts';

type Entity = KnownNotification['entity'];

// A template too: the list alone would not say which of them has changed.
const toShipment = ({ id }: Entity) => shipmentsAddress.href({ shipment: id });

const hrefs: Record<NotificationType, (entity: Entity) => string> = {
  'shipment-created': toShipment,
  'shipment-updated': toShipment,
  'shipment-status-updated': toShipment,
  'rate-request-answered': ({ id }) => shipmentsAddress.href({ status: 'quotes', quote: id }),
  'pickup-created': () => pages.pickups.href(),
};

/** Where a notification leads. */
export function notificationHref({ type, entity }: KnownNotification): string {
  return hrefs[type](entity);
}

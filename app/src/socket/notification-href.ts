import type { KnownNotification, NotificationType } from 'contract';
import { paths } from '../routes/paths.ts';

type Entity = KnownNotification['entity'];

const toShipment = ({ id, status }: Entity) => paths.shipments(status === 'AVIS' ? {} : { shipment: id });

const hrefs: Record<NotificationType, (entity: Entity) => string> = {
  'shipment-created': toShipment,
  'shipment-updated': toShipment,
  'shipment-status-updated': toShipment,
  'pickup-created': () => paths.pickups(),
};

/** Where a notification leads. */
export function notificationHref({ type, entity }: KnownNotification): string {
  return hrefs[type](entity);
}

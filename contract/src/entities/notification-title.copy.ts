import type {
  KnownNotification,
  Notification,
  NotificationShipmentStatus,
  NotificationType,
} from './notification.ts';

type Status = Notification['entity']['status'];

/** Titles of status notifications; every other status is `updated`. */
const statusTitles: Readonly<Partial<Record<NotificationShipmentStatus | 'UNKNOWN', string>>> = {
  TRANSIT: 'Sendung ist unterwegs',
  IN_DELIVERY: 'Sendung wird zugestellt',
  DELIVERED: 'Sendung zugestellt',
  RETURNED: 'Sendung wurde retourniert',
  EXCEPTION: 'Eine Ausnahme ist aufgetreten',
};

const SHIPMENT_UPDATED = 'Sendung aktualisiert';

const titles: Record<NotificationType, (status: Status) => string> = {
  'shipment-created': () => 'Sendung erstellt',
  'shipment-updated': (status) => (status === 'AVIS' ? 'Vorlage aktualisiert' : SHIPMENT_UPDATED),
  'shipment-status-updated': (status) => (status && statusTitles[status]) ?? SHIPMENT_UPDATED,
  'pickup-created': () => 'Abholung beauftragt',
  'rate-request-answered': () => 'Preisanfrage beantwortet',
};

/** The specification's title of a notification; it has none for a type that it does not know. */
export function notificationTitle({ type, entity }: Pick<KnownNotification, 'type' | 'entity'>): string {
  return titles[type](entity.status);
}

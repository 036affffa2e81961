import {
  type KnownNotification,
  type Notification,
  notificationTitle,
  type NotificationType,
  shipmentStatusLabels,
} from 'contract';
import { formatShortDate } from '../../format/index.ts';
import { statusOfNotification } from './notification-status.ts';

interface NotificationText {
  title: string;
  /** Empty where there is nothing to add. */
  description: string;
}

/** Title and description of a notification; the titles are the specification's. */
export function notificationText(notification: KnownNotification): NotificationText {
  return {
    title: notificationTitle(notification),
    description: descriptions[notification.type](notification),
  };
}

/** Stands in for one of a type that came with a later version. */
export const unknownNotificationText: NotificationText = {
  title: 'Benachrichtigung',
  description: 'Laden Sie die Seite neu, um zu sehen, worum es geht.',
};

/** Stands for several that came at once. @param count two or more */
export const manyNotificationsCopy = {
  title: (count: number) => `${count}\u00A0neue Benachrichtigungen`,
} as const;

const descriptions: Record<NotificationType, (notification: Notification) => string> = {
  'shipment-created': (notification) => doneBy(notification, 'erstellt'),
  'shipment-updated': updatedBy,
  'shipment-status-updated': statusOf,
  // One of before there were numbers has none.
  'rate-request-answered': ({ entity: { quoteNumber } }) =>
    quoteNumber ? `Zu Ihrer Preisanfrage ${quoteNumber} liegt eine Antwort vor.` : '',
  'pickup-created': ({ entity: { startAt, lastPossiblePickupTime: until } }) => {
    // One of before there were these facts.
    if (!startAt) return '';
    const day = formatShortDate(startAt);
    return until ? `Abholung am ${day} bis ${until}\u00A0Uhr.` : `Selbstanlieferung am ${day}.`;
  },
};

/** What somebody does with a shipment follows from what it is now; of what nobody did on purpose the status. */
function updatedBy(notification: Notification): string {
  const { status } = notification.entity;
  if (status === 'AVIS') return doneBy(notification, 'geändert');
  return status === 'ORDERED' ? doneBy(notification, 'beauftragt') : statusOf(notification);
}

/** „Jana Möller hat Vorlage LO-104526 geändert.“; of nobody the status. */
function doneBy(notification: Notification, done: string): string {
  const { entity, createdBy } = notification;
  if (!createdBy) return statusOf(notification);
  const number = entity.orderNumber ?? entity.trackingNumber;
  return `${createdBy.full_name} hat ${number ? `${nounOf(entity)} ${number}` : `eine ${nounOf(entity)}`} ${done}.`;
}

/** „Sendung 00340433836442636597: In Zustellung“; the status is never parted. */
function statusOf({ entity }: Notification): string {
  const number = entity.trackingNumber ?? entity.orderNumber;
  const status = shipmentStatusLabels[statusOfNotification(entity)].replaceAll(' ', '\u00A0');
  return `${number ? `${nounOf(entity)} ${number}` : nounOf(entity)}: ${status}`;
}

function nounOf({ status }: Notification['entity']): string {
  return status === 'AVIS' ? 'Vorlage' : 'Sendung';
}

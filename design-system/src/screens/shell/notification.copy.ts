import {
  type KnownNotification,
  type Notification,
  notificationTitle,
  type NotificationType,
  type ShipmentStatus,
  shipmentStatusLabels,
} from 'contract';

/** Title and description of a notification; the titles are the specification's. */
export function notificationText(notification: KnownNotification): { title: string; description: string } {
  return {
    title: notificationTitle(notification),
    description: descriptions[notification.type](notification),
  };
}

const descriptions: Record<NotificationType, (notification: Notification) => string> = {
  'shipment-created': (notification) => {
    const { entity, createdBy } = notification;
    const number = entity.orderNumber ?? entity.trackingNumber ?? '';
    return createdBy ? `${createdBy.full_name} hat Sendung ${number} erstellt.` : statusOf(notification);
  },
  'shipment-updated': statusOf,
  'shipment-status-updated': statusOf,
  'pickup-created': () => '',
};

function statusOf({ entity }: Notification): string {
  return `Sendung ${entity.trackingNumber ?? entity.orderNumber ?? ''}: ${statusLabel(entity.status)}`;
}

function statusLabel(status: Notification['entity']['status']): string {
  const key = (status ?? 'unknown').toLowerCase();
  return key in shipmentStatusLabels
    ? shipmentStatusLabels[key as ShipmentStatus]
    : shipmentStatusLabels.unknown;
}

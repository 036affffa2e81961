import { type Notification, notificationTitle, type ShipmentStatus, shipmentStatusLabels } from 'contract';

/** Title and description of a notification; the titles are the specification's. */
export function notificationText({ type, entity, createdBy }: Notification): {
  title: string;
  description: string;
} {
  const title = notificationTitle({ type, entity });
  const number = entity.orderNumber ?? entity.trackingNumber ?? '';
  if (type === 'pickup-created') return { title, description: '' };
  if (type === 'shipment-created' && createdBy) {
    return { title, description: `${createdBy.full_name} hat Sendung ${number} erstellt.` };
  }
  return { title, description: `Sendung ${entity.trackingNumber ?? number}: ${statusLabel(entity.status)}` };
}

function statusLabel(status: Notification['entity']['status']): string {
  const key = (status ?? 'unknown').toLowerCase();
  return key in shipmentStatusLabels
    ? shipmentStatusLabels[key as ShipmentStatus]
    : shipmentStatusLabels.unknown;
}

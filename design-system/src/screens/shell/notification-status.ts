import {
  type KnownOrUnknownStatus,
  type Notification,
  type ShipmentStatus,
  shipmentStatusLabels,
} from 'contract';

/** The status that a notification tells, as shipments spell it. */
export function statusOfNotification({ status }: Notification['entity']): KnownOrUnknownStatus {
  const key = (status ?? 'unknown').toLowerCase();
  return key in shipmentStatusLabels ? (key as ShipmentStatus) : 'unknown';
}

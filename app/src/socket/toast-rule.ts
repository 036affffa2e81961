import type { KnownNotification, Notification, OrganizationSettings } from 'contract';

/**
 * Whether a live notification is shown: not what the person did, only types that the organisation
 * wants and this version knows, and of status updates only the statuses that it wants.
 */
export function isToastWanted(
  notification: Notification,
  personId: string,
  { notificationTypes, notificationShipmentStatuses }: OrganizationSettings,
): notification is KnownNotification {
  const { type, createdBy, entity } = notification;
  if (createdBy?.id === personId || type === 'unknown' || !notificationTypes.includes(type)) return false;
  if (type !== 'shipment-status-updated') return true;
  const { status } = entity;
  return status != null && status !== 'UNKNOWN' && notificationShipmentStatuses.includes(status);
}

import type { KnownNotification } from 'contract';
import type { ToastMessage } from '../../components/Toast/toast-queue.ts';
import { statusOfNotification } from './notification-status.ts';
import { manyNotificationsCopy, notificationText } from './notification.copy.ts';

/** What a toast says of a notification. An exception needs somebody; everything else is news. */
export function notificationToast(notification: KnownNotification): ToastMessage {
  const { type, entity } = notification;
  const isException = type === 'shipment-status-updated' && statusOfNotification(entity) === 'exception';
  // Not `danger`: that would wait to be closed, and the list has it anyway.
  return { ...notificationText(notification), ...(isException && { tone: 'warning' }) };
}

/** What one toast says of several notifications that came at once. */
export function manyNotificationsToast(count: number): ToastMessage {
  return { title: manyNotificationsCopy.title(count) };
}

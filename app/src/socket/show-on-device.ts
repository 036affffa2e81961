import type { ToastMessage } from 'design-system/components/Toast';
import { deviceNotificationsState } from '../browser/device-notifications.ts';

/**
 * Shows news as one of the device's own notifications. A click leads back to the page, which then shows it as its
 * own, with the way to what it is about.
 *
 * @param onReturn called when somebody has clicked it
 */
export function showOnDevice(id: string, { title, description }: ToastMessage, onReturn: () => void): void {
  if (deviceNotificationsState() !== 'on') return;
  try {
    const shown = new Notification(title, {
      tag: id,
      lang: 'de',
      ...(description !== undefined && { body: description }),
    });
    shown.addEventListener('click', () => {
      shown.close();
      window.focus();
      onReturn();
    });
  } catch {
    // Browsers of phones know the word and show nothing without a service worker.
  }
}

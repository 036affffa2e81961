import type { Notification, OrganizationSettings } from 'contract';
import type { ToastMessage } from 'design-system/components/Toast';
import { manyNotificationsToast, notificationToast } from 'design-system/screens/shell/notification-toast.ts';
import type { SessionManager } from '../auth/index.ts';
import { notificationsAddress } from '../pages/notification-addresses.ts';
import { notificationHref } from './notification-href.ts';
import { isToastWanted } from './toast-rule.ts';

/** The specification's name of their group; the drawer closes it. */
export const TOAST_GROUP = 'notification';

/** Three are visible and three wait; what comes beyond would be shown when it is no news any more. */
const MOST_OPEN = 6;

/** What showing news needs of the app. */
export interface ToastParts {
  readonly session: Pick<SessionManager, 'getSnapshot' | 'getBooleanFlag'>;
  /** @throws when they are not to be had */
  readonly settings: () => Promise<OrganizationSettings>;
  /** Whether this tab is the one that shows it. */
  readonly claim: (id: string) => Promise<boolean>;
  /** The same for the device, while no tab is seen. */
  readonly claimForDevice: (id: string) => Promise<boolean>;
  /** @param onReturn called when somebody has followed it to the page */
  readonly showOnDevice: (id: string, toast: ToastMessage, onReturn: () => void) => void;
  /** @returns the toast's key */
  readonly show: (toast: ToastMessage) => string;
  /** Keys of the group's toasts that are visible or wait, the newest last. */
  readonly open: () => readonly string[];
  readonly close: (key: string) => void;
}

/** Shows what colleagues do, to whom and as the organisation wants it; of a burst the end as one number. */
export function createToasts(parts: ToastParts) {
  const { session, settings, claim, show, open, close } = parts;
  /** The toast that stands for many, and for how many. */
  let sum = { key: '', count: 0 };

  function showOrCount(toast: ToastMessage): void {
    const keys = open();
    const newest = keys.at(-1);
    const isCounting = keys.includes(sum.key);
    if (newest === undefined || (!isCounting && keys.length < MOST_OPEN)) return void show(toast);
    // It takes the place of the last one that waits, and counts it.
    const count = isCounting ? sum.count + 1 : 2;
    close(isCounting ? sum.key : newest);
    const href = notificationsAddress.href();
    sum = { key: show({ ...manyNotificationsToast(count), href, group: TOAST_GROUP }), count };
  }

  return async (notification: Notification): Promise<void> => {
    const { user } = session.getSnapshot();
    if (!session.getBooleanFlag('notifications_enabled') || !user) return;
    // Without the settings nobody knows what the organisation wants to see; the list has it anyway.
    const wanted = await settings().catch(() => undefined);
    if (!wanted || !isToastWanted(notification, user.id, wanted)) return;
    const { id } = notification;
    const toast = {
      ...notificationToast(notification),
      href: notificationHref(notification),
      group: TOAST_GROUP,
    };
    if (await claim(id)) showOrCount(toast);
    else if (await parts.claimForDevice(id)) parts.showOnDevice(id, toast, () => showOrCount(toast));
  };
}

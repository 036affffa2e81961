import type { Notification, OrganizationSettings } from 'contract';
import type { ToastMessage } from 'design-system/components/Toast';
import { notificationText } from 'design-system/screens/shell/notification.copy.ts';
import type { SessionManager } from '../auth/index.ts';
import { notificationHref } from './notification-href.ts';
import { isToastWanted } from './toast-rule.ts';

const TOAST_GROUP = 'notification';

/** What showing news needs of the app. */
export interface ToastParts {
  readonly session: Pick<SessionManager, 'getSnapshot' | 'getBooleanFlag'>;
  /** @throws when they are not to be had */
  readonly settings: () => Promise<OrganizationSettings>;
  /** Whether somebody looks at the page. */
  readonly isSeen: () => boolean;
  readonly show: (toast: ToastMessage) => void;
}

/** Shows what colleagues do, to whom and as the organisation wants it. */
export function createToasts({ session, settings, isSeen, show }: ToastParts) {
  return async (notification: Notification): Promise<void> => {
    const { user } = session.getSnapshot();
    if (!isSeen() || !session.getBooleanFlag('notifications_enabled') || !user) return;
    // Without the settings nobody knows what the organisation wants to see; the list has it anyway.
    const wanted = await settings().catch(() => undefined);
    if (!wanted || !isToastWanted(notification, user.id, wanted)) return;
    show({ ...notificationText(notification), href: notificationHref(notification), group: TOAST_GROUP });
  };
}

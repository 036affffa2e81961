import { NotificationDrawer } from 'design-system/screens/notifications/NotificationDrawer/NotificationDrawer';
import type { NotificationCenter } from '../../data/notifications/notification-center.ts';
import { createTellingCenter, useNotificationFeed } from '../use-notification-feed.ts';

/** What keeps the count once the drawer was opened: its marks count at once. @param counted as the bell knows it */
export function createDrawerCenter(counted: number | undefined): NotificationCenter {
  return createTellingCenter(false, { counted });
}

/** The open drawer. A notification closes it, is read, and leads to what it is about. */
export function OpenNotifications({ center, onClose }: { center: NotificationCenter; onClose: () => void }) {
  const feed = useNotificationFeed(center);
  return (
    <NotificationDrawer
      {...feed}
      onClose={onClose}
      onFollow={(notification, isHere) => {
        center.mark(notification.id);
        if (isHere) onClose();
      }}
    />
  );
}

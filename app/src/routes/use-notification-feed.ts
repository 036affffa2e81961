import { type KnownNotification, type Notification, serverEvents } from 'contract';
import { addToast, closeToastGroup } from 'design-system/components/Toast';
import { notificationsCopy } from 'design-system/screens/notifications/notifications.copy.ts';
import { shellCopy } from 'design-system/screens/shell/shell.copy.ts';
import { useEffect, useSyncExternalStore } from 'react';
import {
  createNotificationCenter,
  type FailedMark,
  type NotificationCenter,
  type NotificationCenterOptions,
} from '../data/notifications/notification-center.ts';
import { useIsSlow } from '../hooks/use-is-slow.ts';
import { useNow } from '../hooks/use-now.ts';
import { liveEvents } from '../socket/live-notifications.ts';
import { notificationHref } from '../socket/notification-href.ts';
import { TOAST_GROUP } from '../socket/notification-toasts.ts';
import { toNotificationsState } from './to-notifications-state.ts';

/** Toasts about marks; the latest takes the place of the one before. */
const MARK_GROUP = 'notification-mark';

/** A center that says by a toast what could not be marked, and offers to try it again. */
export function createTellingCenter(
  isUnreadOnly: boolean,
  known: Pick<NotificationCenterOptions, 'counted' | 'reached'> = {},
): NotificationCenter {
  const center = createNotificationCenter({
    isUnreadOnly,
    ...known,
    onMarkFailed: (mark) => {
      const [title, again] = failureOf(mark, center);
      closeToastGroup(MARK_GROUP);
      addToast({
        tone: 'danger',
        title,
        group: MARK_GROUP,
        action: { label: shellCopy.retry, onAction: again },
      });
    },
  });
  return center;
}

function failureOf(mark: FailedMark, center: NotificationCenter): [title: string, again: () => void] {
  switch (mark.kind) {
    case 'mark':
      return [notificationsCopy.markFailed, () => center.mark(mark.id)];
    case 'unmark':
      return [notificationsCopy.unmarkFailed, () => center.unmark(mark.id)];
    case 'markAll':
      return [notificationsCopy.markAllFailed, center.markAll];
  }
}

/** Marks one as read, which can be taken back for as long as its toast stands there. */
export function markWithUndo(center: NotificationCenter, id: string): void {
  center.mark(id);
  closeToastGroup(MARK_GROUP);
  addToast({
    tone: 'success',
    title: notificationsCopy.marked,
    group: MARK_GROUP,
    action: { label: notificationsCopy.undo, isUndo: true, onAction: () => center.unmark(id) },
  });
}

/** What drawer and page show of a center, as long as they are there. */
export function useNotificationFeed(center: NotificationCenter) {
  const feed = useSyncExternalStore(center.subscribe, center.getFeed);
  const now = useNow();
  useEffect(() => {
    const stops = [center.open(), liveEvents.subscribe(serverEvents.notification, center.hear)];
    // What they say stands in the list from here on.
    closeToastGroup(TOAST_GROUP);
    return () => stops.forEach((stop) => stop());
  }, [center]);

  const isSlow = useIsSlow(feed.listed === undefined && feed.askedRows !== undefined);
  return {
    state: toNotificationsState(feed, isSlow),
    unread: center.getUnread(),
    isMarkingAll: feed.markingAll !== undefined,
    now,
    hrefOf: (notification: KnownNotification) => notificationHref(notification),
    onMarkRead: ({ id }: Notification) => markWithUndo(center, id),
    onMarkAllRead: () => {
      // What was marked alone can no longer be taken back.
      closeToastGroup(MARK_GROUP);
      center.markAll();
    },
    onMore: center.more,
    onRetry: center.refresh,
  };
}

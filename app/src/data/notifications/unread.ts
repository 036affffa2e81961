import { notificationsApi } from 'contract';
import { read } from '../read.ts';

/** How many notifications are unread, as `totalItems`: what the bell shows. A list of its own, for it is on every page. */
export const unreadNotifications = read(notificationsApi.list, () => ({
  query: { isRead: false, perPage: 1 },
}));

import * as v from 'valibot';
import { notificationSchema } from '../entities/notification.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, queryBoolean, queryNumber } from './lists.ts';

export const NOTIFICATIONS_PER_PAGE = 10;
/** The most that one page gives. */
export const MOST_NOTIFICATIONS_PER_PAGE = 100;

export const notificationsApi = {
  /** Newest first; `isRead=false` counts the unread ones in `totalItems`. */
  list: endpoint({
    method: 'GET',
    path: 'notifications',
    summary: 'List notifications, newest first',
    access: 'signed-in',
    query: v.object({
      page: queryNumber(100_000, 1),
      perPage: queryNumber(MOST_NOTIFICATIONS_PER_PAGE, NOTIFICATIONS_PER_PAGE),
      isRead: v.optional(queryBoolean()),
    }),
    answer: 'json',
    response: pageOf(notificationSchema),
  }),
  markRead: endpoint({
    method: 'PATCH',
    path: 'notifications/{id}/read',
    summary: 'Mark one notification as read',
    access: 'signed-in',
    answer: 'empty',
  }),
  /** Ours: what was marked by `markRead` alone is unread again; what was read with all others stays read. */
  markUnread: endpoint({
    method: 'DELETE',
    path: 'notifications/{id}/read',
    summary: 'Take back that one notification was marked as read',
    access: 'signed-in',
    answer: 'empty',
  }),
  markAllRead: endpoint({
    method: 'PATCH',
    path: 'notifications/read',
    summary: 'Mark all notifications as read',
    access: 'signed-in',
    answer: 'empty',
  }),
} as const;

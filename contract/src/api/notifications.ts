import * as v from 'valibot';
import { notificationSchema } from '../entities/notification.ts';
import { endpoint, idParams, pageOf, queryBoolean, queryNumber } from './endpoint.ts';

export const NOTIFICATIONS_PER_PAGE = 10;

export const notificationsApi = {
  /** Newest first; `isRead=false` counts the unread ones in `totalItems`. */
  list: endpoint({
    method: 'GET',
    path: 'notifications',
    anyOf: [],
    query: v.object({
      page: queryNumber(100_000, 1),
      perPage: queryNumber(100, NOTIFICATIONS_PER_PAGE),
      isRead: v.optional(queryBoolean()),
    }),
    answer: 'json',
    response: pageOf(notificationSchema),
  }),
  markRead: endpoint({
    method: 'PATCH',
    path: 'notifications/{id}/read',
    params: idParams,
    anyOf: [],
    answer: 'empty',
  }),
  markAllRead: endpoint({ method: 'PATCH', path: 'notifications/read', anyOf: [], answer: 'empty' }),
} as const;

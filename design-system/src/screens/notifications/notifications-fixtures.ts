import type { KnownNotification, Notification } from 'contract';
import { FIXTURE_NOW, notifications, quotes } from 'contract/fixtures';
import type { NotificationRows, NotificationsState } from './NotificationList/notifications-state.ts';

/** Notifications of some days, newest first, made of those of one. Used by stories only. */
export const manyNotifications: readonly Notification[] = Array.from({ length: 20 }, (_, index) => {
  const one = notifications[index % notifications.length];
  if (!one) throw new Error('There are no notifications');
  const at = Date.parse(FIXTURE_NOW) - index * 4 * 3_600_000;
  return { ...one, id: `ntf_many_${index}`, createdAt: new Date(at).toISOString(), isRead: index > 4 };
});

/** A list that is there. */
export const listed = (
  items: readonly Notification[],
  more: NotificationRows['more'] = 'none',
  totalItems: number = items.length,
): Extract<NotificationsState, { kind: 'ready' }> => ({
  kind: 'ready',
  value: { items, totalItems, more },
  isRefreshing: false,
});

export const failure = { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' };

export const states = {
  loading: { kind: 'loading', isSlow: false },
  failed: { kind: 'failed', failure, isRetrying: false },
  ready: listed(notifications),
} satisfies { [K in NotificationsState['kind']]: Extract<NotificationsState, { kind: K }> };

/** A status, a sender and an organisation in long words, and one of a type to come. */
export const hardNotifications: readonly Notification[] = [
  ...notifications.slice(0, 1).map((one) => ({
    ...one,
    createdBy: { id: 'usr_hard', full_name: 'Dr. Annegret Freifrau von und zu Hohenstein-Großwangenheim' },
    entity: { ...one.entity, orderNumber: 'LO-1045311045311045311045311045311045311045' },
  })),
  ...notifications.slice(1, 2).map((one) => ({ ...one, id: 'ntf_of_later', type: 'unknown' as const })),
  ...notifications.slice(3),
];

/** Staff have answered a quote request. */
export const answeredQuote: Notification = {
  id: 'ntf_quote',
  type: 'rate-request-answered',
  createdAt: '2026-11-20T07:55:00.000Z',
  isRead: false,
  createdBy: quotes.answered.answeredBy,
  entity: {
    id: quotes.answered.id,
    orderNumber: null,
    quoteNumber: quotes.answered.quoteNumber,
    trackingNumber: null,
    status: null,
  },
};

export const hrefOf = ({ entity }: KnownNotification) => `#${entity.id}`;

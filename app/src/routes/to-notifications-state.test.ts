import type { Notification } from 'contract';
import { expect, test } from 'vitest';
import {
  answered,
  dueCalls,
  emptyFeed,
  type Feed,
  moreWanted,
  opened,
  refused,
} from '../data/notifications/feed.ts';
import { ApiError } from '../http/api-error.ts';
import { toNotificationsState } from './to-notifications-state.ts';

const notifications = [{ id: 'ntf_1', createdAt: '2026-11-21T10:00:00.000Z', isRead: false } as Notification];
const down = new ApiError('server', 'down', { status: 503 });
const beginning = { kind: 'beginning', count: 10 } as const;
const answer = { items: notifications, totalItems: 20 };

const asked = (feed: Feed<ApiError>) => dueCalls(feed)[0];
const ofNobody = () => asked(opened(emptyFeed<ApiError>()));
const listed = () => answered(ofNobody(), { ...beginning, answer });
const stateOf = (feed: Feed<ApiError>) => toNotificationsState(feed, false);

test('before the first answer it loads, and says so where that failed', () => {
  expect(stateOf(ofNobody())).toMatchObject({ kind: 'loading' });
  expect(stateOf(refused(ofNobody(), beginning, down))).toMatchObject({ kind: 'failed' });
});

test('rows that are there say whether more follow, and what has become of asking for them', () => {
  const page = { kind: 'page', page: 2 } as const;
  const loading = asked(moreWanted(listed()));
  expect(stateOf(listed())).toMatchObject({ kind: 'ready', value: { more: 'some', totalItems: 20 } });
  expect(stateOf(loading)).toMatchObject({ value: { more: 'loading' } });
  expect(stateOf(refused(loading, page, down))).toMatchObject({ kind: 'ready', value: { more: 'failed' } });
});

test('the last page has nothing after it', () => {
  const all = answered(ofNobody(), {
    ...beginning,
    answer: { ...answer, totalItems: notifications.length },
  });
  expect(stateOf(all)).toMatchObject({ value: { more: 'none' } });
});

import type { NotificationsState } from 'design-system/screens/notifications/NotificationList/notifications-state.ts';
import { type Feed, hasMore, shownRows } from '../data/notifications/feed.ts';
import type { ApiError } from '../http/api-error.ts';
import { toFetched } from './to-resource.ts';

/** What is shown of a feed. */
export function toNotificationsState(feed: Feed<ApiError>, isSlow: boolean): NotificationsState {
  const { listed, failure, askedRows, wantsMore } = feed;
  const items = shownRows(feed);
  const isLoadingMore = wantsMore || askedRows?.kind === 'page';
  const hasFailed = failure?.of === 'more';
  const more = hasMore(feed) ? (isLoadingMore ? 'loading' : hasFailed ? 'failed' : 'some') : 'none';
  return toFetched(
    {
      data: listed && items && { items, totalItems: listed.totalItems, more },
      error: failure?.of === 'rows' ? failure.error : undefined,
      isValidating: askedRows?.kind === 'beginning',
    },
    { isSlow },
  );
}

import { Notifications } from 'design-system/screens/notifications/Notifications/Notifications';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { keepReached, reachedAt } from '../../data/notifications/reached-rows.ts';
import { notificationsAddress } from '../../pages/notification-addresses.ts';
import { useSession } from '../../session/use-session.ts';
import { createTellingCenter, useNotificationFeed } from '../use-notification-feed.ts';
import { useSearch } from '../use-search.ts';

const hrefs = {
  all: notificationsAddress.href(),
  unread: notificationsAddress.href({ show: 'unread' }),
};

/** `/benachrichtigungen`: the address says whether those that are read are left out. */
export function Component() {
  const isUnreadOnly = useSearch(notificationsAddress).show === 'unread';
  return <NotificationsPage key={String(isUnreadOnly)} isUnreadOnly={isUnreadOnly} />;
}

function NotificationsPage({ isUnreadOnly }: { isUnreadOnly: boolean }) {
  const { key } = useLocation();
  const { claims } = useSession();
  // As it was when the page came: what it has reached belongs to that person and that step of the history.
  const [place] = useState(() => ({
    owner: `${claims?.access.sub} ${claims?.access.org_code}`,
    entry: `${key} ${isUnreadOnly}`,
  }));
  const [center] = useState(() =>
    createTellingCenter(isUnreadOnly, { reached: reachedAt(place.owner, place.entry) }),
  );
  useEffect(() => center.start(), [center]);
  useEffect(() => () => keepReached(place.owner, place.entry, center.getFeed().listed), [center, place]);
  const feed = useNotificationFeed(center);
  return (
    <Notifications
      {...feed}
      isUnreadOnly={isUnreadOnly}
      hrefs={hrefs}
      onFollow={({ id }) => center.mark(id)}
    />
  );
}

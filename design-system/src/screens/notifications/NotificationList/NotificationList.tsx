import { BellOff } from '@lucide/icons';
import { useRef } from 'react';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LoadMore } from '../../../components/LoadMore/LoadMore.tsx';
import { retryCopy } from '../../../components/RetryButton/RetryButton.copy.ts';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { notificationsCopy as copy } from '../notifications.copy.ts';
import { type NotificationActions, NotificationItem } from './NotificationItem.tsx';
import * as styles from './NotificationList.css.ts';
import type { NotificationRows, NotificationsState } from './notifications-state.ts';
import { useEndInSight } from './useEndInSight.ts';

export interface NotificationListProps extends NotificationActions {
  state: NotificationsState;
  /** Those that are read are left out. Default false. */
  isUnreadOnly?: boolean;
  /** Of what stands in for the rows. Default 3, below the title of the drawer. */
  headingLevel?: 2 | 3;
  now: Date;
  onMore: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

const WAITING_ROWS = 4;

/**
 * Notifications, newest first. It grows at its end, by its button and by scrolling there; what is around it
 * scrolls. Stands in the drawer and on the page.
 */
export function NotificationList({
  state,
  isUnreadOnly = false,
  headingLevel = 3,
  onRetry,
  ...rows
}: NotificationListProps) {
  return (
    <ResourceView
      resource={state}
      words={{ loading: copy.loading, failed: copy.failed }}
      skeleton={<WaitingRows />}
      hasGutter
      headingLevel={headingLevel}
      onRetry={onRetry}
    >
      {(value) =>
        value.items.length > 0 ? (
          <Rows {...rows} {...value} />
        ) : (
          <div className={styles.message}>
            <EmptyState
              icon={BellOff}
              headingLevel={headingLevel}
              role="status"
              title={isUnreadOnly ? copy.noneUnread : copy.empty}
            />
          </div>
        )
      }
    </ResourceView>
  );
}

type RowsProps = NotificationRows & Pick<NotificationListProps, 'now' | 'onMore'> & NotificationActions;

function Rows({ items, totalItems, more, now, onMore, ...actions }: RowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  // After a failure it takes a press: who is at the end would ask without a pause.
  useEndInSight(end, more === 'some' ? onMore : undefined, items.length);
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={copy.title}>
        {items.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} now={now} {...actions} />
        ))}
      </ul>
      <div ref={end} className={styles.foot}>
        <LoadMore
          listRef={list}
          shownCount={items.length}
          amountLabel={more === 'none' ? copy.end : copy.shown(items.length, totalItems)}
          hasMore={more !== 'none'}
          label={copy.more}
          loadingLabel={copy.loadingMore}
          isLoading={more === 'loading'}
          {...(more === 'failed' && { failure: { text: copy.moreFailed, retryLabel: retryCopy.retry } })}
          onLoadMore={onMore}
        />
      </div>
    </>
  );
}

function WaitingRows() {
  return (
    <ul className={styles.list} aria-hidden="true">
      {Array.from({ length: WAITING_ROWS }, (_, index) => (
        <li key={index} className={styles.row}>
          <Skeleton shape="circle" />
          <span className={styles.waiting}>
            <Skeleton width={0.5} />
            <Skeleton width={0.8} />
          </span>
        </li>
      ))}
    </ul>
  );
}

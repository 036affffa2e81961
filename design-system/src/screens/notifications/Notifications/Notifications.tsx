import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { MarkAll, type MarkAllProps } from '../NotificationDrawer/NotificationDrawer.tsx';
import { NotificationList, type NotificationListProps } from '../NotificationList/NotificationList.tsx';
import { notificationsCopy as copy } from '../notifications.copy.ts';
import * as styles from './Notifications.css.ts';

export interface NotificationsProps extends NotificationListProps, MarkAllProps {
  isUnreadOnly: boolean;
  hrefs: { all: string; unread: string };
}

/** The notifications as a page: what the drawer shows, with room for it. */
export function Notifications({ hrefs, unread, isMarkingAll, onMarkAllRead, ...list }: NotificationsProps) {
  const { isUnreadOnly } = list;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading
          actions={
            <>
              <span role="status">{unread !== undefined && copy.unread(unread)}</span>
              <MarkAll unread={unread} isMarkingAll={isMarkingAll} onMarkAllRead={onMarkAllRead} />
            </>
          }
        >
          {copy.title}
        </PageHeading>
      </div>
      <div className={styles.tabs}>
        <TabNav
          label={copy.filter.label}
          tabs={[
            { href: hrefs.all, label: copy.filter.all, isCurrent: !isUnreadOnly },
            { href: hrefs.unread, label: copy.filter.unread, isCurrent: isUnreadOnly },
          ]}
        />
      </div>
      <div className={styles.list}>
        <NotificationList {...list} headingLevel={2} />
      </div>
    </div>
  );
}

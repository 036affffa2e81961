import { Bell, CalendarClock } from '@lucide/icons';
import type { KnownNotification, Notification } from 'contract';
import { useRef } from 'react';
import { useFocusHandOver } from '../../../components/FocusHandOver/useFocusHandOver.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useLinkClick } from '../../../components/Link/navigation.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import { ShipmentStatusDrawing } from '../../../patterns/ShipmentStatus/ShipmentStatus.tsx';
import { statusOfNotification } from '../../shell/notification-status.ts';
import { notificationText, unknownNotificationText } from '../../shell/notification.copy.ts';
import { notificationsCopy as copy } from '../notifications.copy.ts';
import * as styles from './NotificationList.css.ts';

export interface NotificationActions {
  /** Where a notification leads. */
  hrefOf: (notification: KnownNotification) => string;
  /** Its link was followed; `isHere` unless it opens in another tab. */
  onFollow: (notification: KnownNotification, isHere: boolean) => void;
  onMarkRead: (notification: Notification) => void;
}

interface NotificationItemProps extends NotificationActions {
  notification: Notification;
  now: Date;
}

/** What happened, when, where it leads, and whether the person has read it. */
export function NotificationItem({ notification, now, hrefOf, onFollow, onMarkRead }: NotificationItemProps) {
  const row = useRef<HTMLLIElement>(null);
  useFocusHandOver(row);
  const { isRead, createdAt } = notification;
  const known = isKnown(notification) ? notification : undefined;
  const { title, description } = known ? notificationText(known) : unknownNotificationText;

  const markRead = () => {
    // The button goes with the mark; reading goes on at its row.
    const next = row.current?.querySelector('a') ?? row.current;
    next?.focus({ preventScroll: true });
    onMarkRead(notification);
  };
  return (
    <li
      ref={row}
      className={styles.row}
      tabIndex={known ? undefined : -1}
      data-unread={isRead ? undefined : true}
    >
      <span className={styles.glyph}>
        <Glyph notification={notification} />
      </span>
      <div>
        <div className={styles.head}>
          {known ? (
            <TitleLink href={hrefOf(known)} onFollow={(isHere) => onFollow(known, isHere)}>
              {title}
            </TitleLink>
          ) : (
            <span className={styles.title}>{title}</span>
          )}
          <time dateTime={createdAt} className={styles.time}>
            {formatRelativeDateTime(createdAt, now)}
          </time>
        </div>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {!isRead && (
        <button
          type="button"
          className={styles.dot}
          aria-label={copy.markRead(title)}
          title={copy.markRead(title)}
          onClick={markRead}
        />
      )}
    </li>
  );
}

interface TitleLinkProps {
  href: string;
  onFollow: (isHere: boolean) => void;
  children: string;
}

function TitleLink({ href, onFollow, children }: TitleLinkProps) {
  const followLink = useLinkClick(({ metaKey, ctrlKey, shiftKey, altKey }) =>
    onFollow(!metaKey && !ctrlKey && !shiftKey && !altKey),
  );
  return (
    <a href={href} className={styles.title} onClick={followLink}>
      {children}
    </a>
  );
}

function Glyph({ notification: { type, entity } }: { notification: Notification }) {
  switch (type) {
    case 'pickup-created':
      return <Icon icon={CalendarClock} />;
    case 'rate-request-answered':
    case 'unknown':
      return <Icon icon={Bell} />;
    default:
      return <ShipmentStatusDrawing status={statusOfNotification(entity)} />;
  }
}

function isKnown(notification: Notification): notification is KnownNotification {
  return notification.type !== 'unknown';
}

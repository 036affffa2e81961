import { CheckCheck } from '@lucide/icons';
import { Button } from '../../../components/Button/Button.tsx';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { NotificationList, type NotificationListProps } from '../NotificationList/NotificationList.tsx';
import { notificationsCopy as copy } from '../notifications.copy.ts';

export interface MarkAllProps {
  /** How many are unread; undefined as long as nobody knows. */
  unread: number | undefined;
  isMarkingAll: boolean;
  onMarkAllRead: () => void;
}

export interface NotificationDrawerProps extends Omit<NotificationListProps, 'isUnreadOnly'>, MarkAllProps {
  onClose: () => void;
}

/** The notifications beside whatever somebody works on, which stays usable. */
export function NotificationDrawer({
  unread,
  isMarkingAll,
  onMarkAllRead,
  onClose,
  ...list
}: NotificationDrawerProps) {
  return (
    <Drawer
      title={copy.title}
      closeLabel={copy.close}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <span role="status">{unread !== undefined && copy.unread(unread)}</span>
          <MarkAll unread={unread} isMarkingAll={isMarkingAll} onMarkAllRead={onMarkAllRead} />
        </>
      }
    >
      <NotificationList {...list} />
    </Drawer>
  );
}

/** Marks all as read, those that are not listed included. */
export function MarkAll({ unread, isMarkingAll, onMarkAllRead }: MarkAllProps) {
  return (
    <Button
      variant="quiet"
      icon={CheckCheck}
      isDisabled={unread === 0 && !isMarkingAll}
      keepsFocus
      isPending={isMarkingAll}
      pendingLabel={copy.markingAll}
      onPress={onMarkAllRead}
    >
      {copy.markAll}
    </Button>
  );
}

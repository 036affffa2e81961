import { TopBarBell, type TopBarBellProps } from '../../../layouts/TopBarParts/TopBarParts.tsx';
import { shellCopy } from '../shell.copy.ts';

export interface NotificationBellProps extends Pick<TopBarBellProps, 'isExpanded' | 'onPress'> {
  /** How many are unread; undefined as long as nobody knows. */
  unread: number | undefined;
  /** What the bell opens is on its way. */
  isBusy?: boolean;
  /** Somebody reaches for it. */
  onReach?: () => void;
}

/** Opens and closes the notifications, and says how many are unread. */
export function NotificationBell({ unread = 0, isBusy, onReach, ...bell }: NotificationBellProps) {
  return (
    <TopBarBell
      {...bell}
      label={shellCopy.notifications(unread)}
      count={unread}
      aria-busy={isBusy}
      onPointerEnter={onReach}
      onFocus={onReach}
    />
  );
}

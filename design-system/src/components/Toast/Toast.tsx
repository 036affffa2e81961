import type { LucideIconData } from '@lucide/icons';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '@lucide/icons';
import { useSyncExternalStore } from 'react';
import type { QueuedToast } from 'react-aria-components/Toast';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components/Toast';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLinkClick } from '../Link/navigation.tsx';
import { UNDO_KEYS } from '../Shortcuts/shortcut-registry.ts';
import { useShortcuts } from '../Shortcuts/useShortcuts.ts';
import type { ToastMessage, ToastTone } from './toast-queue.ts';
import { closeToast, toastQueue } from './toast-queue.ts';
import * as styles from './Toast.css.ts';

export type { ToastMessage, ToastTone } from './toast-queue.ts';
export {
  addToast,
  closeToast,
  closeToastGroup,
  openToastsOf,
  TOAST_LIFETIME_MS,
  toastTones,
} from './toast-queue.ts';

const icons: Record<ToastTone, LucideIconData> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export interface ToastRegionProps {
  /** Name of the landmark; it must differ from the titles of panels on the page. */
  label: string;
  /** Name of the close button of each toast. */
  closeLabel: string;
  /** Moves the toasts to the left of an open drawer. */
  isBesideDrawer?: boolean;
}

/**
 * Shows what `addToast` was given, newest first, at the upper right; on a phone one at a time
 * above the lower edge. F6 leads to it, its clocks stand still under pointer and focus.
 * Mount it once, in the shell.
 *
 * Source: react-aria-components, Toast (1.22 still exports it with the prefix UNSTABLE_, so
 * it is used in this folder only); WCAG 2.2.1 and 4.1.3.
 */
export function ToastRegion({ label, closeLabel, isBesideDrawer = false }: ToastRegionProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, visibleToasts);
  const undo = toasts.find(({ content }) => content.action?.isUndo);
  const undoLabel = undo?.content.action?.label;
  useShortcuts(
    undo && undoLabel ? [{ keys: UNDO_KEYS, label: undoLabel, group: 'page', run: () => take(undo) }] : [],
  );
  // react-aria makes the region a stop of F6 only if it mounts together with its first toast.
  if (toasts.length === 0) return null;
  return (
    <AriaToastRegion queue={toastQueue} aria-label={label} className={styles.region({ isBesideDrawer })}>
      {({ toast }) => <Toast toast={toast} closeLabel={closeLabel} />}
    </AriaToastRegion>
  );
}

function subscribeToToasts(onChange: () => void) {
  return toastQueue.subscribe(onChange);
}

/** The newest first. */
function visibleToasts() {
  return toastQueue.visibleToasts;
}

/** Takes the step that a toast offers. */
function take({ key, content }: QueuedToast<ToastMessage>) {
  content.action?.onAction();
  closeToast(key);
}

function Toast({ toast, closeLabel }: { toast: QueuedToast<ToastMessage>; closeLabel: string }) {
  const { title, description, tone = 'info', href, action, group } = toast.content;
  const close = () => closeToast(toast.key);
  const followLink = useLinkClick(close);
  const link = href !== undefined && (
    <a href={href} className={styles.link} onClick={followLink}>
      {title}
    </a>
  );

  return (
    <AriaToast
      toast={toast}
      className={styles.toast}
      data-toast-group={group}
      data-brief={(action && !description) || undefined}
    >
      <span className={styles.icon({ tone })}>
        <Icon icon={icons[tone]} />
      </span>
      <AriaToastContent className={styles.content}>
        <Text slot="title" className={styles.title}>
          {link || title}
        </Text>
        {description && (
          <Text slot="description" className={styles.description}>
            {description}
          </Text>
        )}
        {action && (
          <div className={styles.steps}>
            <Button
              size="sm"
              onPress={() => take(toast)}
              {...(action.isUndo && { shortcut: UNDO_KEYS, 'aria-keyshortcuts': 'Control+Z' })}
            >
              {action.label}
            </Button>
          </div>
        )}
      </AriaToastContent>
      <div className={styles.close}>
        <IconButton label={closeLabel} icon={X} onPress={close} />
      </div>
    </AriaToast>
  );
}

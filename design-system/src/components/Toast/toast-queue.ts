import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { wantToasts } from './toasts-wanted.ts';

/** In the order of urgency; feeds the type and the Storybook controls. */
export const toastTones = ['info', 'success', 'warning', 'danger'] as const;
export type ToastTone = (typeof toastTones)[number];

/** What a toast says. All texts are ready to show. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** Default `info`. */
  tone?: ToastTone;
  /** Leads somewhere: the title is the link, and the whole toast can be clicked. */
  href?: string;
  /** One step offered in place, such as undoing. Closes the toast. */
  action?: {
    label: string;
    onAction: () => void;
    /** It takes back what was just done, so that „Strg+Z“ does so, too: of several toasts the latest. */
    isUndo?: boolean;
  };
  /** Toasts of one origin, so that they can be withdrawn together by `closeToastGroup`. */
  group?: string;
}

/** Milliseconds; WCAG 2.2.1 and the readers of two lines ask for at least five seconds. */
export const TOAST_LIFETIME_MS = 6000;
const MAX_VISIBLE = 3;

/** The one queue of the page. `ToastRegion` shows it; anything, React or not, may add to it. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: MAX_VISIBLE });

/** The groups of all toasts by their keys; the queue itself tells only of those that are visible. */
const groups = new Map<string, string>();

/**
 * Shows a toast and returns its key for `closeToast`. It closes by itself after
 * `TOAST_LIFETIME_MS`, counted while neither pointer nor focus is on the toasts. A `danger` toast
 * waits for the person, and so does one with an action: that is to be had nowhere else. A link leads to
 * what stands in a list anyhow, so its toast does not wait: docs/decisions/0012.
 */
export function addToast(message: ToastMessage): string {
  const waits = message.tone === 'danger' || message.action !== undefined;
  const key = toastQueue.add(message, {
    ...(!waits && { timeout: TOAST_LIFETIME_MS }),
    onClose: () => groups.delete(key),
  });
  if (message.group !== undefined) groups.set(key, message.group);
  wantToasts();
  return key;
}

/** Closes one toast; a key that is no longer shown is ignored. */
export function closeToast(key: string): void {
  toastQueue.close(key);
}

/** Closes all toasts of one group, those that still wait included, e.g. once their list has been opened. */
export function closeToastGroup(group: string): void {
  for (const [key, itsGroup] of groups) if (itsGroup === group) toastQueue.close(key);
}

/** Keys of the toasts of one group that are visible or wait, the newest last. */
export function openToastsOf(group: string): string[] {
  return [...groups].filter(([, itsGroup]) => itsGroup === group).map(([key]) => key);
}

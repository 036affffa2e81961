/** Long enough for the event to have come in all tabs. */
const HELD_MS = 10_000;
/** Of two windows side by side the one that somebody works in is first. */
const HEAD_START_MS = 150;

/** Long enough for a tab that is seen to have taken it. */
const HIDDEN_WAIT_MS = 600;

/** What a claim needs of its page; tests bring their own. */
export interface ClaimingPage {
  readonly document: Pick<Document, 'visibilityState' | 'hasFocus'>;
  /** Missing where the page is not served securely. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
}

/**
 * Whether this tab is the one that shows a notification: one that is seen, and of several that are seen one. Each tab
 * has a socket of its own, so each hears of it.
 */
export async function claimToast(
  id: string,
  { document, locks }: ClaimingPage = { document: globalThis.document, locks: navigator.locks },
): Promise<boolean> {
  const isSeen = () => document.visibilityState === 'visible';
  if (!isSeen()) return false;
  if (!document.hasFocus()) await new Promise((resolve) => setTimeout(resolve, HEAD_START_MS));
  if (!isSeen()) return false;
  return locks ? takeLock(id, locks) : true;
}

/**
 * Whether this tab is the one that shows a notification on the device: none is seen, and of the hidden ones one.
 */
export async function claimForDevice(
  id: string,
  { document, locks }: ClaimingPage = { document: globalThis.document, locks: navigator.locks },
): Promise<boolean> {
  if (document.visibilityState === 'visible') return false;
  await new Promise((resolve) => setTimeout(resolve, HIDDEN_WAIT_MS));
  return locks ? takeLock(id, locks) : true;
}

function takeLock(id: string, locks: Pick<LockManager, 'request'>): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise((release) => setTimeout(release, HELD_MS)) : undefined;
    };
    // Where locks are refused, a toast too many is better than none.
    locks.request(`lotse:toast:${id}`, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}

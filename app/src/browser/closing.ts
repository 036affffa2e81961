let isOwn = false;

/**
 * Leaves the page, or loads it anew, where the app does so itself: it has asked already, or keeps what was typed.
 *
 * @param leave does it
 */
export function leaveUnasked(leave: () => void): void {
  isOwn = true;
  leave();
}

/**
 * Has the browser ask its own question whenever somebody closes or reloads the page, which no page can tell apart.
 *
 * @param holdsInput whether something would be lost with the tab
 * @returns the way to stop
 */
export function askBeforeClosing(page: Window, holdsInput: () => boolean): () => void {
  const watch = new AbortController();
  const ask = (event: BeforeUnloadEvent) => {
    if (!isOwn && holdsInput()) event.preventDefault();
  };
  page.addEventListener('beforeunload', ask, { signal: watch.signal });
  // What was left and is taken up again is a person's to close.
  page.addEventListener('pageshow', () => (isOwn = false), { signal: watch.signal });
  return () => watch.abort();
}

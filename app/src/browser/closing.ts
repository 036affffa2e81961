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
 */
export function askBeforeClosing(page: Window, holdsInput: () => boolean): void {
  page.addEventListener('beforeunload', (event) => {
    if (!isOwn && holdsInput()) event.preventDefault();
  });
  // What was left and is taken up again is a person's to close.
  page.addEventListener('pageshow', () => {
    isOwn = false;
  });
}

/** Whether the page waits for a dialog. */
export function isBehindDialog(): boolean {
  return document.querySelector('main')?.closest('[inert], [aria-hidden="true"]') != null;
}

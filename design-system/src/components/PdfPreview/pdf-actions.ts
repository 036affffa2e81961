/** The specification's waits: before printing, and before the download link is taken away again. */
export const PRINT_DELAY_MS = 500;
export const DOWNLOAD_LINK_LIFETIME_MS = 100;

/**
 * Prints the document in a frame of the same page: no window opens that a browser could block.
 * Rejects if the browser does not let the page print the frame; the person can still download.
 */
export async function printFrame(frame: HTMLIFrameElement): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PRINT_DELAY_MS));
  const frameWindow = frame.contentWindow;
  if (!frameWindow) throw new Error('The frame of the preview has no window.');
  const opener = document.activeElement;
  frameWindow.focus();
  frameWindow.print();
  // Inside the frame Escape would reach the browser's PDF viewer and no longer the dialog around it.
  if (opener instanceof HTMLElement) opener.focus();
}

/** Saves what lies behind an object URL under `fileName`. */
export function downloadUrl(url: string, fileName: string): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName;
  anchor.hidden = true;
  document.body.append(anchor);
  anchor.click();
  setTimeout(() => anchor.remove(), DOWNLOAD_LINK_LIFETIME_MS);
}

/** The specification's waits: before printing, and before the download link is taken away again. */
export const PRINT_DELAY_MS = 500;
export const DOWNLOAD_LINK_LIFETIME_MS = 100;

/** A browser that has not shown a document by then does not show it at all. */
const LOADING_TAKES_MS = 10_000;

/**
 * Prints once the browser shows the document: whoever presses the button as soon as it can be pressed is earlier
 * than a slow machine's viewer.
 *
 * @param loaded rejects where the document is taken away meanwhile
 * @throws as `printFrame`, and where the document does not appear
 */
export async function printOnceLoaded(frame: HTMLIFrameElement, loaded: Promise<void>): Promise<void> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => tooLate.reject(new Error('The browser does not show the document.')),
    LOADING_TAKES_MS,
  );
  await Promise.race([loaded, tooLate.promise]).finally(() => clearTimeout(timer));
  await printFrame(frame);
}

/**
 * Prints the document in a frame of the same page: no window opens that a browser could block.
 * Rejects if the browser does not let the page print the frame; the person can still download.
 */
async function printFrame(frame: HTMLIFrameElement): Promise<void> {
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

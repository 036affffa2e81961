import { safeStorage } from '../storage/safe-storage.ts';

const RELOADED_KEY = 'lotse.reloaded-build';
/** The entry's address carries the hash of its content, so it names the build. */
const buildName = new URL(import.meta.url).pathname;

/**
 * A newer build on the server has other files: an old tab's next route can't be loaded. The page is
 * then loaded anew, once per build; if that does not help, the error page says so. Drafts survive it.
 */
export function reloadOnStaleBuild(page: Window): void {
  const storage = safeStorage(() => page.sessionStorage);
  page.addEventListener('vite:preloadError', (event) => {
    // Without a network it is no newer build, and a reload would end in the browser's own error page.
    if (!page.navigator.onLine) return;
    const wasReloaded = storage.read(RELOADED_KEY) === buildName;
    // A storage that keeps nothing could not stop the page from reloading for ever.
    if (wasReloaded || !storage.write(RELOADED_KEY, buildName)) return;
    event.preventDefault();
    page.location.reload();
  });
}

/** The words of Chromium, Firefox, Safari and Vite for a script or style that is gone. */
const messages =
  /dynamically imported module|importing a module script failed|unable to preload css|error loading dynamically/i;

/** Whether an error tells that a part of the application could not be loaded. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message);
}

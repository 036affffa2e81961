import { leaveUnasked } from '../browser/closing.ts';
import { safeStorage } from '../browser/safe-storage.ts';

/** Of which build the page has found a part missing, and for which newer one it was loaded anew; once each. */
const onceKeys = { missing: 'lotse.reloaded-build', newer: 'lotse.loaded-build' } as const;
/** Whoever waits for a page has waited for its code already. */
const LONGEST_PROBE_MS = 5000;
/** The entry's address carries the hash of its content, so it names the build. */
const buildName = new URL(import.meta.url).pathname;

/**
 * Loads the code of a whole page or of the frame around it. A newer build on the server has other
 * files: what an old tab asks for is gone. The page is then loaded anew, once per build; if that does
 * not help, the error page says so. Drafts survive it. A part of a page is not worth that: it tells its
 * failure in its own place, and leaves alone what somebody is doing beside it.
 *
 * @param whereTo the address that somebody is on the way to, where the browser does not show it yet
 * @throws {UnreachablePage} where the server does not answer
 * @throws what `load` does, where loading anew is no way out
 */
export async function loadPage<Module>(
  load: () => Promise<Module>,
  page: Window = window,
  whereTo: () => string | undefined = () => undefined,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingPart(error)) throw error;
    if (!(await isServed(page))) throw new UnreachablePage({ cause: error });
    if (!mayReload(page, 'missing', buildName)) throw error;
    const address = whereTo();
    leaveUnasked(() => {
      if (address === undefined || address === page.location.href) page.location.reload();
      else page.location.assign(address);
    });
    // The page is about to go.
    return new Promise<never>(() => {});
  }
}

/** A page's code could not be loaded, and the server that has it does not answer. */
export class UnreachablePage extends Error {
  override readonly name = 'UnreachablePage';

  constructor(options?: ErrorOptions) {
    super('The server does not answer', options);
  }
}

/** Loads the page anew if the server answers; without that it would end in the browser's own error page. */
export async function reloadWhenServed(page: Window = window): Promise<void> {
  if (await isServed(page)) leaveUnasked(() => page.location.reload());
}

/** Whether the entry of the application can be had. `onLine` tells of a network, not of one that leads anywhere. */
export async function isServed(page: Window = window): Promise<boolean> {
  if (!page.navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(LONGEST_PROBE_MS);
    const answer = await page.fetch('/index.html', { cache: 'no-store', signal });
    void answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Whether the page may be loaded anew by itself because of a build: once for each, and never where that could
 * not be remembered, since nothing would stop it from doing so for ever.
 */
export function mayReload(page: Window, reason: keyof typeof onceKeys, build: string): boolean {
  const storage = safeStorage(() => page.sessionStorage);
  return storage.read(onceKeys[reason]) !== build && storage.write(onceKeys[reason], build);
}

/** The words of Chromium, Firefox, Safari and Vite for a script or style that is gone. */
const messages =
  /dynamically imported module|importing a module script failed|unable to preload css|error loading dynamically/i;

/** Whether an error tells that a part of the application could not be loaded. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message);
}

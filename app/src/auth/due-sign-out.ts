import type { BrowserEnvironment } from './browser-environment.ts';
import type { SignInConfiguration } from './configuration.ts';

/** In localStorage from signing out until the provider has sent the browser back from its own sign-out. */
const DUE_KEY = 'lotse.sign-out-due';
/** In sessionStorage while this tab is on its way there: `now`, or `late` where that was made up for. */
const ON_THE_WAY_KEY = 'lotse.signing-out';

/**
 * A sign-out that the provider may not know of yet: without a network the way to it cannot be gone, and its session,
 * which lives on, would sign in again whoever comes next. Until it is done no tab signs in past it.
 */
export interface DueSignOut {
  /** Somebody has signed out here. */
  note(): void;
  isDue(): boolean;
  /** @returns the provider's sign-out, which comes back to the redirect URI */
  wayOut(when: 'now' | 'late'): string;
  /** Whether the page has come back from there, and when it was to have been; told once. */
  takeReturn(arrivedAt: URL): 'now' | 'late' | undefined;
}

export function createDueSignOut(
  { domain, redirect_uri }: SignInConfiguration,
  { localStorage, sessionStorage }: Pick<BrowserEnvironment, 'localStorage' | 'sessionStorage'>,
): DueSignOut {
  return {
    note: () => void localStorage.write(DUE_KEY, '1'),
    isDue: () => localStorage.read(DUE_KEY) !== null,
    wayOut(when) {
      sessionStorage.write(ON_THE_WAY_KEY, when);
      return `${domain}/logout?redirect=${encodeURIComponent(redirect_uri)}`;
    },
    takeReturn(arrivedAt) {
      const when = sessionStorage.read(ON_THE_WAY_KEY);
      sessionStorage.remove(ON_THE_WAY_KEY);
      // At any other address somebody has given the way up; it is still due.
      if (when === null || arrivedAt.href !== new URL(redirect_uri).href) return undefined;
      localStorage.remove(DUE_KEY);
      return when === 'late' ? 'late' : 'now';
    },
  };
}

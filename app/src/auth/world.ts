import { type SafeStorage, safeStorage } from '../storage/safe-storage.ts';

/** What the session touches outside of itself. */
export interface SessionWorld {
  /** Our own origin. */
  readonly origin: string;
  readonly sessionStorage: SafeStorage;
  readonly localStorage: SafeStorage;
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  url(): URL;
  /** Puts a path of ours into the address without loading anything and without a step back. */
  replacePath(path: string): void;
  /** Leaves this page. */
  leave(url: string): void;
}

export function browserWorld(page: Window & typeof globalThis): SessionWorld {
  return {
    origin: page.location.origin,
    sessionStorage: safeStorage(() => page.sessionStorage),
    localStorage: safeStorage(() => page.localStorage),
    fetch: (...request) => page.fetch(...request),
    now: () => Date.now(),
    url: () => new URL(page.location.href),
    replacePath: (path) => page.history.replaceState(null, '', path),
    leave: (url) => page.location.assign(url),
  };
}

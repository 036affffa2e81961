import { leaveUnasked } from '../browser/closing.ts';
import { type SafeStorage, safeStorage } from '../browser/safe-storage.ts';
import { whenIdle } from '../browser/when-idle.ts';

/** A way to the other tabs of this browser. */
export interface TabChannel {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
}

/** The part of `navigator.locks` that the session needs. */
export interface TabLocks {
  request<Result>(
    name: string,
    options: { signal: AbortSignal },
    work: () => Promise<Result>,
  ): Promise<Result>;
}

export interface WakeEvent {
  /** The page comes back out of the browser's memory as it was left. */
  readonly isRestored: boolean;
  readonly isVisible: boolean;
}

/** What the session touches outside of itself. Timers are the global ones. */
export interface BrowserEnvironment {
  /** Our own origin. */
  readonly origin: string;
  readonly sessionStorage: SafeStorage;
  readonly localStorage: SafeStorage;
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Undefined where the browser has none. */
  readonly locks: TabLocks | undefined;
  /** Undefined where the browser has no channels. */
  openChannel(name: string): TabChannel | undefined;
  url(): URL;
  /**
   * Puts a path of ours into the address without loading anything and without a step back.
   *
   * @param beside what the history keeps with it, where the router finds it as the place's state
   */
  replacePath(path: string, beside?: object): void;
  /** False only where the browser knows that nothing can be reached. */
  isOnline(): boolean;
  /** Leaves this page. */
  leave(url: string): void;
  /** Loads this page anew; what it shows is gone at once. */
  reload(): void;
  /** Tells whenever time may have passed unnoticed or another tab has changed the shared storage. */
  onWake(listener: (event: WakeEvent) => void): void;
  /** Resolves at once, or when a tab in the background is looked at. */
  whenVisible(): Promise<void>;
  /** Resolves when the page has nothing more urgent to do. */
  whenIdle(): Promise<void>;
}

export function browserEnvironment(page: Window & typeof globalThis): BrowserEnvironment {
  const { document, navigator } = page;
  return {
    origin: page.location.origin,
    sessionStorage: safeStorage(() => page.sessionStorage),
    localStorage: safeStorage(() => page.localStorage),
    fetch: (...request) => page.fetch(...request),
    now: () => Date.now(),
    // Missing on pages without TLS and in old browsers, whatever the types say.
    get locks() {
      return navigator.locks as LockManager | undefined;
    },
    openChannel(name) {
      if (!('BroadcastChannel' in page)) return undefined;
      const channel = new page.BroadcastChannel(name);
      return {
        // The rule means windows; a channel reaches our own origin only.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        post: (message) => channel.postMessage(message),
        listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
      };
    },
    url: () => new URL(page.location.href),
    replacePath: (path, beside) => page.history.replaceState(beside ? { usr: beside } : null, '', path),
    isOnline: () => navigator.onLine,
    leave: (url) => leaveUnasked(() => page.location.assign(url)),
    reload() {
      document.documentElement.hidden = true;
      leaveUnasked(() => page.location.reload());
    },
    onWake(listener) {
      const wake = ({ type, persisted }: { type: string; persisted?: boolean }) =>
        listener({
          isRestored: persisted === true,
          isVisible: type !== 'storage' && document.visibilityState === 'visible',
        });
      for (const event of ['pageshow', 'online', 'focus', 'storage']) {
        page.addEventListener(event, wake);
      }
      document.addEventListener('visibilitychange', wake);
    },
    whenVisible: () =>
      new Promise((resolve) => {
        if (document.visibilityState === 'visible') resolve();
        else document.addEventListener('visibilitychange', () => resolve(), { once: true });
      }),
    whenIdle,
  };
}

import type { SafeStorage } from '../../browser/safe-storage.ts';

const MARK_KEY = 'lotse.session';
const TOKEN_KEY = 'lotse.refresh-token';
/** Stands in place of a mark after the provider or the API has ended the session. */
const ENDED = 'ended';

/**
 * What all tabs share, in localStorage. The mark names the session and its latest renewal by two
 * random values, `session.renewal`; it opens nothing. The refresh token is there in local-storage
 * mode only: in cookie mode no script ever sees it.
 */
export interface SharedSession {
  /** The mark; `ended` once the session is over; null when nobody is signed in or nothing is kept. */
  mark(): string | null;
  /** Nobody is signed in any more: somebody has signed out, or the session has ended. */
  isOver(): boolean;
  /** Whether asking for new tokens can succeed: spares people who never signed in a request. */
  mayRefresh(): boolean;
  /** The token to send, or `undefined` where the cookie carries it. */
  refreshToken(): string | undefined;
  /** A provider that does not rotate sends no refresh token: the old one stays good. */
  remember(mark: string, refreshToken: string | undefined): void;
  /** Deletes everything; `ended` tells the other tabs that nobody has signed out. */
  forget(status: 'signedOut' | 'ended'): void;
}

/** Where the browser keeps nothing, this tab does until it is left. */
export function createSharedSession(useLocalStorage: boolean, storage: SafeStorage): SharedSession {
  const memory = new Map<string, string>();
  const read = (key: string) => storage.read(key) ?? memory.get(key) ?? null;
  const remove = (key: string) => {
    memory.delete(key);
    storage.remove(key);
  };
  const write = (key: string, value: string) => {
    memory.delete(key);
    if (storage.write(key, value)) return;
    // A full storage still has the old value, which would be taken for the new one.
    remove(key);
    if (!storage.write(key, value)) memory.set(key, value);
  };

  const mark = () => read(MARK_KEY);
  const isOver = () => mark() === null || mark() === ENDED;
  const refreshToken = () => (useLocalStorage ? (read(TOKEN_KEY) ?? undefined) : undefined);
  return {
    mark,
    isOver,
    refreshToken,
    mayRefresh: () => !isOver() && (!useLocalStorage || refreshToken() !== undefined),
    remember(next, token) {
      if (useLocalStorage && token !== undefined) write(TOKEN_KEY, token);
      write(MARK_KEY, next);
    },
    forget(status) {
      remove(TOKEN_KEY);
      if (status === 'ended') write(MARK_KEY, ENDED);
      else remove(MARK_KEY);
    },
  };
}

/** The part of a mark that stays the same from one sign-in to the next. */
export function sessionOf(mark: string | null | undefined): string | undefined {
  return mark?.includes('.') ? mark.split('.', 1)[0] : undefined;
}

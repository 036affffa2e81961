import type { SessionSnapshot, SignInFailure } from './session-types.ts';

export const NOBODY = {
  user: undefined,
  claims: undefined,
  failure: undefined,
  isUnreachable: false,
  isLeaving: false,
  invitationId: undefined,
} as const;

/**
 * In sessionStorage until a code is exchanged: a page that finds it when it starts knows that the one before
 * was left. After `first` it goes to the provider once more by itself, and is `repeating` meanwhile; after
 * `last` the person is told and decides.
 */
export const EXCHANGE_KEY = 'lotse.exchange';

/** A failure that is not the provider's words. */
export function failureOf(error: string): SignInFailure {
  return { error, errorDescription: null, state: null, appState: undefined };
}

/** The one snapshot of a session, and who wants to know of the next. */
export interface SessionState {
  readonly snapshot: SessionSnapshot;
  publish(next: SessionSnapshot): void;
  /** @returns the way to stop listening */
  subscribe(listener: () => void): () => void;
}

export function createSessionState(): SessionState {
  const listeners = new Set<() => void>();
  let snapshot: SessionSnapshot = { ...NOBODY, status: 'unknown' };
  return {
    get snapshot() {
      return snapshot;
    },
    publish(next) {
      snapshot = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

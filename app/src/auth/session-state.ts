import type { SessionSnapshot } from './session-types.ts';

export const NOBODY = {
  user: undefined,
  claims: undefined,
  failure: undefined,
  isUnreachable: false,
  isLeaving: false,
  invitationId: undefined,
} as const;

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

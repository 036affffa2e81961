import type { SafeStorage } from '../storage/safe-storage.ts';

const PREFIX = 'pkce-code-verifier-';
const LIFETIME_MS = 10 * 60_000;
const MAX_ENTRIES = 5;

/** Where a person was when they signed in, and where they want to go. */
export interface AppState {
  readonly originUrl: string;
  readonly redirectTo: string;
}

/** What has to be remembered from leaving for the provider until coming back. */
export interface PkceEntry {
  readonly codeVerifier: string;
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly appState: AppState;
}

/** The entries lie in sessionStorage by `state`, so that two tabs can sign in at the same time. */
export interface PkceEntries {
  /** False when the browser keeps nothing: signing in can't succeed then. */
  keep(state: string, entry: PkceEntry): boolean;
  /** Takes the entry of `state` out: each is good for one return. */
  take(state: string): PkceEntry | undefined;
}

export function createPkceEntries(storage: SafeStorage, now: () => number): PkceEntries {
  function read(key: string): PkceEntry | undefined {
    const entry = parseEntry(storage.read(key));
    return entry && now() - entry.createdAt < LIFETIME_MS ? entry : undefined;
  }

  /** Leaves room for one more among the abandoned ones. */
  function prune(): void {
    const kept = storage
      .keys(PREFIX)
      .map((key) => ({ key, createdAt: read(key)?.createdAt }))
      .sort((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
    for (const [index, { key, createdAt }] of kept.entries()) {
      if (createdAt === undefined || index >= MAX_ENTRIES - 1) storage.remove(key);
    }
  }

  return {
    keep(state, entry) {
      prune();
      return storage.write(PREFIX + state, JSON.stringify(entry));
    },
    take(state) {
      const entry = read(PREFIX + state);
      storage.remove(PREFIX + state);
      return entry;
    },
  };
}

function parseEntry(text: string | null): PkceEntry | undefined {
  try {
    const { codeVerifier, nonce, createdAt, appState } = JSON.parse(text ?? '') as PkceEntry;
    const texts: unknown[] = [codeVerifier, nonce, appState.originUrl, appState.redirectTo];
    const isSound = texts.every((part) => typeof part === 'string') && typeof createdAt === 'number';
    return isSound ? { codeVerifier, nonce, createdAt, appState } : undefined;
  } catch {
    return undefined;
  }
}

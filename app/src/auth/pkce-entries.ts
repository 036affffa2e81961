import * as v from 'valibot';
import type { SafeStorage } from '../storage/safe-storage.ts';

const PREFIX = 'pkce-code-verifier-';
const LIFETIME_MS = 10 * 60_000;
const MAX_ENTRIES = 5;

const entrySchema = v.object({
  codeVerifier: v.string(),
  nonce: v.string(),
  /** Milliseconds since 1970. */
  createdAt: v.number(),
  appState: v.object({
    /** Where the person was when they signed in. */
    originUrl: v.string(),
    /** Where they want to go. */
    redirectTo: v.string(),
  }),
});

/** What has to be remembered from leaving for the provider until coming back. */
export type PkceEntry = v.InferOutput<typeof entrySchema>;
export type AppState = PkceEntry['appState'];

/** The entries lie in sessionStorage by `state`, so that two tabs can sign in at the same time. */
export interface PkceEntries {
  /** False when the browser keeps nothing: signing in can't succeed then. */
  keep(state: string, entry: PkceEntry): boolean;
  /** Takes the entry of `state` out: each is good for one return. */
  take(state: string): PkceEntry | undefined;
}

export function createPkceEntries(storage: SafeStorage, now: () => number): PkceEntries {
  function read(key: string): PkceEntry | undefined {
    const text = storage.read(key);
    if (text === null) return undefined;
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), entrySchema), text);
    return result.success && now() - result.output.createdAt < LIFETIME_MS ? result.output : undefined;
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

import type { SafeStorage } from '../../browser/safe-storage.ts';
import { PKCE_PREFIX, type PkceEntry, readPkceEntry } from './pkce-entry.ts';

const MAX_ENTRIES = 5;

/**
 * Keeps an entry in sessionStorage by its `state`, so that two tabs can sign in at the same time. Of
 * abandoned ones the newest four stay beside it.
 *
 * @returns false when the browser keeps nothing: signing in can't succeed then
 */
export function keepPkceEntry(storage: SafeStorage, state: string, entry: PkceEntry): boolean {
  const kept = storage
    .keys(PKCE_PREFIX)
    .map((key) => ({ key, createdAt: readPkceEntry(storage, key, entry.createdAt)?.createdAt }))
    .sort((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
  for (const [index, { key, createdAt }] of kept.entries()) {
    if (createdAt === undefined || index >= MAX_ENTRIES - 1) storage.remove(key);
  }
  return storage.write(PKCE_PREFIX + state, JSON.stringify(entry));
}

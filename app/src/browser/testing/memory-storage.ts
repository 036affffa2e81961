import type { SafeStorage } from '../safe-storage.ts';

/** A storage for tests; `isFull` makes it refuse to keep anything. */
export function memoryStorage(): SafeStorage & { isFull: boolean } {
  const entries = new Map<string, string>();
  const storage = {
    isFull: false,
    read: (key: string) => entries.get(key) ?? null,
    write(key: string, value: string) {
      if (storage.isFull) return false;
      entries.set(key, value);
      return true;
    },
    remove: (key: string) => void entries.delete(key),
    keys: (prefix: string) => [...entries.keys()].filter((key) => key.startsWith(prefix)),
  };
  return storage;
}

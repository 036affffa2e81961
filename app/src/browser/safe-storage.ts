/** A web storage that never throws: it may be blocked (`SecurityError`), missing or full. */
export interface SafeStorage {
  read(key: string): string | null;
  /** False when the entry could not be kept. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Keys that begin with `prefix`. */
  keys(prefix: string): string[];
}

/** @param open even naming the storage can throw, so it is named anew at each use */
export function safeStorage(open: () => Storage): SafeStorage {
  const attempt = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: (prefix) => attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix)), []),
  };
}

import { safeStorage, type SafeStorage } from './safe-storage.ts';

/** One of several that somebody has chosen in this browser, whoever they are. */
export interface KeptOneOf<Value extends string> {
  readonly get: () => Value;
  /** Where the browser keeps nothing it holds while the page is open. */
  readonly choose: (value: Value) => void;
  /** @returns the way to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A choice in the browser's local storage, where it outlives the tab; the first of all where none was made. */
export function keptOneOf<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
  storage: SafeStorage = safeStorage(() => localStorage),
): KeptOneOf<Value> {
  const listeners = new Set<() => void>();
  let now: Value | undefined;
  return {
    get: () => (now ??= values.find((value) => value === storage.read(key)) ?? values[0]),
    choose(value) {
      now = value;
      storage.write(key, value);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

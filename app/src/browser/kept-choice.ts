import { safeStorage, type SafeStorage } from './safe-storage.ts';

/** Something that somebody has switched on or off in this browser, whoever they are. */
export interface KeptChoice {
  readonly isOn: () => boolean;
  /** Where the browser keeps nothing it holds while the page is open. */
  readonly choose: (isOn: boolean) => void;
  /** @returns the way to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A choice in the browser's local storage, where it outlives the tab and signing out. What is so from the start
 * leaves nothing there.
 */
export function keptChoice(
  key: string,
  isOnAtFirst: boolean,
  storage: SafeStorage = safeStorage(() => localStorage),
): KeptChoice {
  const mark = isOnAtFirst ? 'off' : 'on';
  const listeners = new Set<() => void>();
  let isOn: boolean | undefined;
  return {
    isOn: () => (isOn ??= (storage.read(key) === mark) !== isOnAtFirst),
    choose(isNowOn) {
      isOn = isNowOn;
      if (isNowOn === isOnAtFirst) storage.remove(key);
      else storage.write(key, mark);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

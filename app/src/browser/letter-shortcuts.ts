import { safeStorage, type SafeStorage } from './safe-storage.ts';

/** Kept for everybody who uses this browser: it follows from how its keyboard is used, not from who does. */
const LETTERS_KEY = 'lotse.letter-shortcuts';
const OFF = 'off';

const browserStorage = safeStorage(() => localStorage);

/** Whether keys of single letters act; they do until somebody switches them off. */
export function areLettersOn(storage: Pick<SafeStorage, 'read'> = browserStorage): boolean {
  return storage.read(LETTERS_KEY) !== OFF;
}

/** Keeps the choice; where the browser keeps nothing it holds while the page is open. */
export function keepLetters(areOn: boolean, storage: SafeStorage = browserStorage): void {
  if (areOn) storage.remove(LETTERS_KEY);
  else storage.write(LETTERS_KEY, OFF);
}

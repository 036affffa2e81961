import { isBehindDialog } from './is-behind-dialog.ts';

/** Where a shortcut stands in the list of all of them. */
export type ShortcutGroup = 'everywhere' | 'places' | 'page';

/** Keys that do something wherever somebody is on the page. */
export interface Shortcut {
  /** As printed on a German keyboard: „N“, „/“, „G S“ for one after the other, „Strg+K“. */
  readonly keys: string;
  /** What they do, a verb. */
  readonly label: string;
  readonly group: ShortcutGroup;
  /** Absent where a part of the page listens for itself and the keys are listed only. */
  readonly run?: (() => void) | undefined;
}

/** After the first key of two, so long the second one belongs to it. */
const SEQUENCE_MS = 1500;

/** Where somebody writes they take back what was typed, as everywhere. */
export const UNDO_KEYS = 'Strg+Z';

const writing = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  // Where letters look for an entry that begins with them.
  ...['textbox', 'searchbox', 'combobox', 'spinbutton', 'listbox', 'menu', 'tree'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');

/** Those of the page, the latest last: of two with the same keys it is the one that acts. */
let shortcuts: readonly Shortcut[] = [];
const listeners = new Set<() => void>();
let areLettersOn = true;
let first: { readonly key: string; readonly at: number } | undefined;

/** Adds keys; @returns the way to take them away again */
export function addShortcut(shortcut: Shortcut): () => void {
  if (shortcuts.length === 0) document.addEventListener('keydown', handle);
  change([...shortcuts, shortcut]);
  return () => {
    change(shortcuts.filter((other) => other !== shortcut));
    if (shortcuts.length === 0) document.removeEventListener('keydown', handle);
  };
}

/** Whether keys without Strg or Alt act. They get in the way of speech input, so they can be switched off (WCAG 2.1.4). */
export function switchLetters(isOn: boolean): void {
  areLettersOn = isOn;
}

/** Obeys a key that was pressed before the frame listened, unless the page has obeyed it by itself. */
export function replayKey(event: KeyboardEvent): void {
  handle(event);
}

/** Those of the page; another list after every change. */
export function listShortcuts(): readonly Shortcut[] {
  return shortcuts;
}

/** Tells of changes; @returns the way to stop listening */
export function followShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether keys act without Strg or Alt, so that they can be switched off. */
export function isOfLetters({ keys }: Pick<Shortcut, 'keys'>): boolean {
  return !keys.includes('+');
}

function change(next: readonly Shortcut[]): void {
  shortcuts = next;
  for (const listener of listeners) listener();
}

function handle(event: KeyboardEvent): void {
  if (!event.defaultPrevented) obey(event);
}

function obey(event: KeyboardEvent): void {
  const key = pressedKey(event);
  if (key === undefined || event.repeat || event.isComposing) return;
  if (isBehindDialog() || (isOfLetters({ keys: key }) && isInDialog(event.target))) return;
  const before = first && event.timeStamp - first.at < SEQUENCE_MS ? first.key : undefined;
  first = undefined;
  if (isOfLetters({ keys: key }) && !areLettersOn) return;
  if ((isOfLetters({ keys: key }) || key === UNDO_KEYS) && isWriting(event.target)) return;
  const found = (before !== undefined && find(`${before} ${key}`)) || find(key);
  if (found) {
    event.preventDefault();
    found.run?.();
  } else if (shortcuts.some(({ keys }) => keys.startsWith(`${key} `))) {
    first = { key, at: event.timeStamp };
  }
}

function find(keys: string): Shortcut | undefined {
  return shortcuts.findLast((shortcut) => shortcut.keys === keys && shortcut.run);
}

/** The key as shortcuts name it. Signs may need the shift key, letters with it are others. */
function pressedKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (key.length !== 1 || altKey) return undefined;
  const upper = key.toUpperCase();
  if (shiftKey && upper !== key.toLowerCase()) return undefined;
  return ctrlKey || metaKey ? `Strg+${upper}` : upper;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(writing) !== null;
}

/** Letters are a dialog's own. One beside the page, such as the drawer, leaves the keys with Strg to the page. */
function isInDialog(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('dialog, [role="dialog"], [role="alertdialog"]') !== null
  );
}

import type { ShortcutGroup } from '../../../components/Shortcuts/shortcut-registry.ts';

const groups: Readonly<Record<ShortcutGroup, string>> = {
  everywhere: 'Überall',
  places: 'Springen',
  page: 'Auf dieser Seite',
};

/** Words of the list of keys. */
export const shortcutListCopy = {
  title: 'Tastenkürzel',
  close: 'Schließen',
  groups,
  /** Between two keys that are pressed one after the other. */
  between: 'dann',
  letters: 'Tastenkürzel mit einzelnen Buchstaben verwenden',
  lettersHelp: 'Bei Sprachsteuerung besser ausschalten. Tastenkürzel mit Strg oder Alt bleiben.',
} as const;

import { formatShortDate } from '../../../format/index.ts';

/** Words around the text of a content page. */
export const contentPageCopy = {
  loading: 'Die Seite wird geladen …',
  failed: 'Die Seite konnte nicht geladen werden',
  updated: (at: string) => `Stand: ${formatShortDate(at)}`,
  contents: 'Inhalt',
} as const;

import { count } from '../../../format/index.ts';

/** Words of the dialog in which all papers of selected parcels are printed. */
export const batchAllPapersCopy = {
  title: () => 'Alle Papiere drucken',
  loading: 'Papiere werden geladen',
  tooMany: (most: number) =>
    `Es können höchstens die Papiere von ${count(most, 'Sendung', 'Sendungen')} auf einmal gedruckt werden. Wählen Sie weniger Sendungen aus.`,
  preview: 'Papiere',
  loaded: (done: number, total: number) =>
    total === 1 && done === 1
      ? 'Alle Papiere der Sendung wurden geladen.'
      : `Papiere von ${done} von ${total} Sendungen wurden geladen.`,
  failedList: 'Sendungen ohne Papiere',
} as const;

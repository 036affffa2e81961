import { count } from '../../../format/index.ts';
import { loadedPapers } from '../batch/BatchPapers.copy.ts';

/** Words of the dialog in which all papers of selected parcels are printed. */
export const batchAllPapersCopy = {
  title: () => 'Alle Papiere drucken',
  loading: 'Papiere werden geladen',
  tooMany: (most: number) =>
    `Es können höchstens die Papiere von ${count(most, 'Sendung', 'Sendungen')} auf einmal gedruckt werden. Wählen Sie weniger Sendungen aus.`,
  preview: 'Papiere',
  loaded: loadedPapers('Papiere'),
  failedList: 'Sendungen ohne Papiere',
} as const;

import { count } from '../../../format/index.ts';
import { batchCopy } from '../batch/batch.copy.ts';

/** Words of the dialog in which all papers of selected parcels are printed. */
export const batchAllPapersCopy = {
  title: () => 'Alle Papiere drucken',
  loading: 'Papiere werden geladen',
  tooMany: (most: number) =>
    `Es können höchstens die Papiere von ${count(most, 'Sendung', 'Sendungen')} auf einmal gedruckt werden. Wählen Sie weniger Sendungen aus.`,
  preview: 'Papiere',
  loaded: (done: number, total: number, pages: number | undefined) =>
    done === total
      ? `Papiere von ${count(total, 'Sendung', 'Sendungen')} geladen${batchCopy.length(pages)}.`
      : `Papiere von ${done} der ${count(total, 'Sendung', 'Sendungen')} geladen${batchCopy.length(pages)}.`,
  failedList: 'Sendungen ohne Papiere',
} as const;

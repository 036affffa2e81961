import { count } from '../../../format/index.ts';
import { batchCopy } from '../batch/batch.copy.ts';

/** Words of the dialog in which the pick slips of selected shipments are printed. */
export const batchPickSlipsCopy = {
  title: () => 'Packzettel drucken',
  loading: 'Packzettel werden geladen',
  tooMany: (most: number) =>
    `Es können höchstens ${count(most, 'Packzettel', 'Packzettel')} auf einmal gedruckt werden. Wählen Sie weniger Sendungen aus.`,
  preview: 'Packzettel',
  loaded: (done: number, total: number, pages: number | undefined) =>
    done === total
      ? `Packzettel von ${count(total, 'Sendung', 'Sendungen')} geladen${batchCopy.length(pages)}.`
      : `Packzettel von ${done} der ${count(total, 'Sendung', 'Sendungen')} geladen${batchCopy.length(pages)}.`,
  failedList: 'Fehlgeschlagene Packzettel',
} as const;

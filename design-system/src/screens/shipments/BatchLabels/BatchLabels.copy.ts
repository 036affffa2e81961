import { count } from '../../../format/index.ts';
import { batchCopy } from '../batch/batch.copy.ts';

/** Words of the dialog in which the labels of selected shipments are printed. */
export const batchLabelsCopy = {
  title: (total: number | undefined) => (total === 1 ? 'Versandetikett drucken' : 'Versandetiketten drucken'),
  loading: 'Versandetiketten werden geladen',
  tooMany: (most: number) =>
    `Es können höchstens ${count(most, 'Versandetikett', 'Versandetiketten')} auf einmal gedruckt werden. Wählen Sie weniger Sendungen aus.`,
  preview: 'Versandetiketten',
  loaded: (done: number, total: number, pages: number | undefined) =>
    done === total
      ? `Etiketten von ${count(total, 'Sendung', 'Sendungen')} geladen${batchCopy.length(pages)}.`
      : `Etiketten von ${done} der ${count(total, 'Sendung', 'Sendungen')} geladen${batchCopy.length(pages)}.`,
  failedList: 'Fehlgeschlagene Etiketten',
} as const;

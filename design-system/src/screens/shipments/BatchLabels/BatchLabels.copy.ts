import { count } from '../../../format/index.ts';
import { loadedPapers } from '../batch/BatchPapers.copy.ts';

/** Words of the dialog in which the labels of selected shipments are printed. */
export const batchLabelsCopy = {
  title: (total: number | undefined) => (total === 1 ? 'Versandetikett drucken' : 'Versandetiketten drucken'),
  loading: 'Versandetiketten werden geladen',
  tooMany: (most: number) =>
    `Es können höchstens ${count(most, 'Versandetikett', 'Versandetiketten')} auf einmal gedruckt werden. Wählen Sie weniger Sendungen aus.`,
  preview: 'Versandetiketten',
  loaded: loadedPapers('Etiketten'),
  failedList: 'Fehlgeschlagene Etiketten',
} as const;

import { count } from '../../../format/index.ts';
import { loadedPapers } from '../batch/BatchPapers.copy.ts';

/** Words of the dialog in which the pick slips of selected shipments are printed. */
export const batchPickSlipsCopy = {
  title: () => 'Packzettel drucken',
  loading: 'Packzettel werden geladen',
  tooMany: (most: number) =>
    `Es können höchstens ${count(most, 'Packzettel', 'Packzettel')} auf einmal gedruckt werden. Wählen Sie weniger Sendungen aus.`,
  preview: 'Packzettel',
  loaded: loadedPapers('Packzettel'),
  failedList: 'Fehlgeschlagene Packzettel',
} as const;

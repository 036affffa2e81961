import { count } from '../../../format/index.ts';
import { loadedPapers } from '../batch/BatchPapers.copy.ts';

/** Words of the dialog in which the consignment notes of selected shipments are printed. */
export const batchConsignmentNotesCopy = {
  title: (total: number | undefined) => (total === 1 ? 'Frachtbrief drucken' : 'Frachtbriefe drucken'),
  copies: 'Ausfertigungen',
  copiesHelp: 'Von jedem Frachtbrief. Drei sind für Absender, Begleitpapier und Frachtführer.',
  loading: 'Frachtbriefe werden geladen',
  tooMany: (most: number) =>
    `Es können höchstens ${count(most, 'Frachtbrief', 'Frachtbriefe')} auf einmal gedruckt werden. Wählen Sie weniger Sendungen aus.`,
  preview: 'Frachtbriefe',
  loaded: loadedPapers('Frachtbriefe'),
  failedList: 'Fehlgeschlagene Frachtbriefe',
} as const;

import { count } from '../../../format/index.ts';

/** Words of the dialog in which the labels of selected shipments are printed. */
export const batchLabelsCopy = {
  title: (total: number | undefined) => (total === 1 ? 'Versandetikett drucken' : 'Versandetiketten drucken'),
  close: 'Schließen',
  print: 'Drucken',
  download: 'Herunterladen',
  loading: 'Versandetiketten werden geladen',
  tooMany: (most: number) =>
    `Es können höchstens ${count(most, 'Versandetikett', 'Versandetiketten')} auf einmal gedruckt werden. Wählen Sie weniger Sendungen aus.`,
  preview: 'Versandetiketten',
  fileName: 'Versandetiketten.pdf',
  loaded: (done: number, total: number) => `${done} von ${total} Etiketten wurden geladen.`,
  failed: (amount: number) =>
    amount === 1 ? '1 konnte nicht geladen werden.' : `${amount} konnten nicht geladen werden.`,
  failedList: 'Fehlgeschlagene Etiketten',
  retryFailed: 'Fehlgeschlagene erneut laden',
  printFailed: 'Ihr Browser druckt das PDF hier nicht. Laden Sie es herunter und drucken Sie es von dort.',
} as const;

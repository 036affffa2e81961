import { count } from '../../../format/index.ts';

/** Words of the dialogs in which papers of selected shipments are printed, whatever papers they are. */
export const batchPapersCopy = {
  close: 'Schließen',
  print: 'Drucken',
  download: 'Herunterladen',
  failed: (amount: number) =>
    amount === 1 ? '1 konnte nicht geladen werden.' : `${amount} konnten nicht geladen werden.`,
  retryFailed: 'Fehlgeschlagene erneut laden',
  printFailed: 'Ihr Browser druckt das PDF hier nicht. Laden Sie es herunter und drucken Sie es von dort.',
} as const;

/**
 * Tells how many papers of one kind were loaded, and how long they are where that is known.
 *
 * @param papers their name in the plural
 */
export const loadedPapers = (papers: string) => (done: number, total: number, pages: number | undefined) => {
  const shipments = count(total, 'Sendung', 'Sendungen');
  const length = pages === undefined ? '' : ` (${count(pages, 'Seite', 'Seiten')})`;
  return `${papers} von ${done === total ? shipments : `${done} der ${shipments}`} geladen${length}.`;
};

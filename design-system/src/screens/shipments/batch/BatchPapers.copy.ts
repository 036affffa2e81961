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

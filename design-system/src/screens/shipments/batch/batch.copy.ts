/** Words of whatever is done with many shipments at once. */
export const batchCopy = {
  collecting: 'Sendungen werden ermittelt …',
  listFailed: 'Die Sendungen konnten nicht ermittelt werden.',
  progress: (done: number, total: number) => `${done} von ${total}`,
  showFailed: 'Fehlgeschlagene anzeigen',
  hideFailed: 'Fehlgeschlagene ausblenden',
  noReason: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
} as const;

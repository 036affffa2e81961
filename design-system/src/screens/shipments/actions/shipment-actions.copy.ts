/** What can be made of a shipment, wherever it is offered. Cancelling has words of its own. */
export const shipmentActionsCopy = {
  complete: 'Vervollständigen',
  edit: 'Bearbeiten',
  duplicate: 'Kopieren',
  /** In the list of keys. */
  sendAgain: 'Noch einmal senden',
  resend: 'Korrigieren und erneut senden',
  return: 'Retoure anlegen',
  print: 'Versandetikett drucken',
  sameRecipient: 'Weitere Sendung an denselben Empfänger',
} as const;

/** Words of the panel that follows a created shipment or template. */
export const createdCopy = {
  ordered: 'Sendung beauftragt.',
  trackingNumber: 'Sendungsnummer',
  orderNumber: 'Auftragsnummer',
  noTrackingNumber:
    'Der Dienstleister vergibt die Sendungsnummer später. Sie finden sie in der Sendungsliste.',
  recipient: 'Empfänger',
  product: 'Versandprodukt',
  templateSaved: 'Vorlage gespeichert.',
  templateWhere: 'Sie finden sie unter ‚Vorlagen (AVIS)‘.',
  toTemplates: 'Vorlagen (AVIS) öffnen',
  copyNumber: 'Sendungsnummer kopieren',
  copied: 'Sendungsnummer kopiert.',
  copyFailed: 'Kopieren ist hier nicht möglich.',
  toShipment: 'Sendung öffnen',
  print: 'Versandetikett drucken',
  sameRecipient: 'Weitere Sendung an denselben Empfänger',
  startOver: 'Neue Sendung',
} as const;

/** Heads of „Einzelnachweis“. */
export const costsSheetCopy = {
  orderedAt: 'Beauftragt am',
  orderNumber: 'Auftragsnummer',
  trackingNumber: 'Sendungsnummer',
  carrier: 'Dienstleister',
  product: 'Versandprodukt',
  recipient: 'Empfänger',
  country: 'Land',
  reference: 'Referenz 1',
  reference2: 'Referenz 2',
  price: 'Preis (netto, EUR)',
} as const;

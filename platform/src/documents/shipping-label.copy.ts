/** German words of the shipping label. */
export const labelCopy = {
  title: (orderNumber: string) => `Versandetikett ${orderNumber}`,
  sender: 'Absender',
  recipient: 'Empfänger',
  piece: 'Packstück',
  pieceOf: (number: number, all: number) => `${number} von ${all}`,
  weight: 'Gewicht',
  orderNumber: 'Auftragsnummer',
  date: 'Datum',
  reference1: 'Referenz 1',
  reference2: 'Referenz 2',
  trackingNumber: 'Sendungsnummer',
  dangerous: 'Gefahrgut',
  saturday: 'Samstagszustellung',
  simulated: (carrierName: string) =>
    `${carrierName} · Kein echtes Versandetikett, nicht zum Versand geeignet`,
} as const;

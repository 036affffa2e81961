import { count } from 'contract';

/** German words of the list that a driver signs. */
export const handoverListCopy = {
  title: (title: string, number: string) => `${title} ${number}`,
  number: (number: string) => `Tagesabschluss ${number}`,
  created: (time: string) => `Erstellt am ${time}\u00A0Uhr`,
  by: (name: string) => `von ${name}`,
  sender: 'Absender',
  carrier: 'Dienstleister',
  sums: 'Summe',
  shipments: (amount: number) => count(amount, 'Sendung', 'Sendungen'),
  packages: (amount: number) => count(amount, 'Packstück', 'Packstücke'),
  columns: {
    place: 'Nr.',
    orderNumber: 'Auftragsnummer',
    trackingNumber: 'Sendungsnummer',
    recipient: 'Empfänger',
    to: 'Ort',
    packages: 'Packst.',
    weight: 'Gewicht',
  },
  barcode: 'Nummer des Tagesabschlusses',
  handedOver: (shipments: string, packages: string, weight: string) =>
    `Übergeben: ${shipments}, ${packages}, ${weight}.`,
  signatures: ['Fahrer: Name und Unterschrift', 'Kennzeichen', 'Datum und Uhrzeit'],
} as const;

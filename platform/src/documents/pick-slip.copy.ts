/** German words of the pick slip. */
export const pickSlipCopy = {
  title: (orderNumber: string) => `Packzettel ${orderNumber}`,
  heading: 'Packzettel',
  /** What its barcode is for. */
  subtitle: 'Am Packplatz scannen, um die Sendung zu öffnen',
  created: (day: string, by: string) => `Erstellt am ${day} von ${by}`,
  orderNumber: 'Auftragsnummer',
  recipient: 'Empfänger',
  references: 'Referenzen',
  notes: 'Packhinweise',
  goods: 'Inhalt der Sendung',
  product: 'Versandprodukt',
  /** A template may leave it to whoever packs. */
  noProduct: 'Wird beim Abschließen gewählt',
  requestedDay: 'Gewünschter Zustelltag',
  remarks: 'Zu beachten',
  dangerous: 'Gefahrgut',
  neutral: 'Neutraler Versand',
  none: 'keine',
  positions: { quantity: 'Stück', description: 'Position', tariffNumber: 'Warentarifnummer' },
  packages: {
    amount: 'Anzahl',
    packaging: 'Verpackung',
    sides: 'Maße (cm)',
    weight: 'Gewicht je Stück',
    total: 'Gewicht gesamt',
  },
  sum: 'Summe',
  signatures: ['Zusammengestellt: Datum, Name', 'Verpackt: Datum, Name'],
} as const;

/** Words of the commercial invoice, German and English: customs abroad read it. */
export const commercialInvoiceCopy = {
  title: (orderNumber: string) => `Handelsrechnung ${orderNumber}`,
  heading: 'Handelsrechnung / Commercial Invoice',
  /** Below the heading where nothing is sold. */
  onlyForCustoms: 'Nur für Zollzwecke, ohne Berechnung / For customs purposes only, no charge',
  number: (orderNumber: string) => `Nr. / No. ${orderNumber}`,
  date: (day: string) => `Datum / Date ${day}`,
  seller: 'Verkäufer und Ausführer / Seller and exporter',
  recipient: 'Empfänger / Consignee',
  reason: 'Grund der Ausfuhr / Reason for export',
  terms: 'Lieferbedingung / Terms of delivery (Incoterms 2020)',
  shipment: 'Sendung / Shipment',
  reference: 'Referenz / Reference',
  columns: {
    position: 'Pos.',
    description: 'Warenbeschreibung / Description of goods',
    tariffNumber: 'Warentarifnr. / HS code',
    origin: 'Ursprung / Origin',
    quantity: 'Menge / Qty',
    weight: 'Netto / Net',
    price: 'Einzelpreis / Unit price',
    total: 'Gesamt / Total',
  },
  sum: 'Summe / Total',
  packages: 'Packstücke und Bruttogewicht / Packages and gross weight',
  pieces: (pieces: number, weight: string) => `${pieces} Packstück(e) / package(s), ${weight}`,
  promise:
    'Wir bestätigen, dass die Angaben in dieser Rechnung richtig sind. / We certify that the particulars given in this invoice are true and correct.',
  signature: 'Ort, Datum, Unterschrift / Place, date, signature',
} as const;

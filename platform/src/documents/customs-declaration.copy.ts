/** Words of the customs declaration, German and English as the forms have them. */
export const customsDeclarationCopy = {
  title: (form: string, orderNumber: string) => `Zollinhaltserklärung ${form} ${orderNumber}`,
  heading: 'Zollinhaltserklärung / Customs Declaration',
  mayBeOpened: 'Kann amtlich geöffnet werden / May be opened officially',
  sender: 'Absender / From',
  recipient: 'Empfänger / To',
  trackingNumber: 'Sendungsnummer / Item No.',
  category: 'Art der Sendung / Category of item',
  columns: {
    description: 'Inhalt / Description of contents',
    quantity: 'Menge / Quantity',
    weight: 'Nettogewicht / Net weight',
    value: 'Wert / Value',
    tariffNumber: 'Zolltarifnr. / HS tariff number',
    origin: 'Ursprung / Origin',
  },
  total: 'Summe / Total',
  gross: 'Bruttogewicht / Gross weight',
  reference: 'Referenz / Reference',
  orderNumber: (number: string) => `Auftragsnummer / Order ${number}`,
  invoice: 'Beigefügt / Enclosed',
  invoiceOf: (number: string) => `Handelsrechnung / Commercial invoice ${number}`,
  promise:
    'Ich bestätige, dass die Angaben in dieser Zollinhaltserklärung richtig sind und dass die Sendung nichts enthält, was gesetzlich oder nach Post- oder Zollvorschriften verboten ist. / I certify that the particulars given in this declaration are correct and that this item does not contain any article prohibited by legislation or by postal or customs regulations.',
  signature: 'Datum und Unterschrift des Absenders / Date and sender’s signature',
} as const;

import { count, formatMoney } from '../../../format/index.ts';

/** Words of the panel around the rates: what is sent, what was chosen, what it costs. */
export const ratesCopy = {
  title: 'Zusammenfassung und Tarife',
  route: (from: string, to: string) => `${from} → ${to}`,
  noPlaceYet: '…',

  chosen: (carrier: string, product: string) => `${carrier} ${product}`,
  noneChosen: 'Noch kein Tarif gewählt',
  price: (cents: number) => formatMoney(cents),
  taxes: 'netto, zuzüglich Umsatzsteuer',
  taxesAndDuties: 'netto, zuzüglich Umsatzsteuer und Abgaben',
  choiceGone: (product: string) =>
    `${product} ist für die geänderten Angaben nicht mehr verfügbar. Wählen Sie einen anderen Tarif.`,
  waitForPrice: 'Der Preis Ihres Tarifs wird gerade aktualisiert. Beauftragen Sie, sobald er feststeht.',

  bar: (amount: number, fromCents: number) =>
    `${count(amount, 'Tarif', 'Tarife')} ab ${formatMoney(fromCents)}`,
  barNone: 'Noch keine Tarife',
} as const;

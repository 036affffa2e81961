import { withUnit } from 'contract';
import { count, formatMoney } from '../../../format/index.ts';

/** Words of the panel around the rates: what is sent, what was chosen, what it costs. */
export const ratesCopy = {
  title: 'Zusammenfassung und Tarife',
  route: (from: string, to: string) => `${from} → ${to}`,
  /** What a screen reader says for the arrow. */
  routeArrow: 'nach',
  noPlaceYet: '…',

  chosen: (carrier: string, product: string) => `${carrier} ${product}`,
  /** Where there is no rate at all. */
  requestQuote: 'Individuelles Angebot anfordern',
  noneChosen: 'Noch kein Tarif gewählt',
  price: (cents: number) => formatMoney(cents),
  taxes: 'zuzüglich Umsatzsteuer',
  taxesAndDuties: 'zuzüglich Umsatzsteuer und Abgaben',
  /** In place of the product's name, where there may be a tariff for the same. */
  atOfferedPrice: (product: string) => `${product} zum angebotenen Preis`,
  choiceGone: (product: string) =>
    `${product} ist für die geänderten Angaben nicht mehr verfügbar. Wählen Sie einen anderen Tarif.`,
  waitForPrice: 'Der Preis Ihres Tarifs wird gerade aktualisiert. Danach können Sie beauftragen.',
  /** At the packing bench, where the tariff is chosen by a rule. */
  waitForChoice: 'Der Tarif wird gerade gewählt. Danach können Sie abschließen.',

  /** Asking has failed, so no price is on its way. */
  askForPrice: 'Der Preis Ihres Tarifs ist nicht aktuell. Fragen Sie die Tarife erneut ab.',

  /** Why there are no rates, with the one next step. */
  obstacle: {
    noSender: 'Für Tarife fehlt noch: Absender.',
    toSender: 'Absender eingeben',
    noRecipient: 'Geben Sie Empfängerort und Packstücke ein, um Tarife zu sehen.',
    toRecipient: 'Empfänger eingeben',
    /** Each with where it is: „Empfänger, Postleitzahl“. */
    missing: (labels: readonly string[]) =>
      `Für Tarife ${labels.length === 1 ? 'fehlt' : 'fehlen'} noch: ${labels.join('; ')}.`,
    complete: 'Angabe ergänzen',
    wrong: (label: string, message: string) => `${label}: ${message}`,
    change: 'Angabe ändern',
    tooHeavy: (row: string, weightKg: number, packaging: string, mostKg: number) =>
      `${row} wiegt ${withUnit(weightKg, 'kg')}; „${packaging}“ ist bis ${withUnit(mostKg, 'kg')} zugelassen.`,
    toWeight: 'Gewicht ändern',
  },

  /** The bar at the lower edge, where the rates stand far below. */
  bar: {
    from: (amount: number, fromCents: number) =>
      `${count(amount, 'Tarif', 'Tarife')} ab ${formatMoney(fromCents)}`,
    none: 'Noch keine Tarife',
    /** While carriers are being asked: how many have answered, and the cheapest of what they offer. */
    asking: 'Tarife werden abgefragt …',
    answered: (amount: number, all: number) => `${amount} von ${all} Dienstleistern`,
    answeredFrom: (amount: number, all: number, fromCents: number) =>
      `${amount} von ${all} Dienstleistern · ab ${formatMoney(fromCents)}`,
    failed: 'Tarife nicht verfügbar',
    nothing: 'Keine Tarife möglich',
    noneOfSpeed: 'Keine Tarife dieser Lieferart',
    price: (cents: number) => `${formatMoney(cents)} netto`,
    stalePrice: (cents: number) => `${formatMoney(cents)} – wird aktualisiert …`,
    noPrice: 'Preis wird abgefragt …',
    /** After both, for those who hear the button apart from its arrow. */
    leads: ' – zu den Tarifen',
  },
} as const;

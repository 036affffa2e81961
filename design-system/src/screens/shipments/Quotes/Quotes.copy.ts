import { formatDayDateWithYear, formatMoney, formatShortDate } from '../../../format/index.ts';
import type { ListWords } from '../../../patterns/ListFrame/ListFrame.tsx';
import type { QuoteStanding } from './quote-facts.ts';

/** Words of the tab „Preisanfragen“ and of an open quote. */
export const quotesCopy = {
  list: {
    one: 'Preisanfrage',
    many: 'Preisanfragen',
    table: 'Preisanfragen, neueste zuerst',
    failed: 'Fehler beim Abrufen der Preisanfragen',
  } satisfies ListWords,
  columns: {
    route: 'Strecke',
    created: 'Angefragt',
    packages: 'Packstücke',
    deliveryDay: 'Zustelltag',
    status: 'Status',
    offer: 'Angebot',
  },
  /** On a card, between the moment and the name. */
  askedBy: 'angefragt von',
  route: (from: string, to: string) => `${from} → ${to}`,
  /** What a screen reader says for the arrow. */
  routeArrow: 'nach',
  standings: {
    open: 'Offen',
    answered: 'Beantwortet',
    refused: 'Kein Angebot möglich',
    accepted: 'Angenommen',
    expired: 'Abgelaufen',
    unknown: 'Unbekannt',
  } satisfies Record<QuoteStanding, string>,
  price: (cents: number) => `${formatMoney(cents)} netto`,
  validUntil: (date: string) => `gültig bis ${formatShortDate(date)}`,
  wasValidUntil: (date: string) => `galt bis ${formatShortDate(date)}`,
  empty: {
    title: 'Noch keine Preisanfragen',
    text: 'Fordern Sie beim Erstellen einer Sendung ein individuelles Angebot an, wenn kein Tarif passt.',
    create: 'Sendung erstellen',
  },
  panel: {
    title: 'Preisanfrage',
    label: (number: string) => `Preisanfrage ${number}`.trim(),
    loading: 'Preisanfrage wird geladen …',
    failed: 'Die Preisanfrage konnte nicht geladen werden.',
    notFound: 'Diese Preisanfrage gibt es nicht oder Sie dürfen sie nicht sehen.',
    toList: 'Zur Liste',
    close: 'Preisanfrage schließen',
    accept: 'Angebot annehmen',
    acceptHelp: 'Öffnet das ausgefüllte Formular. Beauftragt wird erst, wenn Sie dort bestätigen.',
    askAgain: 'Erneut anfragen',
    showShipment: 'Sendung anzeigen',
    acceptedHelp: 'Nach diesem Angebot wurde eine Sendung beauftragt.',
    open: 'Wir melden uns mit einem individuellen Angebot.',
    expired: (date: string) =>
      `Das Angebot galt bis ${formatDayDateWithYear(date)}. Fordern Sie ein neues an, wenn Sie es noch brauchen.`,
    refused: 'Für diese Preisanfrage gibt es kein Angebot.',
    answer: 'Antwort',
    by: (when: string, name: string) => `${when}, ${name}`,
    facts: {
      route: 'Strecke',
      product: 'Versandprodukt',
      price: 'Preis',
      validUntil: 'Gültig bis',
      deliveryDay: 'Zustellung',
      message: 'Nachricht',
      answered: 'Beantwortet',
      requested: 'Angefragt',
      requestedDay: 'Gewünschter Zustelltag',
      content: 'Inhalt',
      reference: 'Referenz 1',
      dangerous: 'Gefahrgut',
      insured: 'Transportversicherung',
      yes: 'Ja',
    },
    request: 'Preisanfrage',
    recipient: 'Empfänger',
    sender: 'Absender',
  },
} as const;

import { quoteStatusLabels } from 'contract';
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
    ...quoteStatusLabels,
    refused: 'Kein Angebot möglich',
    expired: 'Abgelaufen',
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
    withdraw: 'Preisanfrage zurückziehen',
    withdrawn: 'Diese Preisanfrage wurde zurückgezogen, bevor sie beantwortet war.',
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
      withdrawn: 'Zurückgezogen',
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
  withdrawing: {
    title: 'Preisanfrage zurückziehen?',
    message: 'Sie erhalten kein Angebot mehr dazu. Erneut anfragen können Sie jederzeit.',
    accept: 'Preisanfrage zurückziehen',
    reject: 'Nicht zurückziehen',
    pending: 'Wird zurückgezogen …',
    done: 'Preisanfrage zurückgezogen.',
    failed: 'Die Preisanfrage wurde nicht zurückgezogen.',
    open: 'Wir wissen nicht, ob die Preisanfrage zurückgezogen wurde.',
    /** Why an open question has ended. */
    meanwhile: 'Sie ist inzwischen nicht mehr offen.',
  },
} as const;

import { count, type QuoteGroup, quoteStatusLabels } from 'contract';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import type { ListWords } from '../../../patterns/ListFrame/ListFrame.tsx';

const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

/** Words of `/backoffice/angebote`. */
export const offersCopy = {
  title: 'Preisanfragen',
  about: 'Organisationen wünschen dafür ein individuelles Angebot.',
  tabsLabel: 'Preisanfragen nach Stand',
  tabs: {
    open: quoteStatusLabels.open,
    answered: quoteStatusLabels.answered,
    refused: quoteStatusLabels.refused,
    all: 'Alle',
  } satisfies Record<QuoteGroup, string>,
  list: {
    one: 'Preisanfrage',
    many: 'Preisanfragen',
    table: 'Preisanfragen, neueste zuerst',
    failed: 'Fehler beim Abrufen der Preisanfragen',
  } satisfies ListWords,
  search: 'Preisanfrage nach Nummer suchen',
  placeholder: 'Nummer, z.\u00A0B. AN-10052',
  columns: {
    organization: 'Organisation',
    age: 'Alter',
    assignedTo: 'Bearbeitet von',
  },
  /** How long it has been waiting, in whole hours or days. */
  age: (minutes: number) => {
    if (minutes < MINUTES_PER_HOUR) return `seit ${Math.max(1, Math.floor(minutes))}\u00A0Min.`;
    const hours = Math.floor(minutes / MINUTES_PER_HOUR);
    if (hours < HOURS_PER_DAY) return `seit ${hours}\u00A0Std.`;
    return `seit ${count(Math.floor(hours / HOURS_PER_DAY), 'Tag', 'Tagen')}`;
  },
  empty: {
    open: 'Keine offenen Preisanfragen.',
    answered: 'Noch keine beantworteten Preisanfragen.',
    refused: 'Keine abgelehnten Preisanfragen.',
    all: 'Noch keine Preisanfragen.',
  } satisfies Record<QuoteGroup, string>,
  noHits: 'Suchen Sie nach der Nummer, die in der Preisanfrage und in der E-\u2060Mail dazu steht.',
  noHitsHere: 'Vielleicht hat die Preisanfrage inzwischen einen anderen Stand.',
  searchAll: 'In allen suchen',
  nameOf: (tab: string, search: string, page: number) =>
    [
      tab,
      ...(search === '' ? [] : [listCopy.selection.search(search)]),
      ...(page > 1 ? [listCopy.selection.page(page)] : []),
    ].join(', '),
  panel: {
    assignment: 'Bearbeitung',
    assignedTo: 'Bearbeitet von',
    nobody: 'noch niemandem',
    reply: 'Antworten',
    take: 'Mir zuweisen',
    takeOver: 'Selbst übernehmen',
    giveBack: 'Zurückgeben',
    answer: 'Antwort',
    product: 'Versandprodukt',
    productPlaceholder: 'Versandprodukt wählen',
    fitting: 'Passen zur Preisanfrage',
    unfitting: 'Passen nicht zur Preisanfrage',
    withReason: (product: string, reason: string) => `${product} – ${reason}`,
    unfit: (reason: string) => `Passt nicht zur Preisanfrage: ${reason}.`,
    productsFailed: 'Die Versandprodukte konnten nicht geladen werden.',
    productsLoading: 'Versandprodukte werden geladen …',
    price: 'Preis netto',
    deliveryDate: 'Zustellung am',
    validUntil: 'Gültig bis',
    message: 'Nachricht',
    messageHelp: 'Lesen alle in der Organisation, die angefragt hat.',
    send: 'Angebot senden',
    sending: 'Angebot wird gesendet …',
    notSent: 'Angebot konnte nicht gesendet werden.',
    refuse: 'Ablehnen …',
    refusal: 'Preisanfrage ablehnen',
    reason: 'Grund der Ablehnung',
    sendRefusal: 'Ablehnung senden',
    sendingRefusal: 'Ablehnung wird gesendet …',
    refusalNotSent: 'Die Ablehnung konnte nicht gesendet werden.',
    toOffer: 'Doch ein Angebot machen',
  },
  told: {
    sent: 'Angebot gesendet.',
    refused: 'Preisanfrage abgelehnt.',
    answeredMeanwhile: 'Diese Preisanfrage ist inzwischen beantwortet.',
    withdrawnMeanwhile: 'Diese Preisanfrage wurde inzwischen zurückgezogen.',
    seeAnswer: 'Die Antwort steht an der Stelle des Formulars.',
    notAnswered: {
      failed: 'Ihre Antwort wurde nicht gesendet.',
      open: 'Wir wissen nicht, ob Ihre Antwort gesendet wurde.',
    },
    notAssigned: {
      failed: 'Die Zuweisung wurde nicht geändert.',
      open: 'Wir wissen nicht, ob die Zuweisung geändert wurde.',
    },
  },
} as const;

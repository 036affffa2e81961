import { LIST_END } from 'contract';
import type { StatusGroup } from 'contract';
import { count, formatNumber } from '../../../format/index.ts';

/** A total: beyond the end of the list nobody counts. */
const amount = (total: number) =>
  total > LIST_END ? `mehr als ${formatNumber(LIST_END)}` : formatNumber(total);

/** Words of the list of shipments. */
export const shipmentsCopy = {
  specified: { failed: 'Fehler beim Abrufen der Sendungen' },
  title: 'Sendungen',
  create: 'Sendung erstellen',
  search: 'Sendungen durchsuchen',
  clearSearch: 'Suche leeren',
  searchPlaceholder: 'Sendungsnummer, Auftragsnummer, Referenz, Empfänger oder Ort',
  tabs: {
    all: 'Alle',
    avis: 'Vorlagen (AVIS)',
    ordered: 'Beauftragt',
    transit: 'Unterwegs',
    exception: 'Ausnahmen',
    delivered: 'Zugestellt',
    ended: 'Storniert/Retourniert',
  } satisfies Record<StatusGroup, string>,
  tabsLabel: 'Sendungen nach Status',
  tableLabel: 'Sendungen, neueste zuerst',
  columns: {
    status: 'Status',
    trackingNumber: 'Sendungsnummer',
    recipient: 'Empfänger',
    carrier: 'Dienstleister',
    packages: 'Packstücke',
    reference: 'Referenz',
    deliveryDay: 'Zustelltag',
    created: 'Erstellt',
  },
  notAssigned: 'noch nicht vergeben',
  loading: 'Sendungen werden geladen …',
  slow: 'Das dauert länger als üblich …',
  refreshing: 'Sendungen werden aktualisiert …',
  found: (total: number) =>
    total > LIST_END
      ? `Mehr als ${count(LIST_END, 'Sendung', 'Sendungen')} gefunden.`
      : `${count(total, 'Sendung', 'Sendungen')} gefunden.`,
  tabCount: (total: number) => (total > LIST_END ? `${formatNumber(LIST_END)}+` : formatNumber(total)),
  range: (from: number, to: number, total: number) =>
    `${formatNumber(from)}–${formatNumber(to)} von ${amount(total)}`,
  /** On the last page that one can leaf to, where there are more. */
  rangeAtEnd: (range: string) => `${range}. Weitere finden Sie über die Suche.`,
  /** Of rows that are not those of the filter. */
  rangeOf: (range: string, shown: string) => `${range} (${shown})`,
  old: {
    tableLabel: 'Sendungen, alter Stand',
    otherFilter: (shown: string) => `Darunter steht noch die vorige Auswahl: ${shown}.`,
  },
  /** Parts of a selection's name beside its tab. */
  selection: {
    search: (search: string) => `Suche „${search}“`,
    page: (page: number) => `Seite\u00A0${page}`,
  },
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  pagination: 'Seiten der Liste',
  empty: {
    title: 'Noch keine Sendungen',
    text: 'Erstellen Sie Ihre erste Sendung oder legen Sie eine Vorlage (AVIS) an.',
    textWithoutRight: 'Sobald jemand in Ihrer Organisation eine Sendung erstellt, steht sie hier.',
  },
  noHits: { title: 'Keine Treffer für diese Filter', reset: 'Filter zurücksetzen' },
  noHitsText: (search: string) =>
    search === ''
      ? 'In dieser Auswahl liegen keine Sendungen.'
      : `Zu „${search}“ liegt in dieser Auswahl keine Sendung.`,
  noExceptions: { title: 'Keine Ausnahmen', text: 'Alle Sendungen laufen planmäßig.' },
} as const;

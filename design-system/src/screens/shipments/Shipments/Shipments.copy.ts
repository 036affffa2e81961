import { count } from 'contract';
import type { StatusGroup } from 'contract';

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
  found: (total: number) => `${count(total, 'Sendung', 'Sendungen')} gefunden.`,
  range: (from: number, to: number, total: number) => `${from}–${to} von ${total}`,
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

import type { NamedPeriod, ShipmentSort, StatusGroup } from 'contract';
import type { ListWords } from '../../../patterns/ListFrame/ListFrame.tsx';

/** Words of the list of shipments. */
export const shipmentsCopy = {
  /** What a key does while no row is open. */
  openFirst: 'Erste Sendung der Liste öffnen',
  title: 'Sendungen',
  list: {
    one: 'Sendung',
    many: 'Sendungen',
    table: 'Sendungen, neueste zuerst',
    failed: 'Fehler beim Abrufen der Sendungen',
  } satisfies ListWords,
  create: 'Sendung erstellen',
  compare: 'Tarife vergleichen',
  search: 'Sendungen durchsuchen',
  searchPlaceholder: 'Sendungsnummer, Auftragsnummer, Referenz, Empfänger oder Ort',
  /** Where that is too long. */
  searchPlaceholderShort: 'Nummer, Referenz, Name',
  tabs: {
    all: 'Alle',
    avis: 'Vorlagen (AVIS)',
    ordered: 'Beauftragt',
    transit: 'Unterwegs',
    exception: 'Ausnahmen',
    delivered: 'Zugestellt',
    ended: 'Storniert/Retourniert',
  } satisfies Record<StatusGroup, string>,
  quotes: 'Preisanfragen',
  tabsLabel: 'Sendungen nach Status',
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
  tableOf: {
    '-created': 'Sendungen, neueste zuerst',
    created: 'Sendungen, älteste zuerst',
    '-delivery': 'Sendungen, späteste Zustellung zuerst',
    delivery: 'Sendungen, früheste Zustellung zuerst',
  } satisfies Record<ShipmentSort, string>,
  filters: {
    label: 'Sendungen suchen und filtern',
    open: 'Filter',
    view: 'Ansicht und Spalten',
    amount: (filters: number) => `${filters}\u00A0Filter`,
    period: 'Zeitraum',
    periods: {
      today: 'Heute',
      tomorrow: 'Morgen',
      yesterday: 'Gestern',
      lastWeek: 'Letzte Woche',
    } satisfies Record<NamedPeriod, string>,
  },
  exporting: 'Tabelle wird erstellt …',
  exportFailed: 'Die Tabelle konnte nicht erstellt werden.',
  selection: {
    header: 'Auswahl',
    all: 'Alle Sendungen dieser Seite auswählen',
    row: (number: string) => `Sendung ${number} auswählen`,
  },
  rowMenu: { header: 'Aktionen', label: (number: string) => `Aktionen für Sendung ${number}` },
  missing: 'Dieser Teil der Seite konnte nicht geladen werden.',
  notAssigned: 'noch nicht vergeben',
  /** Before „heute“ where no head says of what. */
  delivery: 'Zustellung',
  separator: ' · ',
  empty: {
    title: 'Noch keine Sendungen',
    text: 'Erstellen Sie Ihre erste Sendung oder legen Sie eine Vorlage (AVIS) an.',
    textWithoutRight: 'Sobald jemand in Ihrer Organisation eine Sendung erstellt, steht sie hier.',
  },
  noHitsText: (search: string) =>
    search === '' ? 'In dieser Auswahl liegen keine Sendungen.' : `Keine Sendung passt zu „${search}“.`,
  noExceptions: { title: 'Keine Ausnahmen', text: 'Alle Sendungen laufen planmäßig.' },
} as const;

import type { StatusGroup } from 'contract';
import type { ListWords } from '../../../patterns/ListFrame/ListFrame.tsx';

/** Words of the list of shipments. */
export const shipmentsCopy = {
  title: 'Sendungen',
  list: {
    one: 'Sendung',
    many: 'Sendungen',
    table: 'Sendungen, neueste zuerst',
    failed: 'Fehler beim Abrufen der Sendungen',
  } satisfies ListWords,
  create: 'Sendung erstellen',
  search: 'Sendungen durchsuchen',
  searchPlaceholder: 'Sendungsnummer, Auftragsnummer, Referenz, Empfänger oder Ort',
  /** Where that is too long. */
  searchPlaceholderShort: 'Nummer, Referenz, Empfänger',
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
  empty: {
    title: 'Noch keine Sendungen',
    text: 'Erstellen Sie Ihre erste Sendung oder legen Sie eine Vorlage (AVIS) an.',
    textWithoutRight: 'Sobald jemand in Ihrer Organisation eine Sendung erstellt, steht sie hier.',
  },
  noHitsText: (search: string) =>
    search === '' ? 'In dieser Auswahl liegen keine Sendungen.' : `Keine Sendung passt zu „${search}“.`,
  noExceptions: { title: 'Keine Ausnahmen', text: 'Alle Sendungen laufen planmäßig.' },
} as const;

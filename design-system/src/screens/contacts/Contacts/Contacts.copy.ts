import type { ContactKind, ContactSort } from 'contract';
import type { ListWords } from '../../../patterns/ListFrame/ListFrame.tsx';

/** Words of the address book. */
export const contactsCopy = {
  title: 'Kontakte',
  list: {
    one: 'Kontakt',
    many: 'Kontakte',
    table: 'Kontakte nach Namen',
    failed: 'Fehler beim Abrufen der Kontakte',
  } satisfies ListWords,
  tableOf: {
    name: 'Kontakte nach Namen',
    '-name': 'Kontakte nach Namen, von Z bis A',
    used: 'Kontakte, zuletzt verwendete zuerst',
  } satisfies Record<ContactSort, string>,
  create: 'Kontakt anlegen',
  import: 'Importieren (CSV)',
  exportAs: { csv: 'Exportieren (CSV)', xlsx: 'Exportieren (Excel)' },
  more: 'Weitere Aktionen',
  exporting: 'Tabelle wird erstellt …',
  exportFailed: 'Die Tabelle konnte nicht erstellt werden.',
  filters: 'Kontakte suchen und filtern',
  search: 'Kontakte durchsuchen',
  searchPlaceholder: 'Name, Firma, Ort oder E-\u2060Mail',
  country: 'Land',
  allCountries: 'Alle Länder',
  kindsLabel: 'Kontakte nach Art',
  /** Tabs of the list. */
  kinds: {
    all: 'Alle',
    recipient: 'Empfänger',
    sender: 'Absender',
    neutral_sender: 'Neutrale Versandadressen',
  } satisfies Record<ContactKind | 'all', string>,
  defaultSender: 'Standardabsender',
  columns: {
    name: 'Firma / Name',
    address: 'Anschrift',
    reach: 'E-\u2060Mail, Telefon',
    kind: 'Art',
    used: 'Zuletzt verwendet',
  },
  neverUsed: 'noch nie',
  rowMenu: { header: 'Aktionen', label: (name: string) => `Aktionen für ${name}` },
  actions: {
    ship: 'Sendung an diesen Kontakt',
    shipFrom: 'Sendung von diesem Absender',
    shipments: 'Sendungen dieses Kontakts',
    makeDefault: 'Als Standardabsender festlegen',
    edit: 'Bearbeiten',
    open: 'Öffnen',
    duplicate: 'Duplizieren',
    delete: 'Löschen …',
  },
  onlyOwners: 'Nur Inhaber können Absenderadressen ändern.',
  notAllowed: 'Ihnen fehlt die Berechtigung, Kontakte zu ändern.',
  empty: {
    title: 'Ihr Adressbuch ist leer.',
    text: 'Legen Sie einen Kontakt an oder importieren Sie Ihre Adressen aus einer Tabelle.',
    textWithoutRight: 'Sobald jemand in Ihrer Organisation einen Kontakt anlegt, steht er hier.',
  },
  noHitsText: (search: string) =>
    search === '' ? 'In dieser Auswahl liegen keine Kontakte.' : `Kein Kontakt passt zu „${search}“.`,
} as const;

import { count, NEW_ORGANIZATION_DAYS, RECENT_SHIPMENTS_DAYS } from 'contract';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import type { ListWords } from '../../../patterns/ListFrame/ListFrame.tsx';

const tabs = { all: 'Alle', new: `Neu (${NEW_ORGANIZATION_DAYS}\u00A0Tage)` };

/** Words of `/backoffice/organisationen`. */
export const organizationsCopy = {
  title: 'Organisationen',
  list: {
    one: 'Organisation',
    many: 'Organisationen',
    table: 'Organisationen nach Namen',
    failed: 'Fehler beim Abrufen der Organisationen',
  } satisfies ListWords,
  search: 'Organisationen durchsuchen',
  placeholder: 'Name, Code oder Kundennummer',
  columns: {
    name: 'Name',
    code: 'Code',
    customerNumber: 'Kundennummer',
    owners: 'Inhaber',
    users: 'Benutzer',
    recentShipments: `Sendungen (${RECENT_SHIPMENTS_DAYS}\u00A0Tage)`,
    setUp: 'Einrichtung',
    createdAt: 'Erstellt',
  },
  setUp: { done: 'Abgeschlossen', open: 'Offen' },
  noOwner: 'noch keiner',
  moreOwners: (others: number) => `und ${count(others, 'weiterer', 'weitere')}`,
  empty: {
    title: 'Noch keine Organisationen',
    text: 'Sie entstehen, wenn sich jemand registriert oder wenn Sie eine anlegen.',
  },
  noHits: 'Suchen Sie nach einem Teil des Namens, des Codes oder der Kundennummer.',
  tabsLabel: 'Welche Organisationen',
  tabs,
  noneNew: `In den letzten ${NEW_ORGANIZATION_DAYS}\u00A0Tagen ist keine Organisation hinzugekommen.`,
  nameOf: (onlyNew: boolean, search: string, page: number) =>
    [
      onlyNew ? tabs.new : tabs.all,
      ...(search === '' ? [] : [listCopy.selection.search(search)]),
      ...(page > 1 ? [listCopy.selection.page(page)] : []),
    ].join(', '),
  creation: {
    open: 'Organisation anlegen',
    name: 'Name',
    customerNumber: 'Kundennummer',
    ownerEmail: 'E-\u2060Mail des Inhabers',
    ownerHelp: 'An diese Adresse geht die Einladung.',
    submit: 'Organisation anlegen',
    pending: 'Organisation wird angelegt …',
    cancel: 'Abbrechen',
    close: 'Anlegen schließen',
    notCreated: 'Die Organisation wurde nicht angelegt.',
  },
  told: {
    created: (name: string) => `${name} angelegt.`,
    invited: (email: string) => `Die Einladung geht an ${email}.`,
  },
} as const;

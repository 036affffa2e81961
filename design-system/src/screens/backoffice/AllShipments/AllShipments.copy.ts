import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import type { ListWords } from '../../../patterns/ListFrame/ListFrame.tsx';

const list = {
  one: 'Sendung',
  many: 'Sendungen',
  failed: 'Fehler beim Abrufen der Sendungen',
};

const exceptionToday = 'Ausnahmen heute';

/** Words of `/backoffice/sendungen`. */
export const allShipmentsCopy = {
  title: 'Sendungen',
  about: 'Sendungen aller Organisationen',
  list: { ...list, table: 'Sendungen aller Organisationen, neueste zuerst' } satisfies ListWords,
  /** In the page of one organisation. */
  listOfOne: { ...list, table: 'Sendungen der Organisation, neueste zuerst' } satisfies ListWords,
  organization: 'Organisation',
  filters: 'Sendungen suchen und filtern',
  carrier: 'Dienstleister',
  anyCarrier: 'Alle Dienstleister',
  chips: 'Aktive Filter',
  clear: 'Alle Filter zurücksetzen',
  removeOrganization: 'Filter Organisation entfernen',
  exceptionToday,
  removeExceptionToday: `Filter ${exceptionToday} entfernen`,
  empty: { title: 'Noch keine Sendungen' },
  noneToday: 'Keine Ausnahmen heute',
  noHits: 'Prüfen Sie die Schreibweise oder suchen Sie nach einem Teil der Nummer.',
  nameOf: (tab: string, search: string, page: number) =>
    [
      tab,
      ...(search === '' ? [] : [listCopy.selection.search(search)]),
      ...(page > 1 ? [listCopy.selection.page(page)] : []),
    ].join(', '),
  panel: {
    title: 'Sendung',
    close: 'Sendung schließen',
    loading: 'Sendung wird geladen …',
    failed: 'Die Sendung konnte nicht geladen werden.',
    notFound: 'Diese Sendung gibt es nicht.',
    toList: 'Zur Liste',
    section: 'Auf einen Blick',
    label: (orderNumber: string) => `Sendung ${orderNumber}`,
    facts: {
      orderNumber: 'Auftragsnummer',
      organization: 'Organisation',
      product: 'Versandprodukt',
      createdBy: 'Erstellt von',
    },
    ofOrganization: 'Alle Sendungen dieser Organisation',
    auditLog: 'Audit-Log dieser Sendung',
    late: 'Sendungsnummer nachtragen',
    lateHelp: 'Wenn der Dienstleister sie auf anderem Weg mitgeteilt hat.',
    number: 'Sendungsnummer',
    submit: 'Nachtragen',
    pending: 'Wird nachgetragen …',
    notAdded: 'Die Sendungsnummer wurde nicht nachgetragen.',
    refresh: 'Status neu abrufen',
    answers: 'Dienstleister-Antwort',
    noAnswers: 'Zu dieser Sendung ist keine Antwort eines Dienstleisters gespeichert.',
    attempts: {
      closed: 'Nicht beauftragt',
      open: 'Noch keine Antwort',
      unclear: 'Antwort unklar',
      done: 'Angenommen',
      refused: 'Abgelehnt',
      unknown: 'Unbekannt',
    },
    nobody: 'Automatisch',
    requestId: (id: string) => `Vorgangsnummer ${id}`,
  },
  told: {
    refreshed: 'Status abgerufen.',
    added: 'Sendungsnummer nachgetragen.',
    notRefreshed: {
      failed: 'Der Status konnte nicht abgerufen werden.',
      open: 'Wir wissen nicht, ob der Status abgerufen wurde.',
    },
  },
} as const;

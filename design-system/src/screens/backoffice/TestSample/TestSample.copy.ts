import { count } from 'contract';
import { formatNumber } from '../../../format/index.ts';
import type { ListWords } from '../../../patterns/ListFrame/ListFrame.tsx';
import { testCenterCopy } from '../test-center/test-center.copy.ts';

/** Words of `/backoffice/testcenter/{id}`. */
export const testSampleCopy = {
  unknown: 'Testreihe',
  list: {
    one: 'Testfall',
    many: 'Testfälle',
    table: 'Testfälle in der Reihenfolge der Ausführung',
    failed: 'Die Testfälle konnten nicht geladen werden.',
  } satisfies ListWords,
  tabsLabel: 'Ansichten der Testreihe',
  tabs: { items: 'Testfälle', history: 'Verlauf' },
  columns: {
    position: 'Nr.',
    name: 'Beschreibung',
    carrier: 'Dienstleister',
    product: 'Produkt',
    status: 'Status',
    past: 'Letzte 5',
    duration: 'Dauer',
    execute: 'Ausführen',
    actions: 'Aktionen',
  },
  execute: 'Testreihe ausführen',
  executing: 'Wird ausgeführt',
  starting: 'Wird gestartet …',
  add: 'Testfall anlegen',
  edit: 'Bearbeiten',
  remove: 'Löschen',
  executeItem: (position: number) => `Testfall ${position} ausführen`,
  actionsOf: (position: number) => `Aktionen zu Testfall ${position}`,
  openItem: 'Öffnen',
  removeItem: 'Testfall löschen',
  facts: {
    /** „Ausführung 28, gestartet heute, 14:05 Uhr von Kerstin Aydın“ */
    run: (number: number, when: string, by: string) => `Ausführung ${number}, gestartet ${when} von ${by}`,
    single: (number: number, when: string, by: string) =>
      `Ausführung ${number} eines Testfalls, gestartet ${when} von ${by}`,
    never: 'Noch nie ausgeführt',
    leftOut: (amount: number) =>
      amount === 1
        ? '1\u00A0Testfall wird in der Produktivumgebung ausgelassen'
        : `${count(amount, 'Testfall', 'Testfälle')} werden in der Produktivumgebung ausgelassen`,
    tolerance: (percent: number) => `Zahlen dürfen um ${formatNumber(percent)}\u00A0% abweichen`,
  },
  progress: {
    label: 'Fortschritt der Ausführung',
    /** „4 von 10“ */
    value: (done: number, total: number) => `${done} von ${total}`,
    ended: (number: number, succeeded: number, total: number) =>
      `Ausführung ${number} beendet: ${succeeded} von ${total} erfolgreich.`,
  },
  filters: {
    label: 'Testfälle eingrenzen',
    /** „3 Erfolgreich“ */
    counter: (status: string, amount: number) => `${amount}\u00A0${status}`,
  },
  past: (words: readonly string[]) => `Letzte Ausführungen, neueste zuerst: ${words.join(', ')}`,
  /** „DE 24103 → ES 35002 · 1 Packstück · 4,2 kg“ */
  route: (from: string, to: string) => `${from} → ${to}`,
  pieces: (amount: number) => count(amount, 'Packstück', 'Packstücke'),
  to: 'nach',
  empty: {
    title: 'Noch keine Testfälle',
    text: 'Ein Testfall ist eine Anfrage an einen Dienstleister mit der Antwort, die Sie erwarten.',
  },
  noHits: { title: 'Kein Testfall hat diesen Status.', reset: 'Alle anzeigen' },
  shownAs: (status: string | null) => status ?? 'Alle',
  notFound: { title: 'Diese Testreihe gibt es nicht.', toCenter: 'Zum Testcenter' },
  history: {
    list: {
      one: 'Ausführung',
      many: 'Ausführungen',
      table: 'Ausführungen, neueste zuerst',
      failed: 'Der Verlauf konnte nicht geladen werden.',
    } satisfies ListWords,
    columns: {
      number: 'Nr.',
      startedAt: 'Gestartet',
      startedBy: 'Ausgelöst durch',
      scope: 'Testfälle',
      result: 'Ergebnis',
      duration: 'Dauer',
    },
    all: 'Alle Testfälle',
    one: 'Ein Testfall',
    empty: {
      title: 'Noch keine Ausführungen',
      text: 'Nach der ersten Ausführung steht hier, wer wann getestet hat und mit welchem Ergebnis.',
    },
  },
  results: {
    list: {
      one: 'Testfall',
      many: 'Testfälle',
      table: 'Testfälle der Ausführung in ihrer Reihenfolge',
      failed: 'Die Ausführung konnte nicht geladen werden.',
    } satisfies ListWords,
    unknown: 'Ausführung',
    title: (number: number) => `Ergebnisse der Ausführung ${number}`,
    /** „Gestartet gestern, 14:05 Uhr von Kerstin Aydın“ */
    started: (when: string, by: string) => `Gestartet ${when} von ${by}`,
    toHistory: 'Alle Ausführungen',
    notFound: 'Diese Ausführung gibt es nicht.',
  },
  removal: {
    title: 'Testreihe löschen?',
    message: (name: string) => `„${name}“ wird mit allen Testfällen und Ausführungen gelöscht.`,
    accept: 'Testreihe löschen',
    pending: 'Testreihe wird gelöscht …',
    reject: 'Abbrechen',
  },
  itemRemoval: {
    title: 'Testfall löschen?',
    message: (name: string) => `„${name}“ wird mit dem erwarteten Ergebnis gelöscht. Der Verlauf bleibt.`,
    accept: 'Testfall löschen',
    pending: 'Testfall wird gelöscht …',
    reject: 'Abbrechen',
  },
  told: {
    saved: 'Testreihe gespeichert.',
    deleted: 'Testreihe gelöscht.',
    itemDeleted: 'Testfall gelöscht.',
    notDeleted: {
      failed: 'Die Testreihe konnte nicht gelöscht werden.',
      open: 'Wir wissen nicht, ob die Testreihe gelöscht wurde.',
    },
    itemNotDeleted: {
      failed: 'Der Testfall konnte nicht gelöscht werden.',
      open: 'Wir wissen nicht, ob der Testfall gelöscht wurde.',
    },
  },
  statuses: testCenterCopy.statuses,
} as const;

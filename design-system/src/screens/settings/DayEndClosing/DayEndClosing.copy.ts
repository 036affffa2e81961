import { count, formatDayDateWithYear, formatKilograms } from '../../../format/index.ts';

const shipments = (amount: number) => count(amount, 'Sendung', 'Sendungen');
const packages = (amount: number) => count(amount, 'Packstück', 'Packstücke');
const openShipments = (amount: number) => count(amount, 'offene Sendung', 'offene Sendungen');

/** Words of the page „Tagesabschluss“. */
export const dayEndCopy = {
  title: 'Tagesabschluss',
  lede: 'Der Tagesabschluss meldet die beauftragten Sendungen beim Dienstleister und erstellt die Liste für den Fahrer.',
  loading: 'Offene Sendungen werden geladen …',
  openFailed: 'Die offenen Sendungen konnten nicht abgerufen werden.',
  today: (at: string) => formatDayDateWithYear(at),
  table: 'Offene Sendungen je Dienstleister',
  empty: {
    title: 'Heute sind keine Sendungen offen.',
    text: 'Sobald Sie eine Sendung beauftragen, steht sie hier.',
  },
  closedToday: {
    title: 'Heute abgeschlossen',
    /** „Abgeschlossen um 10:17 Uhr“ */
    at: (time: string) => `Abgeschlossen um ${time}`,
    sum: (amount: number, pieces: number) => `${shipments(amount)}, ${packages(pieces)}`,
    printAll: 'Alle Papiere drucken',
    /** What they are called together. */
    papers: 'Papiere für die Fahrer',
  },
  columns: {
    expand: 'Sendungen',
    carrier: 'Dienstleister',
    state: 'Stand',
    shipments: 'Sendungen',
    packages: 'Packstücke',
    weight: 'Gewicht',
    actions: 'Aktionen',
  },
  shipmentsOf: (carrier: string) => `Sendungen von ${carrier}`,
  open: 'Offen',
  partly: 'Teilweise abgeschlossen',
  failedAmount: (amount: number) =>
    amount === 1 ? '1 Sendung ist fehlgeschlagen' : `${shipments(amount)} sind fehlgeschlagen`,
  excludedAmount: (amount: number) => `${shipments(amount)} ausgenommen`,
  create: 'Tagesabschluss erstellen',
  createFor: (carrier: string) => `Tagesabschluss erstellen, ${carrier}`,
  retry: 'Erneut versuchen',
  retryFor: (carrier: string) => `Erneut versuchen, ${carrier}`,
  warning: 'Nach dem Tagesabschluss können diese Sendungen nicht mehr storniert werden.',
  /** On a card, in place of a line for each. */
  sums: (amount: number, pieces: number, kg: number) =>
    [shipments(amount), packages(pieces), formatKilograms(kg)].join(', '),
  sum: (amount: number, pieces: number, kg: number) =>
    `${openShipments(amount)}, ${packages(pieces)}, ${formatKilograms(kg)}`,
  /** „DHL – 14 offene Sendungen, 21 Packstücke, 132,4 kg“ */
  sumOf: (carrier: string, amount: number, pieces: number, kg: number) =>
    `${carrier} – ${openShipments(amount)}, ${packages(pieces)}, ${formatKilograms(kg)}`,
  closeAll: (amount: number) => `Alle abschließen: ${shipments(amount)}`,
  confirm: {
    title: 'Tagesabschluss erstellen?',
    accept: (amount: number) => `${shipments(amount)} abschließen`,
    reject: 'Abbrechen',
    pending: 'Wird abgeschlossen …',
  },
  done: (amount: number) => `Tagesabschluss erstellt: ${shipments(amount)}.`,
  failure: {
    failed: 'Fehler beim Erstellen des Tagesabschlusses',
    open: 'Wir wissen nicht, ob der Tagesabschluss erstellt wurde.',
    tryAgain: 'Versuchen Sie es erneut.',
    /** To try again closes nothing twice. */
    unanswered: 'Die Antwort ist ausgeblieben. Versuchen Sie es erneut: Nichts wird doppelt abgeschlossen.',
  },
  failedOf: (carrier: string, reason: string) => `${carrier}: ${reason}`,
  unknown: 'Wir wissen nicht, ob der Tagesabschluss erstellt wurde.',
  noAnswer: 'Wir haben keine Antwort erhalten.',
  lookUp:
    'Sehen Sie unter „Bisherige Tagesabschlüsse“ nach oder versuchen Sie es erneut. Es wird nichts doppelt abgeschlossen.',
  partlyDone: (carrier: string, done: number, total: number) =>
    `${carrier}: ${done} von ${shipments(total)} abgeschlossen.`,
  notDone: (amount: number) =>
    amount === 1 ? '1 konnte nicht abgeschlossen werden.' : `${amount} konnten nicht abgeschlossen werden.`,
  showFailed: 'Fehlgeschlagene anzeigen',
  part: {
    loading: 'Sendungen werden geladen …',
    failed: 'Die Sendungen konnten nicht abgerufen werden.',
    columns: {
      recipient: 'Empfänger',
      place: 'Ort',
      packages: 'Packstücke',
      weight: 'Gewicht',
      exclude: 'Ausnehmen',
    },
    exclude: 'Nicht abschließen',
    excludeOf: (orderNumber: string) => `${orderNumber} nicht abschließen`,
    staysOpen: 'bleibt offen',
    pages: (carrier: string) => `Seiten der Sendungen von ${carrier}`,
  },
  history: {
    title: 'Bisherige Tagesabschlüsse',
    table: 'Bisherige Tagesabschlüsse, neueste zuerst',
    loading: 'Tagesabschlüsse werden geladen …',
    failed: 'Fehler beim Abrufen der Tagesabschlüsse',
    empty: 'Noch keine Tagesabschlüsse',
    columns: {
      date: 'Datum',
      carrier: 'Dienstleister',
      shipments: 'Sendungen',
      packages: 'Packstücke',
      by: 'Erstellt von',
      document: 'Dokument',
      pdf: 'PDF',
    },
    unknownPaper: 'Liste für den Fahrer',
    open: 'PDF öffnen',
    openOf: (number: string) => `PDF öffnen, ${number}`,
    pages: 'Seiten der Tagesabschlüsse',
    range: (first: number, last: number, total: number) => `${first}–${last} von ${total}`,
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
  },
  pdf: {
    failed: 'Fehler beim Abrufen der PDF Datei',
    help: 'Der Tagesabschluss ist trotzdem erstellt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
} as const;

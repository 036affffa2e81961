import { count, type Likeness } from 'contract';
import type { ImportFault, TwinDecision } from './contact-import-state.ts';

const contacts = (amount: number) => count(amount, 'Kontakt', 'Kontakte');

/** Words of the import of contacts. */
export const contactImportCopy = {
  title: 'Kontakte importieren',
  parent: 'Kontakte',
  breadcrumbs: 'Sie sind hier',
  stepsLabel: 'Schritte des Imports',
  steps: { file: 'Datei', columns: 'Spalten zuordnen', check: 'Prüfen', result: 'Ergebnis' },
  back: 'Zurück',
  next: 'Weiter',
  file: {
    label: 'Tabelle mit Kontakten',
    help: 'CSV-Datei aus Excel, LibreOffice oder Ihrem Warenwirtschaftssystem. Trennzeichen und Zeichensatz werden erkannt.',
    prompt: 'CSV-Datei hierher ziehen oder auswählen',
    template: 'Mustervorlage herunterladen',
    reading: 'Die Datei wird gelesen …',
  },
  faults: {
    unreadable:
      'Die Datei konnte nicht gelesen werden. Speichern Sie die Tabelle als CSV und versuchen Sie es erneut.',
    empty: 'In der Datei stehen keine Zeilen.',
    tooLarge: 'Die Datei hat mehr als 10.000 Zeilen oder 10\u00A0MB. Teilen Sie sie auf.',
    bookUnknown:
      'Ihr Adressbuch konnte nicht gelesen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  } satisfies Record<ImportFault, string>,
  delimiters: { ';': 'Semikolon', ',': 'Komma', '\t': 'Tabulator', '|': 'Senkrechter Strich' },
  recognized: (delimiter: string, encoding: string) =>
    `Trennzeichen ${delimiter} erkannt, Zeichensatz ${encoding}`,
  rows: (amount: number) => count(amount, 'Zeile', 'Zeilen'),
  columns: {
    hasHeads: 'Erste Zeile enthält Überschriften',
    leftOut: 'Nicht importieren',
    column: (number: number) => `Spalte\u00A0${number}`,
    example: (text: string) => `Zum Beispiel: ${text}`,
    missing: (fields: readonly string[]) => `Ordnen Sie noch zu: ${fields.join(', ')}.`,
    judging: 'Zeilen werden geprüft …',
  },
  check: {
    summary: (valid: number, faulty: number, twins: number) =>
      `${valid}\u00A0gültig · ${faulty}\u00A0fehlerhaft · ${twins}\u00A0${twins === 1 ? 'mögliche Dublette' : 'mögliche Dubletten'}`,
    table: 'Zeilen der Datei, Fehler und Dubletten zuerst',
    show: 'Anzeigen',
    filters: { all: 'Alle', valid: 'Gültig', faulty: 'Fehlerhaft', twins: 'Dubletten' },
    line: 'Zeile',
    result: 'Ergebnis',
    name: 'Firma / Name',
    address: 'Anschrift',
    findings: 'Prüfung',
    decision: 'Entscheidung',
    valid: 'Gültig',
    faulty: 'Fehlerhaft',
    twin: 'Mögliche Dublette',
    twinOf: (name: string) => `Gleicht ${name}`,
    lineOf: (number: number) => `Zeile ${number} dieser Datei`,
    likeness: {
      same: 'Gleicher Name, gleiche Anschrift',
      alike: 'Ähnlicher Name, gleiche Hausnummer',
      reach: 'Gleiche E-\u2060Mail oder Telefonnummer',
    } satisfies Record<Likeness, string>,
    willBeCreated: 'Wird angelegt',
    leftOut: 'Wird nicht importiert',
    decisionOf: (number: number) => `Entscheidung für Zeile ${number}`,
    forAll: 'Für alle Dubletten',
    oneByOne: 'Einzeln entscheiden',
    decisions: {
      skip: 'Überspringen',
      update: 'Aktualisieren',
      create: 'Trotzdem anlegen',
    } satisfies Record<TwinDecision, string>,
    start: (amount: number) => `${contacts(amount)} importieren`,
    nothing: 'Es gibt nichts zu importieren. Ändern Sie Ihre Entscheidungen oder die Datei.',
    faultyFile: 'Fehlerhafte Zeilen herunterladen',
    /** What is edited in its place. */
    correct: (label: string, number: number) => `${label} in Zeile ${number}`,
    correctIt: 'Korrigieren',
    /** Before what is wrong with it. */
    faultyValue: (label: string, value: string) => (value === '' ? `${label}:` : `${label} „${value}“:`),
    corrected: 'Korrigiert',
  },
  run: {
    label: 'Kontakte werden importiert',
    /** Of those that were sent some may have been refused. */
    progress: (done: number, total: number) => `${done} von ${count(total, 'Zeile', 'Zeilen')} bearbeitet`,
    failed: (amount: number) =>
      amount === 1
        ? '1\u00A0Zeile konnte nicht importiert werden. Sie steht danach im Ergebnis.'
        : `${amount}\u00A0Zeilen konnten nicht importiert werden. Sie stehen danach im Ergebnis.`,
    stayOpen: 'Lassen Sie diesen Tab geöffnet.',
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    discard: 'Import verwerfen',
    paused: 'Der Import ist angehalten. Was importiert ist, bleibt im Adressbuch.',
    interrupted: 'Der Import wurde unterbrochen. Prüfen Sie Ihre Verbindung und setzen Sie ihn fort.',
  },
  result: {
    created: (amount: number) => `${contacts(amount)} importiert.`,
    /** Whatever was wrong is said below. */
    none: 'Es wurde kein Kontakt importiert.',
    updated: (amount: number) => `${contacts(amount)} aktualisiert.`,
    skipped: (amount: number) => `${count(amount, 'Zeile', 'Zeilen')} übersprungen.`,
    failed: (amount: number) => `${count(amount, 'Zeile wurde', 'Zeilen wurden')} nicht importiert.`,
    failedHelp:
      'Laden Sie diese Zeilen mit dem Grund herunter, korrigieren Sie sie und importieren Sie die Datei erneut.',
    toList: 'Zu den Kontakten',
    another: 'Weitere Datei importieren',
  },
  /** After „Sie haben“. */
  begun: 'einen Import von Kontakten begonnen und noch nicht beendet',
  /** Beside the cells of a row that was not imported, in the file of them. */
  reasonHead: 'Grund',
  unknownFailure: 'Kontakt konnte nicht erstellt werden!',
} as const;

import { count } from '../../../format/index.ts';
import type { ListWords } from '../../../patterns/ListFrame/ListFrame.tsx';
import { testCenterCopy } from '../test-center/test-center.copy.ts';

/** Words of `/backoffice/testcenter`, and of the dialogs about a series. */
export const testSamplesCopy = {
  title: testCenterCopy.title,
  about: 'Testreihen prüfen, ob die Dienstleister noch so antworten wie erwartet.',
  list: {
    one: 'Testreihe',
    many: 'Testreihen',
    table: 'Testreihen nach Namen',
    failed: 'Die Testreihen konnten nicht geladen werden.',
  } satisfies ListWords,
  columns: {
    name: 'Name',
    carriers: 'Dienstleister',
    items: 'Fälle',
    latest: 'Letzter Lauf',
    result: 'Ergebnis',
  },
  create: 'Testreihe anlegen',
  runAll: 'Alle ausführen',
  runningAll: 'Wird gestartet …',
  empty: {
    title: 'Noch keine Testreihen',
    text: 'Eine Testreihe fasst Anfragen an Dienstleister zusammen und vergleicht die Antworten mit dem erwarteten Ergebnis.',
  },
  form: {
    name: 'Name',
    tolerance: 'Toleranz für Zahlen',
    toleranceHelp: 'Zahlen dürfen um so viel vom erwarteten Ergebnis abweichen.',
    ignored: 'Vom Vergleich ausgenommene Felder',
    ignoredHelp:
      'Ein Feld je Zeile. [] steht für jede Stelle einer Liste, zum Beispiel rates[].deliveryDate.',
    close: 'Schließen',
    cancel: 'Abbrechen',
  },
  creation: {
    title: 'Testreihe anlegen',
    submit: 'Anlegen',
    pending: 'Testreihe wird angelegt …',
    notCreated: 'Die Testreihe wurde nicht angelegt.',
  },
  editing: {
    title: 'Testreihe bearbeiten',
    save: 'Speichern',
    saving: 'Testreihe wird gespeichert …',
    notSaved: 'Die Testreihe wurde nicht gespeichert.',
    overtaken: 'Diese Testreihe wurde inzwischen geändert.',
  },
  runQuestion: {
    title: 'Alle Testreihen ausführen?',
    /** Where the list has more pages than the one that is shown. */
    titleOfPage: 'Testreihen dieser Seite ausführen?',
    message: (samples: number, items: number) =>
      `${count(samples, 'Testreihe', 'Testreihen')} mit ${count(items, 'Testfall', 'Testfällen')} ${
        samples === 1 ? 'wird' : 'werden'
      } an die Dienstleister gesendet.`,
    accept: 'Alle ausführen',
    acceptOfPage: 'Diese ausführen',
    reject: 'Abbrechen',
  },
  told: {
    created: (name: string) => `Testreihe „${name}“ angelegt.`,
    allStarted: (samples: number) => `${count(samples, 'Testreihe', 'Testreihen')} gestartet.`,
    someNotStarted: (samples: number) =>
      `${count(samples, 'Testreihe', 'Testreihen')} ${samples === 1 ? 'konnte' : 'konnten'} nicht gestartet werden.`,
    someAdvice: (samples: number) =>
      samples === 1
        ? 'Vielleicht läuft sie schon. Öffnen Sie die Testreihe, um den Grund zu sehen.'
        : 'Vielleicht laufen sie schon. Öffnen Sie die Testreihen, um den Grund zu sehen.',
    someUnknown: (samples: number) =>
      `Wir wissen nicht, ob ${count(samples, 'Testreihe', 'Testreihen')} gestartet ${samples === 1 ? 'wurde' : 'wurden'}.`,
    unknownAdvice: 'Führen Sie sie noch einmal aus: Was schon läuft, wird nicht doppelt gestartet.',
  },
} as const;

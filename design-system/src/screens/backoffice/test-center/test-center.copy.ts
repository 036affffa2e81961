import type { TestStatus } from 'contract';
import type { RunConnection } from './run-state.ts';

/** Words of the test centre, wherever they stand. */
export const testCenterCopy = {
  title: 'Testcenter',
  path: 'Pfad',
  statuses: {
    waiting: 'Wartet',
    running: 'Wird ausgeführt',
    received: 'Antwort erhalten',
    succeeded: 'Erfolgreich',
    deviant: 'Abweichung',
    failed: 'Fehlgeschlagen',
    unknown: 'Unbekannt',
  } satisfies Record<TestStatus | 'unknown', string>,
  /** „9/10 erfolgreich“ */
  result: (succeeded: number, total: number) => `${succeeded}/${total} erfolgreich`,
  broken: 'Abgebrochen',
  expectedAnew: 'Seit dem letzten Lauf neu festgelegt',
  never: 'Noch nie',
  anyProduct: 'Alle Produkte',
  unknownCarrier: 'Unbekannter Dienstleister',
  inProduction: 'In der Produktivumgebung nicht ausführbar',
  connections: {
    live: 'Live verbunden',
    connecting: 'Verbindung wird aufgebaut',
    off: 'Getrennt – Ergebnisse werden nach dem Neuladen angezeigt',
  } satisfies Record<RunConnection, string>,
  runFailed: (reason: string) => `Die Ausführung ist fehlgeschlagen. ${reason}`.trim(),
} as const;

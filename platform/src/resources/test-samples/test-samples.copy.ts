import { count } from 'contract';

/** German words of the API about the test centre. */
export const testSampleCopy = {
  notFound: 'Diese Testreihe gibt es nicht.',
  itemNotFound: 'Diesen Testfall gibt es nicht.',
  executionNotFound: 'Diese Ausführung gibt es nicht.',
  answerNotFound: 'Zu diesem Testfall gibt es in dieser Ausführung keine Antwort.',
  changed: 'Diese Testreihe wurde inzwischen geändert.',
  itemChanged: 'Dieser Testfall wurde inzwischen geändert.',
  full: (limit: number) => `Eine Testreihe hat höchstens ${count(limit, 'Testfall', 'Testfälle')}.`,
  fullAdvice: 'Legen Sie eine weitere Testreihe an.',
  runsAlready: 'Diese Testreihe wird bereits ausgeführt.',
  waitForIt: 'Warten Sie, bis die Ausführung beendet ist.',
  nothingToRun: 'Diese Testreihe hat noch keinen Testfall.',
  addFirst: 'Legen Sie zuerst einen Testfall an.',
  noneExecutable: 'Kein Testfall dieser Testreihe ist ausführbar.',
  allInProduction: 'Die Dienstleister sind in der Produktivumgebung, und Bestellungen würden Geld kosten.',
  notAllowed: 'Dafür fehlt Ihnen die Berechtigung.',
  notUnderstood: 'Die Ausführung konnte nicht gestartet werden.',
  broken: 'Es ist ein unerwarteter Fehler aufgetreten.',
  givenUp: 'Die Ausführung wurde mehrmals nacheinander unterbrochen.',
  notExecuted: 'Nicht ausgeführt: Die Ausführung wurde abgebrochen.',
  itemBroken: 'Ein unerwarteter Fehler ist aufgetreten.',
  itemGone: 'Diesen Testfall gibt es nicht mehr.',
  inProduction: (carrier: string) =>
    `Nicht ausgeführt: ${carrier} ist in der Produktivumgebung, und eine Bestellung würde Geld kosten.`,
  notWithdrawn: (carrier: string, number: string) =>
    `Die Testbestellung ${number} konnte nicht storniert werden. Stornieren Sie sie bei ${carrier}.`,
  tooLong: 'Die Antwort ist zu lang, um sie aufzubewahren.',
  nothingExpected: 'Noch kein erwartetes Ergebnis',
  deviations: (amount: number) => `${count(amount, 'Feld', 'Felder')} anders`,
  /** Who a test order is from, in the books of its carrier. */
  reference: 'Testsendung',
} as const;

import { count } from 'contract';

/** German words of the API's errors. Titles say what happened, details what to do about it. */
export const problemCopy = {
  titles: {
    400: 'Die Anfrage ist nicht lesbar.',
    401: 'Anmeldung erforderlich',
    403: 'Fehlende Berechtigung',
    404: 'Nicht gefunden',
    405: 'Diese Adresse lässt sich so nicht aufrufen.',
    413: 'Die Anfrage ist zu groß.',
    415: 'Dieses Format wird nicht angenommen.',
    412: 'Inzwischen wurde etwas geändert.',
    428: 'Die Anfrage nennt keine Fassung.',
    429: 'Zu viele Anfragen in kurzer Zeit',
    500: 'Unbekannter Fehler',
    503: 'Der Dienst ist gerade nicht erreichbar.',
  } as Readonly<Record<number, string>>,
  signInAgain: 'Melden Sie sich erneut an.',
  notAllowed: 'Sie haben für diese Aktion nicht die nötigen Berechtigungen.',
  unknownOrganization: 'Diese Organisation gibt es nicht.',
  unknownPath: 'Diese Adresse gibt es nicht.',
  onlyJson: 'Senden Sie die Angaben als JSON und ohne Komprimierung.',
  tryAgain: 'Versuchen Sie es erneut.',
  invalidFields: (amount: number) =>
    amount === 1 ? '1 Angabe fehlt oder ist ungültig.' : `${amount} Angaben fehlen oder sind ungültig.`,
  invalidValue: 'Diese Angabe fehlt oder hat nicht die erwartete Form.',
  bodyTooComplex: 'Die Anfrage enthält zu viele oder zu tief verschachtelte Angaben.',
  waitSeconds: (seconds: number) => `Versuchen Sie es in ${count(seconds, 'Sekunde', 'Sekunden')} erneut.`,
  busy: 'Der Dienst ist gerade ausgelastet.',
  tooManyTables: 'Zurzeit werden zu viele Tabellen erstellt.',
  tooManyTablesDetail: 'Versuchen Sie es erneut, sobald eine davon fertig ist.',
  invalidQuery: 'Die Adresse enthält eine ungültige Angabe.',
  versionNeeded:
    'Die Anfrage braucht einen Kopf „If-Match“ mit der Fassung, von der sie ausgeht, so wie „ETag“ sie genannt hat.',
  versionStale: 'Es wurde nichts geändert. Laden Sie die aktuelle Fassung und ändern Sie diese.',
  idempotencyKeyNeeded:
    'Die Anfrage braucht einen Kopf „Idempotency-Key“ mit 8 bis 255 sichtbaren Zeichen (ASCII).',
  idempotencyMismatch: 'Dieser Vorgang wurde bereits mit anderen Angaben gesendet.',
  idempotencyMismatchDetail: 'Prüfen Sie die Sendungsliste, bevor Sie erneut senden.',
  idempotencyInProgress: 'Dieser Vorgang läuft noch.',
  idempotencyInProgressDetail: 'Warten Sie einen Augenblick und versuchen Sie es dann erneut.',
  outcomeUnknown: 'Das Ergebnis eines früheren Versuchs ist nicht bekannt.',
  outcomeUnknownDetail: 'Senden Sie denselben Vorgang unverändert erneut.',
} as const;

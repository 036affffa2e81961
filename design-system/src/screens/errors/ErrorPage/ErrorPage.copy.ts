import { plainErrorCopy } from '../PlainError/PlainError.copy.ts';

/** Words of the pages that stand in for a screen. `specified` carries what the specification fixes. */
export const errorPageCopy = {
  ...plainErrorCopy,
  specified: {
    ...plainErrorCopy.specified,
    notFoundTitle: 'Seite nicht gefunden',
    notFoundText: 'Die angeforderte Seite konnte nicht gefunden werden.',
  },
  /** By HTTP status; any other one is unknown. */
  statusMessages: {
    400: 'Ungültige Anfrage',
    401: 'Nicht angemeldet',
    403: 'Fehlende Berechtigung',
    404: 'Seite nicht gefunden',
    405: 'Nicht erlaubt',
    408: 'Zeitüberschreitung',
    409: 'Widerspruch zu einer anderen Änderung',
    410: 'Nicht mehr vorhanden',
    413: 'Zu große Anfrage',
    422: 'Ungültige Eingabe',
    429: 'Zu viele Anfragen',
    502: 'Keine Antwort der Plattform',
    503: 'Plattform nicht verfügbar',
    504: 'Zeitüberschreitung der Plattform',
  } as Readonly<Record<number, string>>,
  /** Where the status or the server says what happened. */
  draftsKept: 'Ihre Entwürfe bleiben gespeichert.',
  unreachableTitle: 'Die Seite kann gerade nicht geladen werden',
  unreachableText:
    'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Ihre Entwürfe bleiben gespeichert.',
  outdatedTitle: 'Eine neue Version ist verfügbar',
  outdatedText:
    'Dieser Teil der Anwendung wurde inzwischen erneuert. Laden Sie die Seite neu; Ihre Entwürfe bleiben gespeichert.',
} as const;

/** Words of the pages that stand in for a screen. `specified` carries what the specification fixes. */
export const errorPageCopy = {
  specified: {
    unknown: 'Unbekannter Fehler',
    notFoundTitle: 'Seite nicht gefunden',
    notFoundText: 'Die angeforderte Seite konnte nicht gefunden werden.',
  },
  heading: (code: number, message: string) => `${code} – ${message}`,
  backHome: 'Zurück zur Startseite',
  reload: 'Seite neu laden',
  copyReference: 'Fehlernummer kopieren',
  reference: (reference: string) => `Fehlernummer: ${reference}`,
  copied: 'Fehlernummer kopiert.',
  copyFailed: 'Kopieren ist hier nicht möglich. Markieren Sie die Nummer.',
  unknownText:
    'Es ist ein Fehler aufgetreten, mit dem wir nicht gerechnet haben. Ihr Entwurf bleibt gespeichert. Laden Sie die Seite neu.',
  outdatedTitle: 'Eine neue Version ist verfügbar',
  outdatedText:
    'Dieser Teil der Anwendung wurde inzwischen erneuert. Laden Sie die Seite neu; Ihr Entwurf bleibt gespeichert.',
} as const;

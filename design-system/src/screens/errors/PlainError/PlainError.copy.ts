/** The words that the smallest error page shares with the others; it is loaded with the app, and they are not. */
export const plainErrorCopy = {
  specified: { unknown: 'Unbekannter Fehler' },
  heading: (code: number, statusMessage: string) => `${code} – ${statusMessage}`,
  backHome: 'Zurück zur Startseite',
  reload: 'Seite neu laden',
  unknownText:
    'Es ist ein Fehler aufgetreten, mit dem wir nicht gerechnet haben. Ihre Entwürfe bleiben gespeichert. Laden Sie die Seite neu.',
} as const;

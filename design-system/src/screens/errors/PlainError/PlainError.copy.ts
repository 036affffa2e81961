/** Words of the error page that is always there; few, because every first page carries them. */
export const plainErrorCopy = {
  title: '500 – Unbekannter Fehler',
  text: 'Ihr Entwurf bleibt gespeichert. Laden Sie die Seite neu.',
  backHome: 'Zurück zur Startseite',
} as const;

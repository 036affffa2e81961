/** Words in place of a part of the page whose code could not be fetched. */
export const missingPartCopy = {
  text: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Hilft das nicht, laden Sie die Seite neu; Ihre Entwürfe bleiben gespeichert.',
  reload: 'Seite neu laden',
} as const;

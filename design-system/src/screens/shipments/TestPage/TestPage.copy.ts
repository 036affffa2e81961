/** Words around the page that tries a printer. */
export const testPageCopy = {
  button: 'Testseite drucken',
  paper: 'Testseite',
  failed: 'Die Testseite konnte nicht geladen werden.',
  failedHelp: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
} as const;

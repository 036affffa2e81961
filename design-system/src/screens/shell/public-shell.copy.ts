/** Words of the frame that strangers see. Apart from the others, because their first page needs no more. */
export const publicShellCopy = {
  skipToContent: 'Zum Inhalt springen',
  signIn: 'Anmelden',
  createAccount: 'Konto erstellen',
  signOut: 'Abmelden',
  legal: {
    label: 'Rechtliches',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'AGB',
    contact: 'Kontakt',
  },
  pending: 'Seite wird geladen …',
} as const;

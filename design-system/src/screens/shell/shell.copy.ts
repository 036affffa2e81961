/** Words of the frame around every page. */
export const shellCopy = {
  skipToContent: 'Zum Inhalt springen',
  navigation: 'Hauptnavigation',
  shipments: 'Sendungen',
  createShipment: 'Sendung erstellen',
  profileOf: (name: string) => `Profil von ${name}`,
  signOut: 'Abmelden',
  signIn: 'Anmelden',
  backoffice: 'Backoffice',
  toApplication: 'Zur Anwendung',
  offline: 'Keine Verbindung. Ihre Eingaben bleiben erhalten.',
  restored: 'Wieder verbunden.',
  /** Not „Benachrichtigungen“: that is the drawer. */
  toasts: 'Meldungen',
  closeToast: 'Meldung schließen',
  footer: 'Fußzeile',
} as const;

/** Words of the question before input is thrown away; the message is the specification's. */
export const leaveCopy = {
  specified: {
    message: 'Sie sind dabei die Seite zu verlassen. Alle Eingaben werden gelöscht. Wollen Sie fortfahren?',
  },
  title: 'Seite verlassen?',
  leave: 'Verlassen',
  stay: 'Auf der Seite bleiben',
} as const;

/** Results that are told by a toast; the sentences are the specification's. */
export const resultCopy = {
  specified: { contactNotCreated: 'Kontakt konnte nicht erstellt werden!' },
} as const;

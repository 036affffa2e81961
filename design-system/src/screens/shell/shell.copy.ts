/** Words of the frame around every page. */
export const shellCopy = {
  skipToContent: 'Zum Inhalt springen',
  navigation: 'Hauptnavigation',
  shipments: 'Sendungen',
  createShipment: 'Sendung erstellen',
  profileOf: (name: string) => `Profil von ${name}`,
  profileMissing: 'Das Menü kann gerade nicht angezeigt werden.',
  signOut: 'Abmelden',
  signIn: 'Anmelden',
  backoffice: 'Backoffice',
  toApplication: 'Zur Anwendung',
  offline: 'Keine Verbindung. Ihre Eingaben bleiben erhalten.',
  restored: 'Wieder verbunden.',
  /** Not „Benachrichtigungen“: that is the drawer. */
  toasts: 'Meldungen',
  closeToast: 'Meldung schließen',
  legal: { label: 'Rechtliches', imprint: 'Impressum', privacy: 'Datenschutz' },
  pending: 'Seite wird geladen …',
} as const;

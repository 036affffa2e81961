/** Words of the palette of commands. */
export const paletteCopy = {
  label: 'Suchen oder springen',
  placeholder: 'Suchen oder springen …',
  close: 'Suche schließen',
  sections: {
    shipments: 'Sendungen',
    quotes: 'Preisanfragen',
    contacts: 'Kontakte',
    tracking: 'Sendungsverfolgung',
    commands: 'Befehle',
    places: 'Springen',
    list: 'In der Sendungsliste',
  },
  searchShipments: (text: string) => `Sendung suchen: „${text}“`,
  newShipmentTo: (name: string) => `Empfänger ${name} → neue Sendung`,
  newShipmentFrom: (name: string) => `Absender ${name} → neue Sendung`,
  trackAt: (carrier: string) => `Bei ${carrier} verfolgen`,
  /** Said of a number whose check digit does not fit: it may have been typed wrongly. */
  wrongDigit: 'Prüfziffer stimmt nicht',
  newTab: 'neuer Tab',
  loading: 'Wird gesucht …',
  tooShort: 'Ab 2\u00A0Zeichen werden auch Sendungen und Kontakte gesucht.',
  noHits: 'Keine Treffer.',
  hits: (count: number) => `${count}\u00A0Treffer`,
  failed: 'Sendungen und Kontakte konnten nicht durchsucht werden.',
  hints: { choose: 'wählen', open: 'öffnen' },
  /** What somebody may type in place of a command's own words. */
  synonyms: {
    createShipment: 'neue Sendung anlegen Paket Versandetikett',
    shortcuts: 'Tastatur Hilfe',
    signOut: 'ausloggen beenden',
  },
} as const;

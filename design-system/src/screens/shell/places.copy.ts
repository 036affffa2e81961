/** What the places are called that the frame leads to. */
export const placesCopy = {
  packingBench: 'Packplatz',
  shipments: 'Sendungen',
  pickups: 'Abholungen',
  contacts: 'Kontakte',
  statistics: 'Statistiken',
  settings: 'Einstellungen',
  profile: 'Profil',
  backoffice: 'Backoffice',
} as const;

/** The pages of the settings: what each is called, and what is done there. */
export const settingsPlacesCopy = {
  nav: 'Einstellungen',
  overview: 'Übersicht',
  places: {
    profile: { title: 'Profil', text: 'Ihr Name, Meldungen und was die Bedienung erleichtert.' },
    organization: { title: 'Organisation', text: 'Name, Anschrift und Nummern Ihrer Organisation.' },
    team: { title: 'Team', text: 'Wer zu Ihrer Organisation gehört und was jede Person darf.' },
    neutralSenders: {
      title: 'Neutrale Versandadressen',
      text: 'Erscheinen statt Ihrer Absenderadresse auf Versandetikett und Frachtbrief.',
    },
    dayEndClosing: {
      title: 'Tagesabschluss',
      text: 'Was heute übergeben wird, mit den Listen für die Fahrer.',
    },
    billing: { title: 'Abrechnung', text: 'Rechnungsadresse, und was jeder Monat gekostet hat.' },
    parameters: {
      title: 'Parameter',
      text: 'Wofür Meldungen erscheinen, womit Sendungen beginnen und worauf gedruckt wird.',
    },
  },
} as const;

/** A page of the settings. */
export type SettingsPlace = keyof typeof settingsPlacesCopy.places;

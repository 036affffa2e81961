/** Words of section 1: sender and recipient. */
export const partiesCopy = {
  edit: 'Ändern',
  editDone: 'Fertig',
  /** After both, for those who hear the button apart from its place. */
  editWhat: ' (Absender)',
  separator: ' · ',
  noSender: 'Noch kein Absender. Wählen Sie eine Absenderadresse oder geben Sie sie ein.',
  defaultSender: 'Standardabsender',
  swap: 'Absender und Empfänger tauschen',
  swapped: 'Absender und Empfänger wurden getauscht.',
  swappedBack: 'Absender und Empfänger wurden zurückgetauscht.',
  moreFields: 'Firma (Zusatz), Adresszusatz',
  neighbours: 'Deutschland und Nachbarn',
  otherCountries: 'Weitere Länder',
  counter: {
    packstation: 'Packstation erkannt: Postnummer in „Adresszusatz\u00A01“ eintragen.',
    postfiliale: 'Postfiliale erkannt: Postnummer in „Adresszusatz\u00A01“ eintragen.',
  },
  noHouseNumber: 'Hausnummer fehlt? Ohne sie kommt die Sendung oft zurück.',
  companyOrPerson: 'Firma oder Ansprechpartner ist nötig.',
  unusualPostalCode: (country: string, example: string) =>
    `Ungewöhnlich für ${country} (Beispiel: ${example}). Prüfen Sie die Postleitzahl.`,
  fromContacts: 'Aus dem Adressbuch',
  saveContact: 'Im Adressbuch speichern',
  neutralHelp: 'Erscheint statt Ihrer Absenderadresse auf Versandetikett und Frachtbrief.',
  neutralPlaceholder: 'Adresse wählen',
  noNeutralSenders: 'Noch keine neutrale Versandadresse',
  neutralSendersLoading: 'Neutrale Versandadressen werden geladen …',
  neutralSendersFailed: 'Die neutralen Versandadressen konnten nicht geladen werden.',
  sendersFailed: 'Ihre Absenderadressen konnten nicht geladen werden.',
  /** After „Erneut versuchen“, for those who hear the button apart from its place. */
  retryNeutralSenders: ' (neutrale Versandadressen)',
  retrySenders: ' (Absenderadressen)',

  place: {
    suggested: 'Vorschlag:',
    otherCity: (postalCode: string) => `Zur Postleitzahl ${postalCode} ist ein anderer Ort bekannt:`,
    otherPostalCode: (city: string) => `Zum Ort ${city} ist eine andere Postleitzahl bekannt:`,
    take: (place: string) => `${place} übernehmen`,
  },

  search: {
    label: 'Kontakt oder Adresse suchen',
    contacts: 'Adressbuch',
    /** Before anybody has typed: the last and those who are sent the most. */
    recipients: 'Zuletzt und häufig',
    /** They are in no address book. */
    sentBefore: 'Aus früheren Sendungen',
    recipientTaken: (name: string) => `Empfänger übernommen: ${name}.`,
    places: 'Adressvorschläge',
    loading: 'Wird gesucht …',
    empty: 'Keine Treffer. Geben Sie die Adresse unten ein.',
    failed: 'Die Suche ist gerade nicht möglich. Geben Sie die Adresse unten ein.',
    contactTaken: (name: string) => `Kontakt übernommen: ${name}.`,
    placeTaken: (place: string) => `Ort übernommen: ${place}.`,
  },
} as const;

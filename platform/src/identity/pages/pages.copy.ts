import { count } from 'contract';

/** All that a person reads on the pages of the identity provider. */
export const pagesCopy = {
  product: 'Lotse',
  title: (title: string) => `${title} | Lotse Plattform`,
  backToApp: 'Zur Anwendung',
  cancel: 'Abbrechen',
  errorCode: (code: string) => `Fehlercode: ${code}`,
  errorNumber: (requestId: string) => `Fehlernummer: ${requestId}`,

  signIn: {
    title: 'Anmelden',
    about: 'Lotse ist das Portal für Sendungen, Tarife und Abholungen Ihrer Organisation.',
    choosePerson:
      'Wählen Sie eine Person. Ein Kennwort brauchen Sie nicht: Diese Umgebung enthält nur Beispieldaten.',
    forOrganization: (name: string) =>
      `Die Anwendung verlangt eine Anmeldung bei ${name}. Wählen Sie eine Person, die dazugehört.`,
    forUnknownOrganization:
      'Die Anwendung verlangt eine Anmeldung bei einer Organisation, die es hier nicht gibt.',
    notMember: (person: string) => `${person} gehört nicht zu dieser Organisation.`,
    deactivated: (person: string) =>
      `Der Zugang von ${person} ist deaktiviert. Wenden Sie sich an den Inhaber der Organisation.`,
    /** Stands where the role of a member does. */
    invited: 'Eingeladen',
    tooMany: (seconds: number) =>
      `Zu viele Anmeldungen in kurzer Zeit. Versuchen Sie es in ${count(seconds, 'Sekunde', 'Sekunden')} erneut.`,
    unknownPerson: 'Dieses Konto gibt es nicht mehr. Wählen Sie ein anderes.',
    noDemoData:
      'Auf diesem Anmeldedienst sind keine Beispielpersonen freigeschaltet, und ein anderes Anmeldeverfahren ist nicht eingerichtet.',
    noDemoDataHelp: 'Wenden Sie sich an die Person, die diese Umgebung betreibt.',
  },

  register: {
    title: 'Konto erstellen',
    about: 'Sie legen zugleich Ihre Organisation an. Weitere Angaben machen Sie später.',
    organizationTitle: 'Organisation erstellen',
    organizationAbout: (person: string) => `${person} wird Inhaber der neuen Organisation.`,
    email: 'E-Mail',
    givenName: 'Vorname',
    familyName: 'Nachname',
    orgName: 'Name der Organisation',
    submit: 'Konto erstellen',
    submitOrganization: 'Organisation erstellen',
    emailTaken: 'Zu dieser E-\u2060Mail-Adresse gibt es bereits ein Konto.',
    errors: (amount: number) =>
      amount === 1 ? 'Eine Angabe fehlt oder stimmt nicht.' : `${amount} Angaben fehlen oder stimmen nicht.`,
    /** Until the person gives it a name, an organisation is called after its owner. */
    organizationOf: (person: string) => `Organisation von ${person}`,
  },

  signedOut: {
    title: 'Abgemeldet',
    text: 'Sie sind abgemeldet.',
    foreignAddress:
      'Die Adresse, zu der es danach gehen sollte, gehört nicht zur Anwendung. Deshalb bleiben Sie hier.',
  },

  errors: {
    expired: {
      title: 'Anmeldung abgelaufen',
      text: 'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Fenster beendet. Beginnen Sie in der Anwendung erneut.',
    },
    unknownClient: {
      title: 'Unbekannte Anwendung',
      text: 'Die Anwendung, die Sie hierhergeschickt hat, ist bei diesem Anmeldedienst nicht eingetragen.',
    },
    unknownRedirect: {
      title: 'Unbekannte Adresse',
      text: 'Nach der Anmeldung sollte es zu einer Adresse gehen, die nicht zur Anwendung gehört. Die Anmeldung wurde deshalb nicht begonnen.',
    },
    badRequest: {
      title: 'Anmeldung nicht möglich',
      text: 'Die Anfrage der Anwendung ist unvollständig oder fehlerhaft. Beginnen Sie dort erneut.',
    },
    tooMany: {
      title: 'Zu viele Anfragen',
      text: 'Von Ihrer Adresse kamen in kurzer Zeit zu viele Anfragen. Versuchen Sie es in einer Minute erneut.',
    },
    server: {
      title: 'Anmeldung gerade nicht möglich',
      text: 'Beim Anmeldedienst ist ein Fehler aufgetreten. Versuchen Sie es in einigen Minuten erneut.',
    },
    notFound: {
      title: 'Seite nicht gefunden',
      text: 'Die angeforderte Seite konnte nicht gefunden werden.',
    },
  },
} as const;

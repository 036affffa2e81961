import type { StartFailure } from './start-state.ts';

/** Words of the start page for signed-out visitors. */
export const startCopy = {
  title: 'Startseite',
  heading: 'Sendungen erstellen, verfolgen und abholen lassen',
  intro:
    'Ein Portal für alle Ihre Transportdienstleister: Tarife vergleichen, Versandetiketten drucken, Abholungen planen.',
  signIn: 'Anmelden',
  registerOrganization: 'Organisation registrieren',
  organizationName: 'Name der Organisation',
  organizationNameHint: 'Danach erstellen Sie Ihr Konto.',
  continueRegistration: 'Weiter',
  cancel: 'Abbrechen',
  invited: 'Sie wurden eingeladen? Öffnen Sie den Link in Ihrer Einladung.',
  redirecting: 'Sie werden zur Anmeldung weitergeleitet …',
  signInFailed: {
    title: (failure: StartFailure) => {
      if (failure === 'signOutDue') return 'Die Abmeldung ist noch nicht vollständig';
      if (failure === 'signedOutLate') return 'Die Abmeldung wurde nachgeholt';
      return 'Die Anmeldung ist nicht gelungen';
    },
    denied: 'Die Anmeldung wurde abgebrochen oder vom Anmeldedienst abgelehnt. Melden Sie sich erneut an.',
    expired: 'Die Anmeldung ist abgelaufen. Melden Sie sich erneut an.',
    unreachable:
      'Der Anmeldedienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    storageBlocked:
      'Ihr Browser speichert für diese Seite keine Daten. Erlauben Sie es in seinen Einstellungen und versuchen Sie es erneut.',
    signOutDue:
      'Hier sind Sie abgemeldet. Der Anmeldedienst erfährt davon, sobald wieder eine Verbindung besteht. Lassen Sie diese Seite an einem gemeinsam genutzten Gerät bis dahin offen.',
    signedOutLate:
      'Der Anmeldedienst war bei der letzten Abmeldung nicht erreichbar. Melden Sie sich neu an.',
    unknown: 'Versuchen Sie es erneut. Bleibt der Fehler bestehen, wenden Sie sich an Ihren Ansprechpartner.',
  },
  facts: {
    rates: {
      heading: 'Tarife vergleichen',
      text: 'Preis und Zustellzeit nebeneinander. Was nicht möglich ist, steht mit Begründung dabei.',
    },
    tracking: { heading: 'Sendungen verfolgen', text: 'Sieben Dienstleister, ein Verlauf, acht Status.' },
  },
  /** Excerpts of the product; they show what it looks like and are no data. */
  excerpt: {
    cheapest: 'Günstigster',
    fastest: 'Schnellster',
    parcel: 'Paket, Zustellung am Montag',
    parcelPrice: '5,40\u00A0€',
    express: 'Express Saver, Zustellung am Montag bis\u00A012\u00A0Uhr',
    expressPrice: '18,90\u00A0€',
    impossible: 'BusinessParcel – nicht möglich: Gurtmaß\u00A0324\u00A0cm, erlaubt 300\u00A0cm',
    days: ['Do., ', 'Do., ', 'Fr., ', ''],
    times: ['14:05\u00A0Uhr', '16:41\u00A0Uhr', '08:12\u00A0Uhr', 'bis 15:40\u00A0Uhr'],
  },
} as const;

import type { PrintFormat } from 'contract';
import type { InvitedOutcome, SetupStep } from './setup-state.ts';

/** Words of the set-up of an organisation. */
export const setupCopy = {
  title: 'Willkommen! Richten Sie Ihre Organisation ein.',
  lead: 'Vier Schritte, etwa drei Minuten. Gespeichert wird nach Schritt 3; schließen Sie diesen Tab vorher nicht.',
  steps: 'Schritte der Einrichtung',
  step: {
    organization: 'Organisation',
    sender: 'Absenderadresse',
    print: 'Druck',
    team: 'Team',
  } satisfies Record<SetupStep, string>,
  help: {
    organization: 'Mit * gekennzeichnete Felder sind Pflichtfelder.',
    sender: 'Steht auf jedem Versandetikett. Mit * gekennzeichnete Felder sind Pflichtfelder.',
    print:
      'In diesem Format werden Ihre Versandetiketten gedruckt. Beim Drucken können Sie ein anderes wählen.',
    team: 'Wer eingeladen wird, bekommt eine E-\u2060Mail mit einem Link.',
  } satisfies Record<SetupStep, string>,
  required:
    'Die Schritte 1 und 2 sind nötig, um Sendungen zu beauftragen. Druck und Team können Sie später erledigen.',
  back: 'Zurück',
  next: 'Weiter',
  /** Of the third step, with which the first three are sent. */
  save: 'Speichern und weiter',
  later: 'Später erledigen',
  saving: 'Wird gespeichert …',
  otherwise:
    'Ihre Organisation ist bereits mit anderen Angaben eingerichtet. Ihre Angaben wurden nicht übernommen. Was anders sein soll, ändern Sie unter „Einstellungen“.',
  notSaved: 'Die Einrichtung konnte nicht gespeichert werden.',
  loading: 'Einrichtung wird geladen …',
  failed: 'Die Einrichtung konnte nicht geladen werden.',

  name: 'Firmenname',
  customerNumber: 'Kundennummer',
  vatNumber: 'USt-IdNr.',
  eoriNumber: 'EORI-Nummer',
  eoriHelp: 'Nur für Sendungen in Nicht-EU-Länder nötig.',

  isPickupAddress: 'Auch als Abholadresse verwenden',
  pickupHelp: 'Wird bei neuen Abholungen vorgeschlagen. Dort können Sie eine andere angeben.',

  printer: 'Welcher Drucker wird verwendet?',
  printers: {
    a4: 'Bürodrucker (A4)',
    a6: 'Etikettendrucker (A6 / 10 × 15\u00A0cm)',
  } satisfies Record<PrintFormat, string>,
  printerHelp: {
    a4: 'Bis zu vier Etiketten kommen auf ein Blatt; die Startposition wählen Sie beim Drucken.',
    a6: 'Ein Etikett je Blatt, ohne Ränder zum Abschneiden.',
  } satisfies Record<PrintFormat, string>,

  nobody: 'Noch niemand. Sie können auch später unter „Einstellungen“, „Team“ einladen.',
  email: (row: number) => `E-\u2060Mail, Person ${row}`,
  role: (row: number) => `Rolle, Person ${row}`,
  add: 'Weitere Person einladen',
  addFirst: 'Person einladen',
  remove: (row: number) => `Person ${row} entfernen`,
  invite: 'Einladen und Einrichtung abschließen',
  finish: 'Einrichtung abschließen',
  inviting: 'Einladungen werden gesendet …',
  outcome: {
    exists: 'Diese Person ist bereits im Team oder eingeladen.',
    limited: 'Zu viele Einladungen in kurzer Zeit. Versuchen Sie es später erneut.',
    failed: 'Die Einladung wurde nicht gesendet. Versuchen Sie es erneut.',
    unknown:
      'Ob die Einladung gesendet wurde, ist nicht bekannt. Versuchen Sie es erneut; doppelt geht sie nicht hinaus.',
  },
  invited: {
    sent: (email: string) => `Einladung an ${email} gesendet.`,
    waiting: (email: string) => `Einladung an ${email} wird zugestellt.`,
    notDelivered: (email: string) =>
      `Einladung an ${email} konnte nicht zugestellt werden. Unter „Einstellungen“, „Team“ können Sie die Person erneut einladen oder entfernen.`,
  } satisfies Record<InvitedOutcome, (email: string) => string>,

  /** Follows „Sie haben“. */
  begun: 'die Einrichtung begonnen und noch nicht abgeschlossen',

  done: 'Alles bereit.',
  doneText: 'Ihre Organisation ist eingerichtet.',
  firstShipment: 'Erste Sendung erstellen',
  firstShipmentText: 'Ihre Absenderadresse und das Etikettformat sind schon eingetragen.',
  planPickup: 'Abholung planen',
  planPickupText: 'Einmalig oder regelmäßig holt ein Fahrer Ihre Pakete ab.',
  importContacts: 'Kontakte importieren',
  importContactsText: 'Übernehmen Sie Ihre Empfänger aus einer Tabelle, statt sie einzeln einzugeben.',
  toShipments: 'Zu den Sendungen',
  leaving: 'Anmeldung wird erneuert …',
  notLeft:
    'Die Anmeldung konnte nicht erneuert werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

  notOwner: 'Die Einrichtung ist noch nicht abgeschlossen.',
  notOwnerText: 'Ein Inhaber Ihrer Organisation muss sie abschließen. Danach geht es hier weiter.',
  notAccepted: 'Ihre Einladung ist noch offen.',
  notAcceptedText:
    'Öffnen Sie den Link in der E-\u2060Mail, mit der Sie eingeladen wurden. Haben Sie sie nicht mehr, lassen Sie sich eine neue schicken.',
  again: 'Erneut prüfen',
} as const;

/** Names of the pages, as the browser's tab and history show them. */
export const pageTitles = {
  start: 'Startseite',
  join: 'Einladung annehmen',
  setup: 'Einrichtung',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  terms: 'AGB',
  contactUs: 'Kontakt',
  tracking: 'Sendungsverfolgung',
  shipments: 'Sendungen',
  newShipment: 'Sendung erstellen',
  shipmentCreated: 'Sendung beauftragt',
  templateSaved: 'Vorlage gespeichert',
  notifications: 'Benachrichtigungen',
  pickups: 'Abholungen',
  contacts: 'Kontakte',
  statistics: 'Statistiken',
  settings: 'Einstellungen',
  billing: 'Abrechnung',
  importContacts: 'Kontakte importieren',
  neutralSenders: 'Neutrale Versandadressen',
  organization: 'Organisation',
  profile: 'Profil',
  dayEndClosing: 'Tagesabschluss',
  parameters: 'Parameter',
  team: 'Team',
  backoffice: 'Backoffice',
  offers: 'Preisanfragen',
  auditLogs: 'Audit-Logs',
  carrierApi: 'Carrier-API',
  carrierProducts: 'Carrier-Produkte',
  cronRun: 'Cron-Lauf',
  contentPages: 'Inhaltsseiten',
  newContentPage: 'Seite anlegen',
  contentPage: 'Inhaltsseite',
  countries: 'Länder',
  organizations: 'Organisationen',
  testCenter: 'Testcenter',
  testSample: 'Testreihe',
  testItem: 'Testfall',
  packagingTypes: 'Verpackungsarten',
  notFound: 'Seite nicht gefunden',
  forbidden: 'Fehlende Berechtigung',
  failed: 'Unbekannter Fehler',
  signingIn: 'Anmeldung',
} as const;

export type PageTitle = keyof typeof pageTitles;

/** The specification's form of a title. `Fehler: ` leads it while a form shows errors. */
export function documentTitle(title: string, productName: string, hasErrors = false): string {
  return `${hasErrors ? 'Fehler: ' : ''}${title} | ${productName} Plattform`;
}

import { count, formatMoney, formatNumber } from '../../../format/index.ts';

const shipments = (amount: number) => count(amount, 'Sendung', 'Sendungen');

/** Words of the page „Abrechnung“. */
export const billingCopy = {
  title: 'Abrechnung',
  about: 'Wohin Rechnungen gehen, und was Ihre Sendungen gekostet haben.',
  form: 'Rechnungsadresse ändern',
  loading: 'Die Rechnungsadresse wird geladen …',
  failed: 'Die Rechnungsadresse konnte nicht geladen werden.',
  readOnly: 'Nur Inhaber können diese Angaben ändern.',
  nothingGiven: 'Es ist keine Rechnungsadresse angegeben.',
  sections: {
    address: 'Rechnungsadresse',
    delivery: 'Zustellung und Zuordnung',
  },
  name: 'Name des Rechnungsempfängers',
  department: 'Abteilung oder Person',
  addressLine1: 'Straße und Hausnummer',
  addressLine2: 'Adresszusatz',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  email: 'Rechnungs-E-\u2060Mail',
  emailHelp: 'Dorthin gehen Rechnungen, sonst nichts.',
  costCentre: 'Kostenstelle',
  costCentreHelp: 'Unter welcher Nummer Ihre Buchhaltung die Kosten führt.',
  costs: {
    title: 'Kosten je Monat',
    about: 'Preise der Sendungen, die im Monat beauftragt und nicht storniert wurden, ohne Umsatzsteuer.',
    loading: 'Kosten werden geladen …',
    failed: 'Die Kosten konnten nicht geladen werden.',
    empty: 'Noch keine Abrechnungen',
    emptyText: 'Sobald Sie eine Sendung beauftragen, stehen hier ihre Kosten.',
    years: 'Jahr',
    chart: (year: number) => `Summe netto je Monat, ${year}`,
    series: 'Summe netto',
    table: (year: number) => `Kosten je Monat, ${year}`,
    columns: {
      month: 'Monat',
      shipments: 'Sendungen',
      sum: 'Summe netto',
      export: 'Einzelnachweis',
    },
    /** „November 2026: 4.342,38 €, 294 Sendungen“ */
    bar: (name: string, cents: number, amount: number) =>
      `${name}: ${formatMoney(cents)}, ${shipments(amount)}`,
    tick: (cents: number) => `${formatNumber(cents / 100)}\u00A0€`,
    unpriced: (amount: number) => `${shipments(amount)} noch ohne Preis`,
    running: 'Der Monat läuft noch.',
    export: 'Einzelnachweis',
    exportOf: (name: string) => `Einzelnachweis, ${name}`,
    exporting: 'Wird exportiert …',
    exportFailed: (name: string) => `Der Einzelnachweis für ${name} konnte nicht erstellt werden.`,
  },
} as const;

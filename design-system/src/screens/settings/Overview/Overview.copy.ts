import { count, formatMoney, formatMonthYear } from '../../../format/index.ts';

/** Words of the settings' first page. */
export const overviewCopy = {
  title: 'Einstellungen',
  about: 'Was für Sie und für Ihre Organisation gilt.',
  open: (title: string) => `${title} öffnen`,
  people: (amount: number) => count(amount, 'Person', 'Personen'),
  addresses: (amount: number) => (amount === 0 ? 'Noch keine Adresse' : count(amount, 'Adresse', 'Adressen')),
  openShipments: (amount: number) =>
    amount === 0 ? 'Keine Sendung offen' : `${count(amount, 'Sendung', 'Sendungen')} offen`,
  /** „November 2026: 4.342,38 € netto“ */
  month: (month: string, cents: number) => `${formatMonthYear(`${month}-01`)}: ${formatMoney(cents)} netto`,
  noCosts: 'Noch keine Kosten',
  prints: (paper: string) => `Gedruckt wird auf ${paper}`,
} as const;

import type { StatisticsUnit } from 'contract';
import { count, formatMoney, formatNumber, formatPercent, formatShortDate } from '../../../format/index.ts';

const shipments = (amount: number) => count(amount, 'Sendung', 'Sendungen');

/** Words of the page „Statistiken“. */
export const statisticsCopy = {
  title: 'Statistiken',
  loading: 'Statistiken werden geladen …',
  failed: 'Die Statistiken konnten nicht geladen werden.',
  /** „24.08.2026 bis 20.11.2026“ */
  days: (from: string, to: string) => `${formatShortDate(from)} bis ${formatShortDate(to)}`,
  compared: (from: string, to: string) =>
    `Verglichen mit ${formatShortDate(from)} bis ${formatShortDate(to)}.`,
  period: 'Zeitraum',
  periods: {
    '7d': '7\u00A0Tage',
    '30d': '30\u00A0Tage',
    '13w': '13\u00A0Wochen',
    year: 'Jahr',
    range: 'Zeitraum wählen',
  },
  range: 'Von und bis',
  rangeHelp: 'Höchstens zwei Jahre.',
  reversed: 'Das Ende liegt vor dem Beginn.',
  tooLong: 'Wählen Sie höchstens zwei Jahre.',
  exporting: 'Wird exportiert …',
  exportFailed: 'Der Export ist fehlgeschlagen.',
  empty: {
    title: 'Für diesen Zeitraum liegen keine Sendungen vor.',
    text: 'Gezählt wird, was beauftragt und nicht storniert ist.',
    create: 'Sendung erstellen',
  },
  tiles: {
    shipments: 'Sendungen',
    delivered: 'Zugestellt',
    exceptions: 'Ausnahmen',
    costs: 'Versandkosten (netto)',
  },
  more: (amount: number) => `${formatNumber(amount)} mehr als davor`,
  none: 'davor keine',
  fewer: (amount: number) => `${formatNumber(amount)} weniger als davor`,
  same: 'so viele wie davor',
  /** „94,2 %, weitere 49 unterwegs“ */
  deliveredShare: (share: number, amount: number) =>
    `${formatPercent(share)}${amount > 0 ? `, weitere ${formatNumber(amount)} unterwegs` : ''}`,
  each: (cents: number) => `${formatMoney(cents)} je Sendung`,
  unpriced: (amount: number) => `${shipments(amount)} ohne Preis`,
  withoutException: 'ohne Ausnahme',
  withException: 'mit Ausnahme',
  byCarrier: 'Sendungen je Dienstleister',
  byUnit: {
    day: 'Sendungen je Tag',
    week: 'Sendungen je Woche',
    month: 'Sendungen je Monat',
  } satisfies Record<StatisticsUnit, string>,
  exceptions: (amount: number) => count(amount, 'Ausnahme', 'Ausnahmen'),
  noException: 'keine',
  /** „KW 45: 112 Sendungen, davon 2 mit Ausnahme“ */
  bar: (name: string, total: number, amount: number) =>
    `${name}: ${shipments(total)}${amount > 0 ? `, davon ${formatNumber(amount)} mit Ausnahme` : ''}`,
  week: (index: number) => `KW\u00A0${index}`,
  weekOf: (index: number, from: string, to: string) =>
    `KW\u00A0${index}, ${formatShortDate(from)} bis ${formatShortDate(to)}`,
  running: (name: string) => `${name} läuft noch.`,
  asOf: (when: string) => `Stand ${when}.`,
  unknownCarrier: 'Anderer Dienstleister',
  columns: {
    carrier: 'Dienstleister',
    span: 'Zeitraum',
    shipments: 'Sendungen',
    delivered: 'Zugestellt',
    exceptions: 'Ausnahmen',
    share: 'Anteil der Ausnahmen',
    costs: 'Versandkosten (netto)',
  },
} as const;

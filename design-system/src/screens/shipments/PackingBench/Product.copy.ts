import { formatDayDate, formatMoney } from '../../../format/index.ts';

/** Words for the one product that a parcel leaves the packing bench with. */
export const productCopy = {
  title: 'Versandprodukt',
  change: 'Ändern',
  changeLabel: 'Versandprodukt ändern',
  price: (cents: number) => formatMoney(cents),
  noPrice: 'Preis wird abgefragt …',
  /** Why it is this one, beside it. */
  why: {
    template: 'In der Vorlage gewählt.',
    onWishedDay: (day: string) =>
      `Vorausgewählt: der günstigste Tarif mit Zustellung am ${formatDayDate(day)}`,
    cheapest: 'Vorausgewählt: der günstigste Tarif.',
    notOnWishedDay: (day: string) =>
      `Vorausgewählt: der günstigste Tarif. Keiner stellt am gewünschten Tag zu (${formatDayDate(day)}).`,
  },
} as const;

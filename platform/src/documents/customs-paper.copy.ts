import type { CustomsReason } from 'contract';

/** Why goods cross the border, German and English: it is read on both sides. */
export const exportReasons: Readonly<Record<CustomsReason, string>> = {
  sale: 'Verkauf von Waren / Sale of goods',
  gift: 'Geschenk / Gift',
  sample: 'Warenmuster / Commercial sample',
  return: 'Rücksendung / Returned goods',
  other: 'Sonstiges / Other',
};

/** By which customs know who exports, German and English. */
export const customsPaperCopy = {
  vatNumber: (number: string) => `USt-IdNr. / VAT No. ${number}`,
  eoriNumber: (number: string) => `EORI-Nr. / EORI No. ${number}`,
} as const;

import type { CustomsReason } from './customs-reasons.ts';

/** The reasons in the words of the German form. */
export const customsReasonLabels: Readonly<Record<CustomsReason, string>> = {
  sale: 'Verkauf von Waren',
  gift: 'Geschenk',
  sample: 'Warenmuster',
  return: 'Rücksendung',
  other: 'Sonstiges',
};

/** Why goods cross the border, as CN22 and CN23 ask for it. */
export const customsReasons = ['sale', 'gift', 'sample', 'return', 'other'] as const;
export type CustomsReason = (typeof customsReasons)[number];

export const customsReasonLabels: Readonly<Record<CustomsReason, string>> = {
  sale: 'Verkauf von Waren',
  gift: 'Geschenk',
  sample: 'Warenmuster',
  return: 'Rücksendung',
  other: 'Sonstiges',
};

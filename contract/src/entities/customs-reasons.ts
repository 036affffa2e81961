/** Why goods cross the border, as CN22 and CN23 ask for it. */
export const customsReasons = ['sale', 'gift', 'sample', 'return', 'other'] as const;
export type CustomsReason = (typeof customsReasons)[number];

import type { CustomsItem } from './customs.ts';

type Counted = Pick<CustomsItem, 'quantity' | 'netWeightKg' | 'valueEur'>;

/** Sums over all positions, added in grams and cents, so that they carry no binary dust. */
export interface CustomsTotals {
  readonly pieces: number;
  readonly netWeightKg: number;
  readonly valueEur: number;
}

export function customsTotals(items: readonly Counted[]): CustomsTotals {
  let pieces = 0;
  let grams = 0;
  let cents = 0;
  for (const { quantity, netWeightKg, valueEur } of items) {
    pieces += quantity;
    grams += quantity * Math.round(netWeightKg * 1000);
    cents += quantity * Math.round(valueEur * 100);
  }
  return { pieces, netWeightKg: grams / 1000, valueEur: cents / 100 };
}

/** What customs ask for from when on. Sources age: data, with the day they were looked up (November 2026). */
export interface CustomsThresholds {
  /** CN22 is enough up to this weight with packing, this value and as many positions as fit on it. */
  readonly smallFormKg: number;
  readonly smallFormEur: number;
  readonly smallFormItems: number;
  /** Above this value, or this weight without packing, an electronic export declaration is needed (UCC-DA Art. 137). */
  readonly exportDeclarationEur: number;
  readonly exportDeclarationKg: number;
}

export const customsThresholds: CustomsThresholds = {
  smallFormKg: 2,
  smallFormEur: 425,
  smallFormItems: 4,
  exportDeclarationEur: 1000,
  exportDeclarationKg: 1000,
};

/** What the thresholds are compared with. */
export interface DeclaredGoods {
  /** With packing, all pieces together. */
  readonly weightKg: number;
  readonly valueEur: number;
  readonly positions: number;
}

/** Which of the two declarations belongs to the parcel: the small one, or the large one. */
export function customsFormOf(
  { weightKg, valueEur, positions }: DeclaredGoods,
  limits: CustomsThresholds = customsThresholds,
): 'CN22' | 'CN23' {
  const isSmall =
    weightKg <= limits.smallFormKg && valueEur <= limits.smallFormEur && positions <= limits.smallFormItems;
  return isSmall ? 'CN22' : 'CN23';
}

/** Whether customs want to hear of the goods electronically before they leave. */
export function needsExportDeclaration(
  { netWeightKg, valueEur }: Pick<CustomsTotals, 'netWeightKg' | 'valueEur'>,
  limits: CustomsThresholds = customsThresholds,
): boolean {
  return valueEur > limits.exportDeclarationEur || netWeightKg > limits.exportDeclarationKg;
}

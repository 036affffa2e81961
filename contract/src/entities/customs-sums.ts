import type { CustomsItem } from './customs.ts';

type Counted = Pick<CustomsItem, 'quantity' | 'netWeightKg' | 'valueEur' | 'isTotal'>;

const TENTHS_OF_A_GRAM = 10_000;
const CENTS = 100;

/** Without packing. */
interface GoodsFigures {
  readonly netWeightKg: number;
  readonly valueEur: number;
}

export interface CustomsTotals extends GoodsFigures {
  readonly pieces: number;
}

/** Sums over all positions, added in tenths of a gram and cents, so that they carry no binary dust. */
export function customsTotals(items: readonly Counted[]): CustomsTotals {
  let pieces = 0;
  let weight = 0;
  let cents = 0;
  for (const { quantity, netWeightKg, valueEur, isTotal } of items) {
    const times = isTotal ? 1 : quantity;
    pieces += quantity;
    weight += times * Math.round(netWeightKg * TENTHS_OF_A_GRAM);
    cents += times * Math.round(valueEur * CENTS);
  }
  return { pieces, netWeightKg: weight / TENTHS_OF_A_GRAM, valueEur: cents / CENTS };
}

/** What one piece of a position weighs and is worth. Not rounded: a third of 10 € has no end. */
export function pieceFigures({ quantity, netWeightKg, valueEur, isTotal }: Counted): GoodsFigures {
  const pieces = isTotal ? quantity : 1;
  return { netWeightKg: netWeightKg / pieces, valueEur: valueEur / pieces };
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

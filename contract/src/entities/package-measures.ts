import type { Package } from './package.ts';

/** Sides and weight of one piece; sides in cm, weight in kg. */
export type Measures = Pick<Package, 'lengthCm' | 'widthCm' | 'heightCm' | 'weightKg'>;

/** Divisor of the volumetric weight (cm³ per kg) where a product names none of its own. */
export const DEFAULT_VOLUME_DIVISOR = 5000;

/** Gurtmaß in cm: the longest side plus twice each of the other two. */
export function girthCm({ lengthCm, widthCm, heightCm }: Measures): number {
  const longest = Math.max(lengthCm, widthCm, heightCm);
  return longest + 2 * (lengthCm + widthCm + heightCm - longest);
}

/** Volumetric weight of one piece in kg, to the gram: length × width × height / divisor. */
export function volumetricWeightKg(
  { lengthCm, widthCm, heightCm }: Measures,
  divisor: number = DEFAULT_VOLUME_DIVISOR,
): number {
  return Math.round((lengthCm * widthCm * heightCm * 1000) / divisor) / 1000;
}

/** What one piece is charged as, in kg: the greater of its weight and its volumetric weight. */
export function billableWeightKg(measures: Measures, divisor: number = DEFAULT_VOLUME_DIVISOR): number {
  return Math.max(measures.weightKg, volumetricWeightKg(measures, divisor));
}

/** Sums over all rows. Weights are added in grams, so that they carry no binary dust. */
export interface PackageTotals {
  readonly pieces: number;
  readonly weightKg: number;
  readonly billableWeightKg: number;
}

export function packageTotals(packages: readonly (Measures & Pick<Package, 'amount'>)[]): PackageTotals {
  let pieces = 0;
  let grams = 0;
  let billableGrams = 0;
  for (const row of packages) {
    pieces += row.amount;
    grams += row.amount * Math.round(row.weightKg * 1000);
    billableGrams += row.amount * Math.round(billableWeightKg(row) * 1000);
  }
  return { pieces, weightKg: grams / 1000, billableWeightKg: billableGrams / 1000 };
}

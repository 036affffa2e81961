import type { Package, PackageFormInput, ShipmentDefaults } from 'contract';
import { defaultPackage, limits, type NumberUnit, parseDecimal } from 'contract';

/** A number as a person would type it: with a comma, without thousands separators. */
export function toTyped(value: number): string {
  return String(value).replace('.', ',');
}

/** A package as the form holds it. */
export function toPackageInput(row: Package): PackageFormInput {
  return {
    packaging: row.packaging,
    amount: toTyped(row.amount),
    lengthCm: toTyped(row.lengthCm),
    widthCm: toTyped(row.widthCm),
    heightCm: toTyped(row.heightCm),
    weightKg: toTyped(row.weightKg),
  };
}

/** The same row in another box. What it weighs stays: of a box only its own weight is known. */
export function inBox(
  row: PackageFormInput,
  { packaging, lengthCm, widthCm, heightCm }: Sides,
): PackageFormInput {
  return {
    ...row,
    packaging,
    lengthCm: toTyped(lengthCm),
    widthCm: toTyped(widthCm),
    heightCm: toTyped(heightCm),
  };
}

/** Whether a row is packed in a box, by its packaging and its sides. */
export function isInBox(row: PackageFormInput, box: Sides): boolean {
  return (
    row.packaging === box.packaging &&
    (['lengthCm', 'widthCm', 'heightCm'] as const).every(
      (side) => parseDecimal(row[side], 'cm') === box[side],
    )
  );
}

type Sides = Pick<Package, 'packaging' | 'lengthCm' | 'widthCm' | 'heightCm'>;

/** What a new row starts with: one piece as the organisation sends them, where that is known. */
export function newPackageInput(defaults?: ShipmentDefaults): PackageFormInput {
  return toPackageInput({ ...defaultPackage, ...defaults });
}

/** The row's numbers, or `null` as long as one of them is missing or is none, or half a piece is meant. */
export function readPackage(row: PackageFormInput): Package | null {
  const positive = (text: string, unit: NumberUnit) => {
    const value = parseDecimal(text, unit);
    return value !== undefined && value > 0 ? value : undefined;
  };
  const amount = positive(row.amount, 'Stk');
  const [lengthCm, widthCm, heightCm] = [row.lengthCm, row.widthCm, row.heightCm].map((text) =>
    positive(text, 'cm'),
  );
  const weightKg = positive(row.weightKg, 'kg');
  if (!amount || !Number.isInteger(amount) || !lengthCm || !widthCm || !heightCm || !weightKg) return null;
  return { packaging: row.packaging, amount, lengthCm, widthCm, heightCm, weightKg };
}

/**
 * The next number of equal pieces.
 *
 * @param text as it was typed; what is no number counts as none
 * @returns at least 1, at most what a row may hold
 */
export function stepped(text: string, by: number): string {
  const value = Math.floor(parseDecimal(text, 'Stk') ?? 0);
  return toTyped(Math.min(Math.max(value + by, 1), limits.amount));
}

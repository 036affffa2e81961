import type { Package } from './package.ts';

/** The package of a new rate request: 3 × 30 × 21 cm, 0.5 kg, one box. */
export const defaultPackage: Package = {
  packaging: 'box',
  amount: 1,
  lengthCm: 3,
  widthCm: 30,
  heightCm: 21,
  weightKg: 0.5,
};

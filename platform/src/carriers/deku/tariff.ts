import { pallets, type Product, type ProductLimits } from '../simulation/product.ts';

const insurance = { perMille: 3, minimumCents: 1500, maximumEur: 100_000 } as const;
const stepsKg = [50, 100, 200, 300, 500, 750, 1000] as const;
const limits: ProductLimits = { weightKg: 1000, sidesCm: [240, 120, 220], isUpright: true };
/** Freight counts 3 cm³ per gram: 333 kg per cubic metre. Limits by contract. */
const shared = {
  contents: ['package'],
  packaging: pallets,
  limits,
  volumeDivisor: 3000,
  stepsKg,
  saturday: 'never',
  includedLiabilityEur: null,
  insurance,
} as const;

export const products: readonly Product[] = [
  {
    ...shared,
    code: 'DEKU_STUECKGUT',
    name: 'Stückgut',
    deliverySpeed: 'economy',
    tariff: {
      domestic: { cents: [6900, 8900, 11_900, 14_500, 18_900, 23_900, 27_900], transitDays: 2 },
      euNear: { cents: [12_900, 16_500, 21_900, 26_900, 34_900, 43_900, 51_900], transitDays: 4 },
      euFar: { cents: [18_900, 24_500, 32_900, 40_900, 53_900, 68_900, 81_900], transitDays: 6 },
    },
    surcharges: { island: 9500, nonLoadable: 3900, dangerous: 4500 },
  },
  {
    ...shared,
    code: 'DEKU_STUECKGUT_EXPRESS',
    name: 'Stückgut Express 12:00',
    deliverySpeed: 'express12',
    tariff: { domestic: { cents: [11_900, 14_900, 19_500, 23_900, 30_900, 38_900, 45_900], transitDays: 1 } },
    surcharges: { nonLoadable: 3900 },
  },
];

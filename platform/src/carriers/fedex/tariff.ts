import { parcels, type Product, type ProductLimits, type Surcharges } from '../simulation/product.ts';

const insurance = { perMille: 8, minimumCents: 900, maximumEur: 50_000 } as const;
const stepsKg = [0.5, 1, 2.5, 5, 10, 20, 30, 50, 68] as const;
/** Anything larger travels as FedEx freight, which is not offered here. */
const limits: ProductLimits = { weightKg: 68, sidesCm: [274, 274, 274], girthCm: 330, townCharacters: 35 };
const surcharges: Surcharges = {
  bulky: { sidesCm: [121, 76, 76], cents: 2650 },
  island: 1900,
  dangerous: 7200,
  saturday: 1700,
};
const shared = {
  packaging: parcels,
  limits,
  wantsPhone: true,
  volumeDivisor: 5000,
  surcharges,
  includedLiabilityEur: 500,
  insurance,
} as const;

export const products: readonly Product[] = [
  {
    ...shared,
    code: 'FEDEX_REGIONAL_ECONOMY',
    name: 'Regional Economy',
    deliverySpeed: 'economy',
    contents: ['package'],
    stepsKg,
    tariff: { domestic: { cents: [795, 845, 945, 1095, 1395, 2095, 2795, 4395, 5995], transitDays: 2 } },
    saturday: 'never',
  },
  {
    ...shared,
    code: 'FEDEX_PRIORITY',
    name: 'Priority',
    deliverySpeed: 'express12',
    contents: ['document', 'package'],
    stepsKg,
    tariff: {
      domestic: { cents: [2145, 2295, 2545, 2995, 3845, 5595, 7345, 10_845, 14_295], transitDays: 1 },
    },
    saturday: 'onRequest',
  },
  {
    ...shared,
    code: 'FEDEX_INTERNATIONAL_ECONOMY',
    name: 'International Economy',
    deliverySpeed: 'economy',
    contents: ['package'],
    stepsKg,
    tariff: {
      euNear: { cents: [1685, 1795, 2095, 2595, 3395, 4895, 6495, 9895, 13_495], transitDays: 2 },
      euFar: { cents: [1985, 2145, 2545, 3195, 4245, 6195, 8245, 12_595, 17_195], transitDays: 3 },
      europe: { cents: [2785, 3095, 4120, 4995, 6695, 9895, 13_195, 19_995, 27_395], transitDays: 3 },
      world: { cents: [4385, 5195, 6995, 9695, 14_195, 22_995, 31_395, 47_995, 64_495], transitDays: 5 },
    },
    saturday: 'never',
  },
  {
    ...shared,
    code: 'FEDEX_INTERNATIONAL_PRIORITY',
    name: 'International Priority',
    deliverySpeed: 'express12',
    contents: ['document', 'package'],
    stepsKg,
    tariff: {
      euNear: { cents: [4195, 4595, 5495, 6995, 9295, 13_795, 18_095, 26_695, 35_195], transitDays: 1 },
      euFar: { cents: [4895, 5395, 6595, 8495, 11_395, 17_095, 22_595, 33_795, 44_895], transitDays: 1 },
      europe: { cents: [5995, 6795, 8395, 10_995, 14_995, 22_595, 30_095, 45_195, 60_295], transitDays: 2 },
      world: { cents: [7495, 8895, 11_595, 16_295, 24_395, 39_895, 54_895, 84_495, 113_795], transitDays: 2 },
    },
    saturday: 'onRequest',
  },
];

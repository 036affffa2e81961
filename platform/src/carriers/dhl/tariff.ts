import { parcels, type Product } from '../simulation/product.ts';

const insurance = { perMille: 6, minimumCents: 590, maximumEur: 25_000 } as const;
const stepsKg = [2, 5, 10, 20, 31.5] as const;
const expressStepsKg = [0.5, 1, 2, 5, 10, 20, 30, 50, 70] as const;

/** Limits: DHL Paket with Sperrgut as a surcharge; DHL Express per piece. Bulk weighs nothing within Germany. */
export const products: readonly Product[] = [
  {
    code: 'DHL_PAKET',
    name: 'Paket',
    deliverySpeed: 'economy',
    contents: ['document', 'package'],
    packaging: parcels,
    limits: { weightKg: 31.5, sidesCm: [200, 200, 200], girthCm: 360, minimumSidesCm: [15, 11, 1] },
    volumeDivisor: null,
    stepsKg,
    tariff: { domestic: { cents: [540, 690, 890, 1390, 1690], transitDays: 1 } },
    surcharges: { bulky: { sidesCm: [120, 60, 60], cents: 2450 }, island: 390, dangerous: 1900 },
    saturday: 'always',
    includedLiabilityEur: 500,
    insurance,
  },
  {
    code: 'DHL_PAKET_INTERNATIONAL',
    name: 'Paket International',
    deliverySpeed: 'economy',
    contents: ['document', 'package'],
    packaging: parcels,
    limits: { weightKg: 31.5, sidesCm: [200, 200, 200], girthCm: 360, minimumSidesCm: [15, 11, 1] },
    volumeDivisor: 5000,
    stepsKg,
    tariff: {
      euNear: { cents: [1190, 1390, 1790, 2490, 3390], transitDays: 2 },
      euFar: { cents: [1390, 1690, 2190, 3090, 4290], transitDays: 4 },
      europe: { cents: [2490, 2890, 3590, 4890, 6290], transitDays: 5 },
      world: { cents: [3490, 4690, 6490, 10_490, 14_990], transitDays: 9 },
    },
    surcharges: { bulky: { sidesCm: [120, 60, 60], cents: 3200 }, island: 890 },
    saturday: 'never',
    includedLiabilityEur: 500,
    insurance,
  },
  {
    code: 'DHL_EXPRESS_DOMESTIC',
    name: 'Express Domestic 12:00',
    deliverySpeed: 'express12',
    contents: ['document', 'package'],
    packaging: parcels,
    limits: { weightKg: 70, sidesCm: [120, 80, 80] },
    volumeDivisor: 5000,
    stepsKg: expressStepsKg,
    tariff: { domestic: { cents: [1890, 2090, 2290, 2790, 3590, 5290, 6990, 9990, 12_990], transitDays: 1 } },
    surcharges: { island: 2500, saturday: 1500 },
    saturday: 'onRequest',
    includedLiabilityEur: 500,
    insurance,
  },
  {
    code: 'DHL_EXPRESS_WORLDWIDE',
    name: 'Express Worldwide',
    deliverySpeed: 'express17',
    contents: ['document', 'package'],
    packaging: parcels,
    limits: { weightKg: 70, sidesCm: [120, 80, 80] },
    volumeDivisor: 5000,
    stepsKg: expressStepsKg,
    tariff: {
      euNear: { cents: [3890, 4290, 4990, 6490, 8490, 12_490, 15_990, 22_990, 29_990], transitDays: 1 },
      euFar: { cents: [4490, 4990, 5890, 7690, 9990, 14_990, 18_990, 27_490, 35_990], transitDays: 2 },
      europe: { cents: [5490, 6190, 7390, 9890, 12_990, 19_490, 24_990, 35_990, 46_990], transitDays: 2 },
      world: { cents: [6990, 8290, 10_490, 15_490, 22_990, 37_490, 49_990, 74_990, 98_990], transitDays: 3 },
    },
    surcharges: { island: 2900, dangerous: 9500, saturday: 1500 },
    saturday: 'onRequest',
    includedLiabilityEur: 500,
    insurance,
  },
];

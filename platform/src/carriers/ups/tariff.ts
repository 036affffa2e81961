import { parcels, type Product, type ProductLimits, type Surcharges } from '../simulation/product.ts';

const insurance = { perMille: 7, minimumCents: 750, maximumEur: 50_000 } as const;
const stepsKg = [0.5, 1, 2, 5, 10, 15, 20, 30, 50, 70] as const;
const limits: ProductLimits = { weightKg: 70, sidesCm: [274, 274, 274], girthCm: 400, townCharacters: 30 };
/** „Großes Paket“ beyond 300 cm of girth is charged as at least 40 kg. */
const surcharges: Surcharges = {
  bulky: { girthCm: 300, cents: 6900, minimumKg: 40 },
  island: 1250,
  dangerous: 4900,
  saturday: 1850,
};
const shared = {
  limits,
  wantsPhone: true,
  volumeDivisor: 5000,
  surcharges,
  includedLiabilityEur: 510,
  insurance,
} as const;

export const products: readonly Product[] = [
  {
    ...shared,
    code: 'UPS_STANDARD',
    name: 'Standard',
    deliverySpeed: 'economy',
    contents: ['package'],
    packaging: parcels,
    stepsKg,
    tariff: {
      domestic: { cents: [690, 710, 740, 890, 1190, 1490, 1790, 2390, 3990, 5790], transitDays: 1 },
      euNear: { cents: [1290, 1340, 1490, 1890, 2480, 2990, 3590, 4790, 7490, 10_490], transitDays: 2 },
      euFar: { cents: [1590, 1690, 1890, 2490, 3390, 4190, 4990, 6690, 10_490, 14_690], transitDays: 4 },
      europe: { cents: [2290, 2450, 2790, 3690, 4990, 6190, 7390, 9890, 15_490, 21_690], transitDays: 4 },
    },
    saturday: 'onRequest',
  },
  {
    ...shared,
    code: 'UPS_EXPRESS_SAVER',
    name: 'Express Saver',
    deliverySpeed: 'express17',
    contents: ['package'],
    packaging: parcels,
    stepsKg,
    tariff: {
      domestic: { cents: [1890, 1990, 2190, 2690, 3490, 4290, 5090, 6690, 10_290, 14_190], transitDays: 1 },
      euNear: {
        cents: [3990, 4390, 5190, 6790, 8990, 11_290, 13_490, 17_490, 25_990, 34_990],
        transitDays: 1,
      },
      euFar: {
        cents: [4690, 5190, 6190, 8190, 10_990, 13_890, 16_690, 21_990, 32_990, 44_490],
        transitDays: 2,
      },
      europe: {
        cents: [5790, 6490, 7790, 10_490, 14_290, 18_190, 21_990, 29_490, 44_990, 60_990],
        transitDays: 2,
      },
      world: {
        cents: [7290, 8690, 10_990, 16_290, 24_290, 32_490, 40_490, 55_990, 88_990, 121_990],
        transitDays: 3,
      },
    },
    saturday: 'onRequest',
  },
  {
    ...shared,
    code: 'UPS_EXPRESS',
    name: 'Express 12:00',
    deliverySpeed: 'express12',
    contents: ['package'],
    packaging: parcels,
    stepsKg,
    tariff: {
      domestic: { cents: [2390, 2490, 2690, 3290, 4190, 5090, 5990, 7790, 11_990, 16_490], transitDays: 1 },
      euNear: {
        cents: [4690, 5090, 5990, 7790, 10_190, 12_690, 15_090, 19_490, 28_990, 38_990],
        transitDays: 1,
      },
    },
    saturday: 'onRequest',
  },
  {
    ...shared,
    code: 'UPS_EXPRESS_ENVELOPE',
    name: 'Express Envelope',
    deliverySpeed: 'express12',
    contents: ['document'],
    packaging: parcels,
    limits: { weightKg: 0.5, sidesCm: [35, 30, 5] },
    stepsKg: [0.5],
    tariff: {
      domestic: { cents: [1490], transitDays: 1 },
      euNear: { cents: [3290], transitDays: 1 },
      euFar: { cents: [3790], transitDays: 2 },
      europe: { cents: [4590], transitDays: 2 },
      world: { cents: [5690], transitDays: 3 },
    },
    saturday: 'onRequest',
  },
];

import { pallets, parcels, type Product } from '../simulation/product.ts';

const insurance = { perMille: 6, minimumCents: 800, maximumEur: 20_000 } as const;
const includedLiabilityEur = null;

/** A local carrier: couriers within a postal region, and freight by ferry to islands; limits by contract. */
export const products: readonly Product[] = [
  {
    code: 'ILO_STADTKURIER',
    name: 'Stadtkurier',
    deliverySpeed: 'express17',
    contents: ['document', 'package'],
    packaging: parcels,
    reach: 'sameRegion',
    limits: { weightKg: 25, sidesCm: [100, 60, 60] },
    volumeDivisor: null,
    stepsKg: [5, 10, 25],
    tariff: { domestic: { cents: [1090, 1390, 1990], transitDays: 1 } },
    surcharges: { saturday: 900 },
    saturday: 'onRequest',
    includedLiabilityEur,
    insurance,
  },
  {
    code: 'ILO_INSELFRACHT_ECONOMY',
    name: 'Inselfracht Economy',
    deliverySpeed: 'economy',
    contents: ['package'],
    packaging: [...parcels, ...pallets],
    reach: 'islands',
    limits: { weightKg: 700, sidesCm: [240, 120, 200], isUpright: true },
    volumeDivisor: 5000,
    stepsKg: [5, 10, 31.5, 70, 200, 400, 700],
    tariff: {
      domestic: { cents: [1290, 1690, 2890, 4900, 9800, 15_900, 23_900], transitDays: 3 },
      euNear: { cents: [2490, 3190, 4990, 8200, 15_900, 25_900, 38_900], transitDays: 4 },
      euFar: { cents: [2990, 3890, 6290, 9900, 19_400, 31_500, 47_900], transitDays: 6 },
      europe: { cents: [3890, 4990, 7990, 12_900, 25_800, 41_900, 63_500], transitDays: 6 },
    },
    surcharges: { nonLoadable: 2900, dangerous: 4500 },
    saturday: 'never',
    includedLiabilityEur,
    insurance,
  },
];

import { pallets, parcels, type Product } from '../simulation/product.ts';

const insurance = { perMille: 4, minimumCents: 1200, maximumEur: 100_000 } as const;
const includedLiabilityEur = null;

/** A courier: one vehicle per shipment, whatever its shape; limits by contract. */
export const products: readonly Product[] = [
  {
    code: 'MEX_KURIER',
    name: 'Kurier',
    deliverySpeed: 'express17',
    contents: ['document', 'package'],
    packaging: parcels,
    limits: { weightKg: 30, sidesCm: [120, 80, 60] },
    volumeDivisor: 4000,
    stepsKg: [1, 3, 5, 10, 20, 30],
    tariff: {
      domestic: { cents: [1990, 2290, 2590, 3190, 4390, 5590], transitDays: 1 },
      euNear: { cents: [4490, 4990, 5590, 6790, 8990, 11_490], transitDays: 1 },
    },
    surcharges: { island: 4500, dangerous: 3900, saturday: 2500 },
    saturday: 'onRequest',
    includedLiabilityEur,
    insurance,
  },
  {
    code: 'MEX_DIREKT',
    name: 'Direkt',
    deliverySpeed: 'express12',
    contents: ['document', 'package'],
    packaging: [...parcels, ...pallets],
    limits: { weightKg: 800, sidesCm: [300, 180, 180], isUpright: true },
    volumeDivisor: 4000,
    stepsKg: [10, 30, 100, 300, 800],
    tariff: {
      domestic: { cents: [8900, 11_900, 18_900, 28_900, 44_900], transitDays: 1 },
      euNear: { cents: [18_900, 23_900, 35_900, 54_900, 84_900], transitDays: 1 },
      euFar: { cents: [34_900, 41_900, 62_900, 94_900, 146_900], transitDays: 2 },
    },
    surcharges: { island: 12_000, dangerous: 5900, saturday: 4900 },
    saturday: 'onRequest',
    includedLiabilityEur,
    insurance,
  },
  {
    code: 'MEX_DIREKT_UEBERSEE',
    name: 'Direkt Übersee',
    deliverySpeed: 'express17',
    contents: ['document', 'package'],
    packaging: parcels,
    limits: { weightKg: 68, sidesCm: [200, 120, 100] },
    volumeDivisor: 5000,
    stepsKg: [1, 5, 10, 20, 40, 68],
    tariff: {
      europe: { cents: [9800, 12_400, 15_600, 19_900, 25_800, 34_900], transitDays: 2 },
      world: { cents: [14_900, 19_800, 27_400, 41_200, 63_900, 92_500], transitDays: 2 },
    },
    surcharges: { island: 3900, saturday: 4900 },
    saturday: 'onRequest',
    includedLiabilityEur,
    insurance,
  },
];

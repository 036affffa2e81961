import { parcels, type Product, type ProductLimits } from '../simulation/product.ts';

const insurance = { perMille: 5, minimumCents: 650, maximumEur: 10_000 } as const;
const stepsKg = [3, 5, 10, 15, 20, 31.5, 40] as const;
const limits: ProductLimits = { weightKg: 40, weightAbroadKg: 31.5, sidesCm: [200, 80, 60], girthCm: 300 };
/** GLS carries no dangerous goods for us; its prices know no volume. */
const shared = {
  contents: ['document', 'package'],
  packaging: parcels,
  limits,
  volumeDivisor: null,
  stepsKg,
  includedLiabilityEur: 750,
  insurance,
} as const;

export const products: readonly Product[] = [
  {
    ...shared,
    code: 'GLS_BUSINESSPARCEL',
    name: 'BusinessParcel',
    deliverySpeed: 'economy',
    tariff: { domestic: { cents: [565, 645, 795, 985, 1190, 1590, 1990], transitDays: 1 } },
    surcharges: { island: 1290, saturday: 990 },
    saturday: 'onRequest',
  },
  {
    ...shared,
    code: 'GLS_EXPRESSPARCEL_12',
    name: 'ExpressParcel 12:00',
    deliverySpeed: 'express12',
    tariff: { domestic: { cents: [1650, 1790, 2090, 2390, 2750, 3490, 4290], transitDays: 1 } },
    surcharges: { island: 2490, saturday: 1290 },
    saturday: 'onRequest',
  },
  {
    ...shared,
    code: 'GLS_EUROBUSINESSPARCEL',
    name: 'EuroBusinessParcel',
    deliverySpeed: 'economy',
    tariff: {
      euNear: { cents: [1290, 1390, 1690, 2090, 2490, 3290, 3990], transitDays: 2 },
      euFar: { cents: [1490, 1690, 2190, 2790, 3390, 4490, 5490], transitDays: 4 },
      europe: { cents: [2590, 2790, 3490, 4290, 5090, 6790, 8290], transitDays: 4 },
    },
    surcharges: { island: 1890 },
    saturday: 'never',
  },
];

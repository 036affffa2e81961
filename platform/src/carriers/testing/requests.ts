import { type Carrier, defaultPackage, type Package, packagingTypes, type RateRequest } from 'contract';
import fc from 'fast-check';
import { products as deku } from '../deku/tariff.ts';
import { products as dhl } from '../dhl/tariff.ts';
import { products as fedex } from '../fedex/tariff.ts';
import { products as gls } from '../gls/tariff.ts';
import { products as ilo } from '../ilo/tariff.ts';
import { products as mex } from '../mex/tariff.ts';
import type { Product, Zone } from '../simulation/product.ts';
import { products as ups } from '../ups/tariff.ts';

export const tariffs: readonly (readonly [Carrier, readonly Product[]])[] = [
  ['DHL', dhl],
  ['FedEx', fedex],
  ['UPS', ups],
  ['MEX', mex],
  ['GLS', gls],
  ['ILO', ilo],
  ['DEKU', deku],
];

export type Place = RateRequest['from'];

const place = (countryCode: string, postalCode: string, city: string): Place => ({
  countryCode,
  postalCode,
  city,
});

const kiel = place('DE', '24143', 'Kiel');
export const muenchen = place('DE', '80331', 'München');
const sylt = place('DE', '25980', 'Sylt');
export const lasPalmas = place('ES', '35007', 'Las Palmas');

/** An ordinary place of each zone, none on an island. */
export const placeOfZone: Readonly<Record<Zone, Place>> = {
  domestic: muenchen,
  euNear: place('AT', '1010', 'Wien'),
  euFar: place('ES', '28039', 'Madrid'),
  europe: place('CH', '3011', 'Bern'),
  world: place('US', '95014', 'Cupertino'),
};

/** Monday, 16 November 2026, 9 Uhr in Berlin. */
export const MONDAY = new Date('2026-11-16T08:00:00Z');

/** A request from Kiel to München for one small box, but for what is said. */
export function rateRequest(
  changes: Partial<Omit<RateRequest, 'shipmentData'>> & {
    shipmentData?: Partial<RateRequest['shipmentData']>;
  } = {},
): RateRequest {
  return {
    from: kiel,
    to: muenchen,
    dangerous: false,
    insured: false,
    declaredValue: null,
    ...changes,
    shipmentData: {
      type: 'package',
      requestedDeliveryDate: '2026-11-16',
      isSaturdayDelivery: false,
      packages: [defaultPackage],
      ...changes.shipmentData,
    },
  };
}

/** Any row of packages that the contract accepts, mostly of sizes that carriers take. */
export const anyPackage: fc.Arbitrary<Package> = fc.record({
  packaging: fc.constantFrom(...packagingTypes),
  amount: fc.integer({ min: 1, max: 5 }),
  lengthCm: fc.integer({ min: 1, max: 160 }),
  widthCm: fc.integer({ min: 1, max: 100 }),
  heightCm: fc.integer({ min: 1, max: 100 }),
  weightKg: fc.integer({ min: 100, max: 80_000 }).map((grams) => grams / 1000),
});

const anyPlace = fc.constantFrom(...Object.values(placeOfZone), kiel, sylt, lasPalmas);

/** Any day of 2026 and most of 2027, `yyyy-MM-dd`: the years whose holidays the tests know. */
const anyDay = fc
  .integer({ min: 0, max: 680 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));

/** Any instant of those years. */
export const anyInstant = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 10, 1) })
  .map((time) => new Date(time));

export const anyRequest: fc.Arbitrary<RateRequest> = fc.record({
  from: anyPlace,
  to: anyPlace,
  dangerous: fc.boolean(),
  insured: fc.boolean(),
  declaredValue: fc.option(fc.integer({ min: 0, max: 30_000 })),
  shipmentData: fc.record({
    type: fc.constantFrom('document', 'package'),
    requestedDeliveryDate: anyDay,
    isSaturdayDelivery: fc.boolean(),
    packages: fc.array(anyPackage, { minLength: 1, maxLength: 3 }),
  }),
});

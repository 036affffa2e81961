import type { Package, RateRequest } from 'contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyInstant,
  anyPackage,
  anyRequest,
  MONDAY,
  placeOfZone,
  rateRequest,
  tariffs,
} from '../testing/requests.ts';
import { type Product, type Zone, zones } from './product.ts';
import { quote } from './quote.ts';

const products = tariffs.flatMap(([carrier, list]) =>
  list.map((product) => [product.code, carrier, product] as const),
);

/** The price of one product for a request, or undefined where it cannot take it. */
function priceOf(product: Product, request: RateRequest): number | undefined {
  return quote('DHL', [product], request, MONDAY).rates[0]?.priceNetCents;
}

function zonesOf(product: Product): Zone[] {
  return zones.filter((zone) => product.tariff[zone]);
}

describe.each(products)('%s', (_, carrier, product) => {
  test('has a price for every weight step, rising with weight and zone', () => {
    const columns = zonesOf(product).map((zone) => product.tariff[zone]?.cents ?? []);
    expect(product.stepsKg).toEqual(product.stepsKg.toSorted((a, b) => a - b));
    for (const column of columns) {
      expect(column).toHaveLength(product.stepsKg.length);
      expect(column).toEqual(column.toSorted((a, b) => a - b));
    }
    for (const [index, farther] of columns.slice(1).entries()) {
      farther.forEach((cents, step) => expect(cents).toBeGreaterThan(columns[index]?.[step] ?? Infinity));
    }
  });

  test('never becomes cheaper when a piece becomes heavier', () => {
    const { sidesCm, weightKg, minimumSidesCm = [1, 1, 1] } = product.limits;
    const side = (index: 0 | 1 | 2) => fc.integer({ min: minimumSidesCm[index], max: sidesCm[index] });
    const weight = fc.integer({ min: 100, max: weightKg * 1000 }).map((grams) => grams / 1000);
    fc.assert(
      fc.property(side(0), side(1), side(2), weight, weight, (lengthCm, widthCm, heightCm, one, other) => {
        const request = fittingRequest(product);
        const price = (kg: number) => {
          const packages = request.shipmentData.packages.map((row) => ({
            ...row,
            lengthCm,
            widthCm,
            heightCm,
            weightKg: kg,
          }));
          return priceOf(product, { ...request, shipmentData: { ...request.shipmentData, packages } });
        };
        const light = price(Math.min(one, other));
        const heavy = price(Math.max(one, other));
        // The girth may still be too large, or the piece too heavy for another country.
        fc.pre(light !== undefined && heavy !== undefined);
        expect(heavy).toBeGreaterThanOrEqual(light);
      }),
      { numRuns: 200 },
    );
  });

  test('becomes dearer the farther a parcel goes', () => {
    const far = zonesOf(product).filter((zone) => product.reach === undefined || zone === 'domestic');
    const prices = far.map((zone) => {
      const request = fittingRequest(product);
      return priceOf(product, product.reach ? request : { ...request, to: placeOfZone[zone] });
    });
    expect(prices).not.toContain(undefined);
    expect(prices).toEqual([...new Set(prices)].toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  });

  test('names itself in its rate', () => {
    const { rates } = quote(carrier, [product], fittingRequest(product), MONDAY);
    expect(rates).toMatchObject([{ carrier, carrierProductCode: product.code }]);
  });
});

/** A request that this product certainly takes. */
function fittingRequest(product: Product): RateRequest {
  const [zone] = zonesOf(product);
  const isDocument = !product.contents.includes('package');
  const [longest, second, shortest] = product.limits.sidesCm;
  const piece: Package = {
    packaging: product.packaging[0] ?? 'box',
    amount: 1,
    lengthCm: Math.min(30, longest),
    widthCm: Math.min(20, second),
    heightCm: Math.min(5, shortest),
    weightKg: 0.3,
  };
  const base = rateRequest({
    shipmentData: { type: isDocument ? 'document' : 'package', packages: [piece] },
  });
  if (product.reach === 'sameRegion') return { ...base, to: { ...base.from, postalCode: '24103' } };
  if (product.reach === 'islands')
    return { ...base, to: { countryCode: 'DE', postalCode: '25980', city: 'Sylt' } };
  return { ...base, to: placeOfZone[zone ?? 'domestic'] };
}

test('a normal domestic box costs 5.40 € with the cheapest of at least five carriers', () => {
  const answers = tariffs.map(([carrier, list]) => quote(carrier, list, rateRequest(), MONDAY).rates);
  const prices = answers.flat().map(({ priceNetCents }) => priceNetCents);
  expect(answers.filter((rates) => rates.length > 0).length).toBeGreaterThanOrEqual(5);
  expect(Math.min(...prices)).toBe(540);
});

test('every answer has positive prices in whole cents, and either a rate or a reason', () => {
  fc.assert(
    fc.property(anyRequest, anyInstant, (request, now) => {
      for (const [carrier, list] of tariffs) {
        const { rates, unavailable } = quote(carrier, list, request, now);
        expect(rates.length + unavailable.length).toBeGreaterThan(0);
        for (const { priceNetCents, billableWeightKg } of rates) {
          expect(priceNetCents).toBeGreaterThan(0);
          expect(Number.isInteger(priceNetCents)).toBe(true);
          expect(billableWeightKg).toBeGreaterThan(0);
        }
        for (const { reason } of unavailable) expect(reason).toMatch(/^\p{Lu}.*[^.]$/u);
      }
    }),
    { numRuns: 300 },
  );
});

test('several pieces cost as much as each of them alone', () => {
  fc.assert(
    fc.property(fc.array(anyPackage, { minLength: 1, maxLength: 4 }), (packages) => {
      for (const [, list] of tariffs) {
        for (const product of list) {
          const together = priceOf(product, rateRequest({ shipmentData: { packages } }));
          const alone = packages.map((row) =>
            priceOf(product, rateRequest({ shipmentData: { packages: [row] } })),
          );
          if (together === undefined) expect(alone).toContain(undefined);
          else expect(together).toBe(alone.reduce<number>((sum, cents) => sum + (cents ?? 0), 0));
        }
      }
    }),
    { numRuns: 100 },
  );
});

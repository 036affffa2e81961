import { defaultPackagingRules, judgePackaging, packagingTypes } from 'contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tariffs } from '../testing/requests.ts';
import { sidesOf } from './fit.ts';
import { pallets, type ProductLimits, type Sides } from './product.ts';

const piece = fc.record({
  packaging: fc.constantFrom(...packagingTypes),
  amount: fc.constant(1),
  lengthCm: fc.integer({ min: 1, max: 300 }),
  widthCm: fc.integer({ min: 1, max: 300 }),
  heightCm: fc.integer({ min: 1, max: 300 }),
  weightKg: fc.integer({ min: 1, max: 1000 }),
});

test.each(tariffs)('the default rules refuse nothing that %s takes', (carrier, products) => {
  fc.assert(
    fc.property(piece, (of) => {
      const isTaken = products.some(({ packaging, limits }) => {
        const sides = sidesOf(of, limits.isUpright);
        return (
          packaging.includes(of.packaging) &&
          of.weightKg <= limits.weightKg &&
          sides.every((side, index) => side <= (limits.sidesCm[index] ?? 0))
        );
      });
      const girth = Math.max(...sidesOf(of)) * -1 + 2 * (of.lengthCm + of.widthCm + of.heightCm);
      const isSlim = products.every(({ limits }) => girth <= (limits.girthCm ?? Number.MAX_VALUE));
      if (isTaken && isSlim) expect(judgePackaging(defaultPackagingRules, carrier, of)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

const packagingsOfTariffs = tariffs.flatMap(([carrier, products]) =>
  packagingTypes.map((packaging) => {
    const takes = products.filter((product) => product.packaging.includes(packaging));
    return [carrier, packaging, takes.map(({ limits }) => limits)] as const;
  }),
);

test.each(packagingsOfTariffs)(
  'defaults of %s for %s are those of its widest product',
  (carrier, packaging, limits) => {
    const rule = defaultPackagingRules.find(
      (each) => each.carrier === carrier && each.packaging === packaging,
    );
    expect(rule?.isAllowed).toBe(limits.length > 0);
    if (limits.length === 0) return;
    // What is no pallet may be turned, whichever way a product wants it to stand.
    const sides = limits.map(({ sidesCm }): readonly number[] =>
      pallets.includes(packaging) ? sidesCm : sidesCm.toSorted((one, other) => other - one),
    );
    const widest = (index: number) => Math.max(...sides.map((each) => each[index] ?? 0));
    const most = ({ girthCm, sidesCm }: ProductLimits) => girthCm ?? girthOf(sidesCm);
    const [thickest] = limits.toSorted((one, other) => most(other) - most(one));
    expect(rule).toMatchObject({
      maxWeightKg: Math.max(...limits.map(({ weightKg }) => weightKg)),
      maxLengthCm: widest(0),
      maxWidthCm: widest(1),
      maxHeightCm: widest(2),
      maxGirthCm: thickest?.girthCm ?? null,
    });
  },
);

function girthOf(sides: Sides): number {
  return 2 * sides.reduce((sum, side) => sum + side, 0) - Math.max(...sides);
}

test('they refuse what nobody takes', () => {
  const box = { packaging: 'box', lengthCm: 30, widthCm: 20, heightCm: 10, weightKg: 1 } as const;
  const judge = (changes: object, carrier: 'GLS' | 'DEKU' = 'GLS') =>
    judgePackaging(defaultPackagingRules, carrier, { ...box, ...changes });
  expect(judge({})).toBeUndefined();
  expect(judge({ weightKg: 41 })).toMatchObject({ field: 'weightKg', is: 41, most: 40 });
  expect(judge({ heightCm: 201 })).toMatchObject({ field: 'heightCm', is: 201, most: 200 });
  expect(judge({ lengthCm: 90, widthCm: 90 })).toMatchObject({ field: 'widthCm', is: 90, most: 80 });
  // By the fields as they were filled in, however the carton stands.
  expect(judge({ lengthCm: 100, widthCm: 30, heightCm: 90 })).toMatchObject({ field: 'heightCm', most: 80 });
  expect(judge({ lengthCm: 62, widthCm: 65, heightCm: 70 })).toMatchObject({ field: 'lengthCm', most: 60 });
  expect(judge({ lengthCm: 200, widthCm: 60, heightCm: 60 })).toMatchObject({ what: 'girth', is: 440 });
  expect(judge({ widthCm: 200, lengthCm: 60, heightCm: 60 })).toMatchObject({
    what: 'girth',
    field: 'widthCm',
  });
  expect(judge({}, 'DEKU')).toEqual({ what: 'packaging', field: 'packaging', packaging: 'box' });
  const [rule] = defaultPackagingRules;
  if (!rule) throw new Error('There are no rules');
  const least = { ...rule, minLengthCm: 15, minWidthCm: 11, minHeightCm: 1 };
  expect(judgePackaging([least], 'DHL', { ...box, lengthCm: 9, widthCm: 9 })).toEqual({
    what: 'measure',
    field: 'heightCm',
    is: 10,
    least: 15,
  });
  expect(judgePackaging([], 'DHL', { ...box, weightKg: 9999 })).toBeUndefined();
});

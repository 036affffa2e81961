import { openOfCarriers } from 'contract/fixtures';
import { expect, test } from 'vitest';
import type { ExcludedShipments } from './day-end-state.ts';
import { askAll, excludedOf, sumsOf, toAsked, totalOf } from './sums.ts';

const [dhl, ups, gls] = openOfCarriers;
if (!dhl || !ups || !gls) throw new Error('The fixtures hold three carriers');
const excluded: ExcludedShipments = new Map([
  ['shp_1', { carrier: 'UPS', packages: 1, weightKg: 10.2, hasFailed: false }],
  ['shp_2', { carrier: 'GLS', packages: 4, weightKg: 36, hasFailed: true }],
]);

test('what is excluded is left out, to the gram, of its carrier alone', () => {
  expect(sumsOf(ups, excluded)).toEqual({ shipments: 2, packages: 3, weightKg: 18.7 });
  expect(sumsOf(dhl, excluded)).toEqual({ shipments: 14, packages: 21, weightKg: 132.4 });
  expect(excludedOf(ups, excluded)).toBe(1);
});

test('of what has failed only what has failed is left out', () => {
  expect(sumsOf(gls, excluded, 'failed')).toEqual({ shipments: 1, packages: 1, weightKg: 4.8 });
  expect(sumsOf({ ...ups, failed: { shipments: 1, packages: 1, weightKg: 1 } }, excluded, 'failed')).toEqual({
    shipments: 1,
    packages: 1,
    weightKg: 1,
  });
});

test('nothing is less than none, and none is not asked for', () => {
  const one = { ...ups, shipments: 0, packages: 0, weightKg: 0 };
  expect(sumsOf(one, excluded)).toEqual({ shipments: 0, packages: 0, weightKg: 0 });
  expect(toAsked(one, excluded)).toBeUndefined();
  expect(toAsked({ ...dhl, carrier: 'unknown' }, excluded)).toBeUndefined();
});

test('all at once are a question for each carrier', () => {
  const all = askAll(openOfCarriers, excluded);
  expect(all.map(({ carrier, only }) => [carrier, only])).toEqual([
    ['DHL', 'all'],
    ['UPS', 'all'],
    ['GLS', 'all'],
  ]);
  expect(totalOf(all)).toEqual({ shipments: 17, packages: 25, weightKg: 155.9 });
});

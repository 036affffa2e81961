import { ALL_PRODUCTS, carriers } from 'contract';
import { expect, test } from 'vitest';
import { CarrierError } from './carrier-error.ts';
import { MOST_PRODUCTS, readCatalogue } from './read-catalogue.ts';

const product = {
  code: 'PAKET',
  name: 'Paket',
  deliverySpeed: 'economy',
  contents: ['package'],
  countries: ['DE'],
  maxWeightKg: 31.5,
};

test('what is not asked for is left out, and of a code that is named twice the first holds', () => {
  const answer = [
    { ...product, tariff: 12 },
    { ...product, name: 'Paket (alt)' },
    { ...product, code: ' EXPRESS ' },
  ];
  expect(readCatalogue(answer)).toEqual([product, { ...product, code: 'EXPRESS' }]);
});

test.each([
  ['no list', { products: [product] }],
  ['a product without a code', [{ ...product, code: ' ' }]],
  ['a code that no order has room for', [{ ...product, code: 'P'.repeat(36) }]],
  ['a name that no table takes', [{ ...product, name: 'Pa\0ket' }]],
  ['a speed that we do not know', [{ ...product, deliverySpeed: 'same-day' }]],
  ['a country that is none', [{ ...product, countries: ['Deutschland'] }]],
  ['a weight that is none', [{ ...product, maxWeightKg: Number.NaN }]],
  ['no end of products', Array.from({ length: 71 }, (_, index) => ({ ...product, code: `P${index}` }))],
])('%s is a fault of the carrier', (_what, answer) => {
  expect(() => readCatalogue(answer)).toThrow(CarrierError);
});

test('as many as every carrier may have fit into the one list of all', () => {
  expect(MOST_PRODUCTS * carriers.length).toBeLessThanOrEqual(ALL_PRODUCTS);
});

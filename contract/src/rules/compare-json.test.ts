import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareJson, countDeviations } from './compare-json.ts';
import { type Json, jsonText } from './json-value.ts';

const exact = { tolerancePercent: 0, ignoredFields: [] };
const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
const mirrored = { same: 'same', changed: 'changed', missing: 'added', added: 'missing', ignored: 'ignored' };

/** The same value with all keys the other way round. */
function reversed(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, reversed(member)]),
  );
}

describe('the comparison of two answers', () => {
  test('finds nothing in a value that is compared with itself, whatever the order of its keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        const fields = compareJson(value, reversed(value), exact);
        expect(countDeviations(fields)).toBe(0);
        expect(jsonText(reversed(value))).toBe(jsonText(value));
      }),
    );
  });

  test('finds something exactly where two values are not the same', () => {
    fc.assert(
      fc.property(json, json, (left, right) => {
        const isSame = jsonText(left) === jsonText(right);
        expect(countDeviations(compareJson(left, right, exact)) === 0).toBe(isSame);
      }),
    );
  });

  test('says of the sides the other way round the same the other way round', () => {
    fc.assert(
      fc.property(json, json, (left, right) => {
        const there = compareJson(left, right, exact).map(({ path, kind }) => [path, mirrored[kind]]);
        const back = compareJson(right, left, exact).map(({ path, kind }) => [path, kind]);
        expect(back).toEqual(there);
      }),
    );
  });

  test('finds no more with a larger tolerance', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(json, json, percent, percent, (left, right, one, other) => {
        const found = (tolerancePercent: number) =>
          countDeviations(compareJson(left, right, { ...exact, tolerancePercent }));
        expect(found(Math.max(one, other))).toBeLessThanOrEqual(found(Math.min(one, other)));
      }),
    );
  });

  test('names each field of either side once, in the order of the keys', () => {
    const expected = { b: 1, a: [{ price: 100 }, { price: 200 }], gone: { x: null }, empty: [] };
    const received = { a: [{ price: 104 }], b: '1', empty: [], neu: true };
    expect(compareJson(expected, received, exact)).toEqual([
      { path: 'a[0].price', kind: 'changed', expected: 100, received: 104 },
      { path: 'a[1].price', kind: 'missing', expected: 200, received: undefined },
      { path: 'b', kind: 'changed', expected: 1, received: '1' },
      { path: 'empty', kind: 'same', expected: [], received: [] },
      { path: 'gone.x', kind: 'missing', expected: null, received: undefined },
      { path: 'neu', kind: 'added', expected: undefined, received: true },
    ]);
  });

  test.each([
    [1.1, 1.21, 10, 'same'],
    [1.1, 0.99, 10, 'same'],
    [100, 110.1, 10, 'changed'],
    [-100, -105, 5, 'same'],
    [0, 1, 100, 'changed'],
    [1, true, 100, 'changed'],
  ] as const)('calls %d and %s with a tolerance of %d per cent %s', (left, right, tolerancePercent, kind) => {
    expect(compareJson(left, right, { ...exact, tolerancePercent })[0]?.kind).toBe(kind);
  });

  test('leaves ignored fields out with all below them, in each place of a list', () => {
    const comparison = { tolerancePercent: 0, ignoredFields: ['rates[].deliveryDate', 'meta'] };
    const expected = { rates: [{ deliveryDate: '2026-11-20', price: 1 }], meta: { id: 1 } };
    const received = { rates: [{ deliveryDate: '2026-11-24', price: 1 }], meta: { id: 2, more: [] } };
    const fields = compareJson(expected, received, comparison);
    expect(fields.map(({ path, kind }) => [path, kind])).toEqual([
      ['meta', 'ignored'],
      ['rates[0].deliveryDate', 'ignored'],
      ['rates[0].price', 'same'],
    ]);
  });

  test('takes everything for new where nothing is expected yet', () => {
    expect(compareJson(undefined, { price: 1 }, exact)).toEqual([
      { path: 'price', kind: 'added', expected: undefined, received: 1 },
    ]);
    expect(compareJson(undefined, undefined, exact)).toEqual([]);
  });
});

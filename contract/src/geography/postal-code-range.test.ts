import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prefixesOfRange, toPostalCodeRange } from './postal-code-range.ts';

test.each([
  ['24', '24'],
  [' 20000 – 25999 ', '20000-25999'],
  ['20 bis 25', '20-25'],
  ['2-24', '20-24'],
  ['24103-24', '24103-24999'],
  ['24103-24103', '24103'],
  ['25-20', null],
  ['', null],
  ['Kiel', null],
  ['123456', null],
  ['1-2-3', null],
])('%j is the range %j', (typed, range) => expect(toPostalCodeRange(typed)).toBe(range));

test.each([
  ['24', ['24']],
  ['20-25', ['20', '21', '22', '23', '24', '25']],
  ['24100-24199', ['241']],
  ['19998-20001', ['19998', '19999', '20000', '20001']],
  ['00-99', ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']],
])('%s begins with %o', (range, prefixes) => expect(prefixesOfRange(range)).toEqual(prefixes));

test('a postcode begins with one of them just when it lies in the range', () => {
  const five = fc.integer({ min: 0, max: 99_999 }).map((code) => String(code).padStart(5, '0'));
  fc.assert(
    fc.property(five, five, five, (one, other, code) => {
      const [from = '', to = ''] = [one, other].toSorted();
      const isInside = from <= code && code <= to;
      const prefixes = prefixesOfRange(toPostalCodeRange(`${from}-${to}`) ?? '');
      expect(prefixes.filter((prefix) => code.startsWith(prefix))).toHaveLength(isInside ? 1 : 0);
    }),
  );
});

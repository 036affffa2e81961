import { countryName } from 'contract';
import { expect, test } from 'vitest';
import { groupCountries, sortCountries } from './country-options.ts';

const options = ['DK', 'CH', 'ES', 'BE', 'AT', 'EG', 'DE'].map((value) => ({
  value,
  label: countryName(value),
}));

const codes = (sorted: readonly { readonly value: string }[]) => sorted.map(({ value }) => value);

test('Germany, Austria and Switzerland lead, and all others follow by their names', () => {
  expect(codes(sortCountries(options))).toEqual(['DE', 'AT', 'CH', 'EG', 'BE', 'DK', 'ES']);
});

test('they lead the neighbours too, apart from the others', () => {
  expect(groupCountries(options).map((group) => codes(group.options))).toEqual([
    ['DE', 'AT', 'CH', 'BE', 'DK'],
    ['EG', 'ES'],
  ]);
});

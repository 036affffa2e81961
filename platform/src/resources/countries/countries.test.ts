import { defaultGeography, normalizePostalCode, originCountryCodes, toPattern } from 'contract';
import { findPatternFault } from 'contract/postal-pattern';
import { expect, test } from 'vitest';
import { furtherFormatCodes, knownFormatOf } from './further-formats.ts';
import { territoryId } from './queries.ts';

test('each territory of the default set has an id of its own, which stays', () => {
  const ids = defaultGeography.territories.map(territoryId);
  expect(new Set(ids).size).toBe(ids.length);
  // Rows of those that staff have changed are found by them.
  expect(ids).toEqual(
    expect.arrayContaining([
      'DE-78266',
      'ES-35',
      'GB-BT',
      'GB-JE',
      'GB-GY',
      'IT-23041',
      'IT-23030',
      'DK-39-4',
      'DK-3',
    ]),
  );
});

test('a country that staff add brings the rule of its postcodes along, and the default set says the others', () => {
  const offered = defaultGeography.countries.map(({ code }) => code);
  expect(furtherFormatCodes.filter((code) => offered.includes(code))).toEqual([]);
  expect(furtherFormatCodes.filter((code) => !originCountryCodes.includes(code))).toEqual([]);
  expect(knownFormatOf('TW')).toEqual({
    postalCodePattern: String.raw`\d{3}(?:\d{2,3})?`,
    postalCodeExample: '104',
    isPostalCodeRequired: true,
  });
  expect(knownFormatOf('QA')).toEqual({
    postalCodePattern: null,
    postalCodeExample: null,
    isPostalCodeRequired: false,
  });
});

test.each([...furtherFormatCodes])(
  'the format of %s can be kept by staff and fits its own example',
  (code) => {
    const { postalCodePattern, postalCodeExample } = knownFormatOf(code);
    expect(findPatternFault(postalCodePattern ?? '')).toBeUndefined();
    const stored = normalizePostalCode(code, postalCodeExample ?? '');
    expect(stored).toBe(postalCodeExample);
    expect(toPattern(postalCodePattern)?.test(stored)).toBe(true);
    expect(toPattern(postalCodePattern)?.test('!')).toBe(false);
  },
);

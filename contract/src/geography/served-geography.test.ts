import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defaultGeography } from './geography.ts';
import { judgePostalCode } from './postal-code.ts';
import {
  LONGEST_PATTERN,
  servedGeographySchema,
  toGeography,
  toServedGeography,
} from './served-geography.ts';
import { judgeCustoms } from './territories.ts';

describe('countries and territories as they are served', () => {
  const geography = toGeography(JSON.parse(JSON.stringify(toServedGeography(defaultGeography))));

  it('are the same after the way there', () => {
    expect(geography.territories).toEqual(defaultGeography.territories);
    expect(geography.countries.map(({ code }) => code)).toEqual(
      defaultGeography.countries.map(({ code }) => code),
    );
  });

  it.each([
    ['GB', 'GIR 0AA'],
    ['GB', 'EC1Y 8SYX'],
    ['IE', 'D6W XXXX'],
    ['LI', '9485'],
    ['LI', '19485'],
    ['NL', '1234 ab'],
    ['US', '95014-1234'],
    ['HK', 'anything'],
  ])('judge %s %s as before', (country, text) =>
    expect(judgePostalCode(country, text, geography.countries)).toBe(judgePostalCode(country, text)),
  );

  it('say of a pattern that is none that there is none', () => {
    const [country] = toServedGeography(defaultGeography).countries;
    if (!country) throw new Error('There is no country');
    const withPattern = (postalCodePattern: string) =>
      toGeography({ countries: [{ ...country, postalCodePattern }], territories: [] }).countries[0];
    expect(withPattern('[')?.postalCodePattern).toBeUndefined();
    expect(withPattern('\\d'.repeat(LONGEST_PATTERN))?.postalCodePattern).toBeUndefined();
    expect(withPattern('a|b')?.postalCodePattern?.test('ax')).toBe(false);
  });

  it('are understood from a release that knows less of them', () => {
    const served = toServedGeography(defaultGeography);
    const without = (thing: object, ...keys: readonly string[]) =>
      Object.fromEntries(Object.entries(thing).filter(([key]) => !keys.includes(key)));
    const older = {
      countries: served.countries.map((one) => without(one, 'isCustomsRequired', 'isRegionRequired')),
      territories: served.territories.map((one) => without(one, 'note')),
    };
    const { countries, territories } = toGeography(v.parse(servedGeographySchema, older));
    const customsOf = (wanted: string) => countries.find(({ code }) => code === wanted)?.isCustomsRequired;
    expect([customsOf('FR'), customsOf('CH')]).toEqual([false, true]);
    expect(territories).toEqual(defaultGeography.territories);
  });

  it('decide what the rules decide', () => {
    const [kiel, zurich] = [
      { countryCode: 'DE', postalCode: '24143' },
      { countryCode: 'CH', postalCode: '8001' },
    ];
    const joined = {
      ...geography,
      countries: geography.countries.map((country) =>
        country.code === 'CH' ? { ...country, isCustomsRequired: false } : country,
      ),
    };
    expect(judgeCustoms(kiel, zurich, geography).isRequired).toBe(true);
    expect(judgeCustoms(kiel, zurich, joined).isRequired).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { countries, countryName, findCountry } from './countries.ts';
import { countryAccusative, toCountry } from './country-phrases.copy.ts';
import { judgePostalCode, normalizePostalCode } from './postal-code.ts';
import { judgeCustoms } from './territories.ts';

describe('countries', () => {
  it('names the 27 members of the EU', () =>
    expect(countries.filter((country) => country.isEuMember)).toHaveLength(27));

  it('lists each country once', () =>
    expect(new Set(countries.map((country) => country.code)).size).toBe(countries.length));

  it('has a German name for each', () => {
    for (const { code } of countries) expect(countryName(code)).not.toBe(code);
    expect(countryName('AT')).toBe('Österreich');
  });

  it('puts an article where German has one', () => {
    expect(`Für ${countryAccusative('CH')}`).toBe('Für die Schweiz');
    expect(`passt nicht ${toCountry('us')}`).toBe('passt nicht zu den Vereinigten Staaten');
    expect(toCountry('CH')).toBe('zur Schweiz');
    expect(toCountry('AT')).toBe('zu Österreich');
  });

  it('gives an example that fits its own pattern', () => {
    for (const { code, postalCodeExample } of countries) {
      if (postalCodeExample) expect(judgePostalCode(code, postalCodeExample), code).toBe('ok');
    }
  });
});

describe('postcodes', () => {
  it.each([
    ['DE', '01067', 'ok'],
    ['DE', '1067', 'invalid'],
    ['DE', 'D-24143', 'ok'],
    ['AT', '0123', 'invalid'],
    ['NL', '1234sa', 'invalid'],
    ['NL', '3511nk', 'ok'],
    ['PL', '00950', 'ok'],
    ['LV', '1073', 'ok'],
    ['GB', 'ec1y 8sy', 'ok'],
    ['LI', '9499', 'invalid'],
    ['US', '9501', 'unusual'],
    ['HK', 'anything', 'ok'],
    ['DE', '12345\n', 'ok'],
    ['DE', '1234５', 'ok'],
    ['DE', '1234٥', 'invalid'],
    ['DK', '100', 'ok'],
    ['DK', 'DK-100', 'ok'],
    ['DK', 'FO 100', 'ok'],
    ['DK', '010', 'invalid'],
    ['FO', 'DK 100', 'ok'],
  ] as const)('%s %j is %s', (country, text, verdict) =>
    expect(judgePostalCode(country, text)).toBe(verdict),
  );

  it.each([
    ['CZ', '10000', '100 00'],
    ['SE', '11455', '114 55'],
    ['PL', '00950', '00-950'],
    ['LV', '1073', 'LV-1073'],
    ['NL', '1234ab', '1234 AB'],
    ['SI', 'si-4000', '4000'],
    ['DE', ' 24143 ', '24143'],
  ])('%s %j is stored as %j', (country, text, stored) =>
    expect(normalizePostalCode(country, text)).toBe(stored),
  );

  it('knows nothing of a country that cannot be chosen', () => expect(findCountry('QQ')).toBeUndefined());
});

describe('customs', () => {
  const kiel = { countryCode: 'DE', postalCode: '24143' };
  const required = (countryCode: string, postalCode: string, from = kiel) =>
    judgeCustoms(from, { countryCode, postalCode }).isRequired;

  it.each([
    ['DE', '20354', false],
    ['DE', '78266', true],
    ['DE', '27498', true],
    ['ES', '28039', false],
    ['ES', '35002', true],
    ['ES', '38001', true],
    ['ES', '51001', true],
    ['IT', '23041', true],
    ['FI', '22100', true],
    ['FR', '97110', true],
    ['FR', '98000', false],
    ['MC', '98000', false],
    ['GB', 'EC1Y 8SY', true],
    ['GB', 'BT1 1AA', false],
    ['JE', 'JE1 1AA', true],
    ['GB', 'JE1 1AA', true],
    ['GB', 'GY1 1AA', true],
    ['GB', 'IM2 1AA', true],
    ['CH', '8001', true],
    ['PT', '9000-001', false],
    ['DK', '3900', true],
    ['DK', '100', true],
    ['DK', '8660', false],
    ['US', '95014', true],
  ])('from Kiel to %s %s: %s', (country, postalCode, expected) =>
    expect(required(country, postalCode)).toBe(expected),
  );

  it('names the territory that makes the difference', () => {
    const verdict = judgeCustoms(kiel, { countryCode: 'ES', postalCode: '35002' });
    expect(verdict).toMatchObject({ reason: 'territory', territory: { name: 'auf den Kanarischen Inseln' } });
  });

  it.each([
    ['JE2 3AB', 'auf Jersey'],
    ['gy1 1aa', 'auf Guernsey'],
  ])('knows that %s is not in Great Britain, though it is written there', (postalCode, name) => {
    const london = { countryCode: 'GB', postalCode: 'EC1Y 8SY' };
    const island = { countryCode: 'GB', postalCode };
    const verdict = { isRequired: true, reason: 'territory', territory: { name } };
    expect(judgeCustoms(kiel, island)).toMatchObject(verdict);
    expect(judgeCustoms(london, island)).toMatchObject(verdict);
    expect(judgeCustoms(london, { ...london, postalCode: 'M1 1AE' })).toEqual({ isRequired: false });
  });

  it('knows the Isle of Man, which has one customs area with Great Britain', () => {
    const verdict = { isRequired: true, territory: { name: 'auf der Isle of Man' } };
    expect(judgeCustoms(kiel, { countryCode: 'GB', postalCode: 'IM99 1AA' })).toMatchObject(verdict);
  });

  it('asks for nothing within Switzerland', () =>
    expect(required('CH', '8001', { countryCode: 'CH', postalCode: '3000' })).toBe(false));

  it('asks when goods leave an island for the mainland', () =>
    expect(required('DE', '24143', { countryCode: 'ES', postalCode: '35002' })).toBe(true));

  it('waits until the country is known', () => expect(required('', '')).toBe(false));
});

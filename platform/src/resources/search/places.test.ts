import { judgePostalCode } from 'contract';
import { expect, test } from 'vitest';
import { placesSample } from './places.data.ts';
import { findPlaces } from './places.ts';

const all = Object.keys(placesSample).flatMap((country) => findPlaces('', country));

test('every place of the sample has a postcode of its country, and stands there once', () => {
  const wrong = all.filter(
    ({ countryCode, postalCode }) => judgePostalCode(countryCode, postalCode) !== 'ok',
  );
  expect(wrong).toEqual([]);
  const keys = all.map(({ countryCode, postalCode, city }) => `${countryCode} ${postalCode} ${city}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(all.length).toBeGreaterThan(300);
});

test.each([
  ['2414', undefined, ['Kiel', 'Kiel']],
  ['24143 Kiel', undefined, ['Kiel']],
  ['73525 schw', 'DE', ['Schwäbisch Gmünd']],
  ['schwaebisch g', undefined, ['Schwäbisch Gmünd']],
  ['Muenster', undefined, Array<string>(7).fill('Münster')],
  ['giessen', undefined, ['Gießen', 'Gießen']],
  ['3511nk', undefined, ['Utrecht']],
  ['00950', 'PL', ['Warszawa']],
  ['8001', 'CH', ['Zürich']],
  ['8001', 'AT', []],
  ['Nirgendwo', undefined, []],
])('finds by %s in %s', (text, country, cities) => {
  expect(findPlaces(text, country).map(({ city }) => city)).toEqual(cities);
});

import type { Place } from 'contract';
import { expect, test } from 'vitest';
import { placeAdvice } from './place-advice.ts';

const place = (postalCode: string, city: string, countryCode = 'DE'): Place => ({
  postalCode,
  city,
  countryCode,
  state: '',
});
const kiel = place('24143', 'Kiel');
const aalen = place('73430', 'Aalen');
const frankfurt = place('60311', 'Frankfurt am Main');
const directory = [kiel, place('24103', 'Kiel'), aalen, frankfurt, place('8001', 'Zürich', 'CH')];
const typed = (postalCode: string, city: string, countryCode = 'DE') =>
  placeAdvice({ postalCode, city, countryCode }, directory);

test('a postcode suggests its city', () => {
  const advice = { ofPostalCode: [kiel], ofCity: [], contradicts: false };
  expect(typed('24143', '')).toEqual(advice);
  expect(typed(' 24143 ', '')).toEqual(advice);
});

test('another city than the postcode’s is contradicted', () => {
  expect(typed('24143', 'Lübeck')).toEqual({ ofPostalCode: [kiel], ofCity: [], contradicts: true });
});

test('where they contradict each other either suggests the other, but no city one of several postcodes', () => {
  expect(typed('24143', 'Aalen')).toEqual({ ofPostalCode: [kiel], ofCity: [aalen], contradicts: true });
  expect(typed('73430', 'Kiel')).toEqual({ ofPostalCode: [aalen], ofCity: [], contradicts: true });
});

test('what is found by postcode and by city is one place', () => {
  const twice = placeAdvice({ postalCode: '', city: 'Aalen', countryCode: 'DE' }, [aalen, aalen]);
  expect(twice?.ofCity).toEqual([aalen]);
});

test.each([
  ['24143', 'Kiel'],
  ['24143', 'KIEL-Wik'],
  ['60311', 'Frankfurt'],
  ['60311', 'Frankfurt a. M.'],
])('%s %s belong together', (postalCode, city) => expect(typed(postalCode, city)).toBeUndefined());

test('umlauts may be written out', () => expect(typed('8001', 'Zuerich', 'CH')).toBeUndefined());

test('a city with one postcode suggests it, one with several does not', () => {
  expect(typed('', 'aalen')).toEqual({ ofPostalCode: [], ofCity: [aalen], contradicts: false });
  expect(typed('', 'Kiel')).toBeUndefined();
});

test.each([
  ['', '', 'DE'],
  ['99999', 'Kiel', 'DE'],
  ['99999', '', 'DE'],
  ['24143', '', 'AT'],
  ['', 'Aal', 'DE'],
])('nothing is said of „%s %s“ in %s', (postalCode, city, countryCode) =>
  expect(typed(postalCode, city, countryCode)).toBeUndefined(),
);

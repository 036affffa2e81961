import { expect, test } from 'vitest';
import { wayOf, zoneOfPlace } from './zones.ts';

test.each([
  ['FR', '98000', '', 'euNear'],
  ['MC', '98000', '', 'euNear'],
  ['FR', '98025', '', 'euNear'],
  ['FR', '98800', '', 'world'],
  ['FR', '98600', '', 'world'],
  ['FR', '97110', '', 'world'],
  ['DK', '3900', '', 'world'],
  ['IT', '23030', 'Livigno', 'europe'],
  ['IT', '23030', 'Valfurva', 'euFar'],
  ['IT', '22061', '', 'europe'],
  ['IT', '47890', '', 'europe'],
  ['SM', '47890', '', 'europe'],
  ['IT', '00120', '', 'europe'],
  ['IT', '00144', '', 'euFar'],
  ['GB', 'GX11 1AA', '', 'europe'],
  ['FR', '97150', '', 'world'],
  ['LI', '9490', '', 'europe'],
  ['CH', '8001', '', 'europe'],
] as const)('%s %s %s lies in the zone %s', (countryCode, postalCode, city, zone) =>
  expect(zoneOfPlace({ countryCode, postalCode, city })).toBe(zone),
);

test('Monaco is no island, however its country is written', () => {
  const from = { countryCode: 'DE', postalCode: '24143', city: 'Kiel' };
  const touches = (countryCode: string, postalCode: string) =>
    wayOf({ from, to: { countryCode, postalCode, city: '' } }).touchesIsland;
  expect(touches('FR', '98000')).toBe(false);
  expect(touches('FR', '98800')).toBe(true);
  expect(touches('FR', '20000')).toBe(true);
});

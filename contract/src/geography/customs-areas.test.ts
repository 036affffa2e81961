import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defaultGeography } from './geography.ts';
import { servedGeographySchema, toGeography, toServedGeography } from './served-geography.ts';
import { findTerritory, judgeCustoms } from './territories.ts';

/** „IT 22060 Como“, or a British postcode and its town after a comma. */
function placeOf(text: string) {
  const countryCode = text.slice(0, 2);
  const [, postalCode = '', city = ''] = /^(.*?)(?:, (.*))?$/.exec(text.slice(3)) ?? [];
  return { countryCode, postalCode, city };
}

function reasonOf(from: string, to: string): string {
  const verdict = judgeCustoms(placeOf(from), placeOf(to));
  return verdict.isRequired ? verdict.reason : 'none';
}

describe('postcodes that ordinary towns share with a special territory', () => {
  it.each([
    ['IT 22060', 'none'],
    ['IT 23030', 'none'],
    ['IT 22060, Arosio', 'none'],
    ['IT 23030, Valfurva', 'none'],
    ['IT 22060, Campione', 'territory'],
    ['IT 22060, Campione d’Italia', 'territory'],
    ["IT 22060, CAMPIONE D'ITALIA (CO)", 'territory'],
    ['IT I-22060, campione d`italia', 'territory'],
    ['IT 23030, Livigno', 'territory'],
    ['IT 23030, LIVIGNO SO', 'territory'],
    ['IT 23030, Trepalle', 'territory'],
    ['IT 23030, Livignone', 'none'],
    ['IT 22061', 'territory'],
    ['IT 23041', 'territory'],
    ['IT 23041, Livigno', 'territory'],
    ['IT 00144, Livigno', 'none'],
    ['DE 78266', 'territory'],
    ['DE 78267, Büsingen', 'none'],
    ['DE 27498', 'territory'],
    ['AT 6691', 'none'],
    ['AT 6991', 'none'],
    ['DE 87491', 'none'],
    ['GR 63086', 'territory'],
    ['FI 22100', 'territory'],
    ['ES 51001', 'territory'],
    ['IT 47890', 'territory'],
    ['IT I-47899, Serravalle', 'territory'],
    ['IT 47900', 'none'],
    ['IT 00120', 'territory'],
    ['IT 00121', 'none'],
    ['FR 97150', 'territory'],
    ['FR 97133', 'territory'],
    ['CH 7562', 'country'],
    ['CH 8238', 'country'],
  ])('from Kiel to %s: %s', (to, reason) => {
    expect(reasonOf('DE 24143, Kiel', to)).toBe(reason);
    expect(reasonOf(to, 'DE 24143, Kiel')).toBe(reason === 'none' ? 'none' : 'country');
  });

  it('are told apart after the way over the API, too', () => {
    const told = v.parse(
      servedGeographySchema,
      JSON.parse(JSON.stringify(toServedGeography(defaultGeography))),
    );
    const { territories } = toGeography(told);
    expect(findTerritory(placeOf('IT 23030, Livigno'), territories)?.towns).toEqual(['Livigno', 'Trepalle']);
    expect(findTerritory(placeOf('IT 23030, Valfurva'), territories)).toBeUndefined();
    expect(findTerritory(placeOf('IT 23041, Livigno'), territories)).not.toHaveProperty('towns');
  });

  it('belong to whoever is named where one entry has towns and another has none', () => {
    const rest = {
      countryCode: 'IT',
      postalCodePrefixes: ['2303'],
      isInCustomsTerritory: true,
      isInVatTerritory: true,
    };
    const among = [{ ...rest, name: 'bei Sondrio' }, ...defaultGeography.territories];
    expect(findTerritory(placeOf('IT 23030, Livigno'), among)?.name).toBe('in Livigno');
    expect(findTerritory(placeOf('IT 23030, Valfurva'), among)?.name).toBe('bei Sondrio');
  });
});

it.each([
  ['FR 97110', 'auf Guadeloupe', true],
  ['FR 97150', 'auf Saint-Martin', true],
  ['FR 97133', 'auf Saint-Barthélemy', false],
  ['FR F-971 33', 'auf Saint-Barthélemy', false],
  ['IT 47893', 'in San Marino', false],
  ['IT 00120', 'in der Vatikanstadt', false],
  ['GB GX11 1AA', 'in Gibraltar', false],
])('%s lies %s', (place, name, isInCustomsTerritory) => {
  expect(findTerritory(placeOf(place))).toMatchObject({ name, isInCustomsTerritory });
});

it('the smallest territory counts, in whatever order staff keep them', () => {
  const among = defaultGeography.territories.toReversed();
  expect(findTerritory(placeOf('FR 97150'), among)?.name).toBe('auf Saint-Martin');
  expect(findTerritory(placeOf('FR 97110'), among)?.name).toBe('auf Guadeloupe');
});

describe('within one customs area nothing is declared', () => {
  it.each([
    ['CH 8001', 'LI 9490'],
    ['LI 9490', 'CH 8001'],
    ['CH 8001', 'DE 78266'],
    ['DE 78266', 'LI 9490'],
    ['DE 78266', 'DE 78266'],
    ['DE 27498', 'DE 27498'],
    ['ES 35002', 'ES 35003'],
    ['ES 35002', 'ES 38001'],
    ['ES 51001', 'ES 51002'],
    ['IT 23041, Livigno', 'IT 23030, Livigno'],
    ['IT 22060, Campione', 'IT 22061'],
    ['FI 22100', 'AX 22150'],
    ['AX 22150', 'FI 22100'],
    ['FR 97110', 'FR 97120'],
    ['FR 98000', 'MC 98000'],
    ['FR 98000', 'FR 75002'],
    ['FR 98000', 'DE 24143'],
    ['GB EC1Y 8SY', 'GB IM2 1AA'],
    ['IM IM2 1AA', 'GB EC1Y 8SY'],
    ['IM IM2 1AA', 'GB IM99 1AA'],
    ['GB JE2 3AB', 'JE JE1 1AA'],
    ['GG GY1 1AA', 'GB GY2 4AA'],
    ['IT 47890', 'SM 47895'],
    ['SM 47890', 'IT 47890'],
    ['VA 00120', 'IT 00120'],
    ['GI GX11 1AA', 'GB GX11 1AA'],
    ['FR 97150', 'FR 97800'],
    ['FR 97133', 'FR 97700'],
    ['DK 100', 'FO 110'],
    ['DK 3900', 'GL 3905'],
    ['GB BT1 1AA', 'GB BT2 1AA'],
    ['GB BT1 1AA', 'GB EC1Y 8SY'],
    ['GB BT1 1AA', 'GB IM2 1AA'],
    ['GB BT1 1AA', 'IM IM2 1AA'],
    ['GR 63086', 'GR 63087'],
    ['US 95014', 'US 10001'],
    ['PT 9000-001', 'PT 1000-001'],
  ])('%s to %s', (from, to) => expect(reasonOf(from, to)).toBe('none'));

  it.each([
    ['ES 35002', 'ES 51001', 'territory'],
    ['ES 51001', 'ES 52001', 'territory'],
    ['FR 97110', 'FR 97410', 'territory'],
    ['GB JE2 3AB', 'GB GY1 1AA', 'territory'],
    ['IM IM2 1AA', 'JE JE1 1AA', 'country'],
    ['CH 8001', 'DE 27498', 'territory'],
    ['CH 8001', 'AT 6800', 'country'],
    ['GB BT1 1AA', 'GB JE2 3AB', 'territory'],
    ['GB BT1 1AA', 'CH 8001', 'country'],
    ['GB EC1Y 8SY', 'GB BT1 1AA', 'country'],
    ['IM IM2 1AA', 'GB BT1 1AA', 'country'],
    ['LI 9490', 'DE 24143', 'country'],
    ['AX 22150', 'FI 00550', 'country'],
    ['IT 00144', 'SM 47890', 'country'],
    ['IT 00144', 'VA 00120', 'country'],
    ['FR 75002', 'AD AD100', 'country'],
    ['IT 00144', 'IT 47891', 'territory'],
    ['IT 00144', 'IT 00120', 'territory'],
    ['IT 47890', 'IT 00120', 'territory'],
    ['GB EC1Y 8SY', 'GB GX11 1AA', 'territory'],
    ['GB GX11 1AA', 'GB EC1Y 8SY', 'country'],
    ['FR 97110', 'FR 97150', 'territory'],
    ['FR 97150', 'FR 97133', 'territory'],
    ['FO 100', 'GL 3900', 'country'],
    ['IT 22060, Arosio', 'IT 22060, Campione', 'territory'],
  ])('%s to %s is none: %s', (from, to, reason) => expect(reasonOf(from, to)).toBe(reason));
});

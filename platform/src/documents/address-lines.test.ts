import { emptyAddressBlock } from 'contract';
import { addresses } from 'contract/fixtures';
import { describe, expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

function inCountry(countryCode: string, address: { postalCode: string; city: string; state?: string }) {
  const block = emptyAddressBlock(countryCode);
  return addressLines({ ...block, address: { ...block.address, ...address } }, true).place;
}

describe('addressLines', () => {
  test('follows DIN 5008: names, additions, street, place', () => {
    const { names, place } = addressLines(
      {
        ...addresses.tietze,
        address: { ...addresses.tietze.address, addressLine2: 'Halle 2', addressLine3: 'Tor 7' },
      },
      false,
    );
    expect(names).toEqual([
      'Tietze Feinmechanik GmbH',
      'Versand, Halle 2',
      'Jana Möller',
      'Halle 2',
      'Tor 7',
      'Werftstraße 18',
    ]);
    expect(place).toEqual(['24143 Kiel']);
  });

  test.each<[string, Parameters<typeof inCountry>[1], string[]]>([
    ['AT', { postalCode: '1010', city: 'Wien' }, ['1010 WIEN', 'ÖSTERREICH']],
    ['DE', { postalCode: '35390', city: 'Gießen' }, ['35390 GIESSEN', 'DEUTSCHLAND']],
    ['FR', { postalCode: '75002', city: 'Paris' }, ['75002 PARIS', 'FRANKREICH']],
    [
      'US',
      { postalCode: '95014', city: 'Cupertino', state: 'CA' },
      ['CUPERTINO CA 95014', 'VEREINIGTE STAATEN'],
    ],
    ['GB', { postalCode: 'EC1Y 8SY', city: 'London' }, ['LONDON', 'EC1Y 8SY', 'VEREINIGTES KÖNIGREICH']],
    ['AE', { postalCode: '', city: 'Dubai' }, ['DUBAI', 'VEREINIGTE ARABISCHE EMIRATE']],
    ['TR', { postalCode: '34394', city: 'Şişli/İstanbul' }, ['34394 ŞİŞLİ/İSTANBUL', 'TÜRKEI']],
    ['GR', { postalCode: '105 57', city: 'Αθήνα' }, ['105 57 ΑΘΗΝΑ', 'GRIECHENLAND']],
  ])('writes place and country of %s in capitals across a border', (country, address, expected) => {
    expect(inCountry(country, address)).toEqual(expected);
  });

  test('within a country names none, whichever it is', () => {
    const { place } = addressLines(addresses.oetztal, false);
    expect(place).toEqual(['6460 Imst']);
  });
});

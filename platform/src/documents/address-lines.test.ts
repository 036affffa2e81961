import { emptyAddressBlock } from 'contract';
import { addresses } from 'contract/fixtures';
import { describe, expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

function inCountry(countryCode: string, address: { postalCode: string; city: string; state?: string }) {
  const block = emptyAddressBlock(countryCode);
  return addressLines({ ...block, address: { ...block.address, ...address } }, 'DE').place;
}

describe('addressLines', () => {
  test('follows DIN 5008: names, additions, street, place', () => {
    const { names, place } = addressLines(
      {
        ...addresses.tietze,
        address: { ...addresses.tietze.address, addressLine2: 'Halle 2', addressLine3: 'Tor 7' },
      },
      'DE',
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
    ['AT', { postalCode: '1010', city: 'Wien' }, ['1010 Wien', 'ÖSTERREICH']],
    [
      'US',
      { postalCode: '95014', city: 'Cupertino', state: 'CA' },
      ['Cupertino CA 95014', 'VEREINIGTE STAATEN'],
    ],
    ['GB', { postalCode: 'EC1Y 8SY', city: 'London' }, ['London', 'EC1Y 8SY', 'VEREINIGTES KÖNIGREICH']],
    ['AE', { postalCode: '', city: 'Dubai' }, ['Dubai', 'VEREINIGTE ARABISCHE EMIRATE']],
  ])('writes the place as in %s', (country, address, expected) => {
    expect(inCountry(country, address)).toEqual(expected);
  });
});

import { describe, expect, test } from 'vitest';
import { addresses } from '../../fixtures/index.ts';
import { emptyAddressBlock } from '../entities/address.ts';
import { addressLines, placeLine } from './address-lines.ts';

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
    ['NZ', { postalCode: '6011', city: 'Wellington' }, ['WELLINGTON 6011', 'NEUSEELAND']],
    ['SG', { postalCode: '546080', city: 'Singapore' }, ['SINGAPORE 546080', 'SINGAPUR']],
    ['MT', { postalCode: 'VLT 1117', city: 'Valletta' }, ['VALLETTA VLT 1117', 'MALTA']],
    ['LV', { postalCode: 'LV-1050', city: 'Rīga' }, ['RĪGA, LV-1050', 'LETTLAND']],
    [
      'IN',
      { postalCode: '110034', city: 'New Delhi', state: 'Delhi' },
      ['NEW DELHI 110034', 'DELHI', 'INDIEN'],
    ],
    [
      'CN',
      { postalCode: '266033', city: 'Qingdao', state: 'Shandong' },
      ['QINGDAO', 'SHANDONG, 266033', 'CHINA'],
    ],
    ['CN', { postalCode: '266033', city: 'Qingdao' }, ['QINGDAO', '266033', 'CHINA']],
    ['TH', { postalCode: '10150', city: 'Bangkok' }, ['BANGKOK', '10150', 'THAILAND']],
    [
      'TH',
      { postalCode: '50200', city: 'Mueang', state: 'Chiang Mai' },
      ['MUEANG', 'CHIANG MAI 50200', 'THAILAND'],
    ],
    [
      'JP',
      { postalCode: '154-0023', city: 'Setagaya-ku', state: 'Tokyo' },
      ['SETAGAYA-KU, TOKYO', '154-0023', 'JAPAN'],
    ],
    [
      'KR',
      { postalCode: '03051', city: 'Jongno-gu', state: 'Seoul' },
      ['JONGNO-GU', 'SEOUL', '03051', 'SÜDKOREA'],
    ],
    ['HK', { postalCode: '', city: 'Mong Kok', state: 'Kowloon' }, ['MONG KOK', 'KOWLOON', 'HONGKONG']],
    [
      'RO',
      { postalCode: '400001', city: 'Cluj-Napoca', state: 'Cluj' },
      ['400001 CLUJ CLUJ-NAPOCA', 'RUMÄNIEN'],
    ],
    ['LT', { postalCode: '04340', city: 'Vilnius', state: 'Vilnius' }, ['04340 VILNIUS VILNIUS', 'LITAUEN']],
    ['BY', { postalCode: '220050', city: 'Minsk', state: 'Minsk' }, ['220050, MINSK', 'MINSK', 'BELARUS']],
    [
      'CR',
      { postalCode: '10101', city: 'Carmen', state: 'San José' },
      ['SAN JOSÉ, CARMEN', '10101', 'COSTA RICA'],
    ],
    ['CR', { postalCode: '10101', city: 'Carmen' }, ['CARMEN', '10101', 'COSTA RICA']],
    ['IT', { postalCode: '20121', city: 'Milano', state: 'MI' }, ['20121 MILANO MI', 'ITALIEN']],
    ['IT', { postalCode: '20121', city: 'Milano' }, ['20121 MILANO', 'ITALIEN']],
    ['ES', { postalCode: '28039', city: 'Madrid', state: 'Madrid' }, ['28039 MADRID MADRID', 'SPANIEN']],
    [
      'BR',
      { postalCode: '40301-110', city: 'Salvador', state: 'BA' },
      ['SALVADOR-BA', '40301-110', 'BRASILIEN'],
    ],
    ['MX', { postalCode: '02860', city: 'México', state: 'CDMX' }, ['02860 MÉXICO, CDMX', 'MEXIKO']],
    ['IE', { postalCode: 'A65 F4E2', city: 'Cavan' }, ['CAVAN', 'A65 F4E2', 'IRLAND']],
    ['ZA', { postalCode: '0083', city: 'Pretoria' }, ['PRETORIA', '0083', 'SÜDAFRIKA']],
    [
      'DE',
      { postalCode: '26133', city: 'Oldenburg', state: 'Niedersachsen' },
      ['26133 OLDENBURG', 'DEUTSCHLAND'],
    ],
    ['AE', { postalCode: '', city: 'Dubai' }, ['DUBAI', 'VEREINIGTE ARABISCHE EMIRATE']],
    ['TR', { postalCode: '34394', city: 'Şişli/İstanbul' }, ['34394 ŞİŞLİ/İSTANBUL', 'TÜRKEI']],
    ['GR', { postalCode: '105 57', city: 'Αθήνα' }, ['105 57 ΑΘΗΝΑ', 'GRIECHENLAND']],
  ])('writes place and country of %s in capitals across a border', (country, address, expected) => {
    expect(inCountry(country, address)).toEqual(expected);
  });

  test.each([
    [true, ['Kovács Éva', 'BUDAPEST', 'Andrássy út 12.'], ['1061', 'UNGARN'], 'BUDAPEST, 1061, UNGARN'],
    [false, ['Kovács Éva', 'Budapest', 'Andrássy út 12.'], ['1061'], 'Budapest, 1061'],
  ])(
    'writes the town above its street where the country does; abroad: %s',
    (isAbroad, names, place, line) => {
      const { address, ...block } = emptyAddressBlock('HU');
      const budapest = {
        ...block,
        personName: 'Kovács Éva',
        address: { ...address, addressLine1: 'Andrássy út 12.', postalCode: '1061', city: 'Budapest' },
      };
      expect(addressLines(budapest, isAbroad)).toEqual({ names, place });
      expect(placeLine(budapest, isAbroad)).toBe(line);
    },
  );

  test('within a country names none, whichever it is', () => {
    const { place } = addressLines(addresses.oetztal, false);
    expect(place).toEqual(['6460 Imst']);
  });
});

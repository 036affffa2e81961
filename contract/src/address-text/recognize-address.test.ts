import { describe, expect, test } from 'vitest';
import type { Address, AddressBlock } from '../entities/address.ts';
import { recognizeAddress } from './recognize-address.ts';

type Found = Partial<Omit<AddressBlock, 'address'> & Address>;

/** Only what is there, in one level. */
function found(text: string, usualCountry = 'DE'): Found | undefined {
  const recognized = recognizeAddress(text, usualCountry);
  if (!recognized) return undefined;
  const { address, ...names } = recognized.block;
  return Object.fromEntries(Object.entries({ ...names, ...address }).filter(([, value]) => value !== ''));
}

describe('recognizeAddress', () => {
  test('reads all that a line may have', () => {
    expect(found('Muster GmbH, z. Hd. Frau Özil, Hauptstr.4/1, D-73557 Mutlangen, Tel. 07171 123')).toEqual({
      companyName: 'Muster GmbH',
      personName: 'Frau Özil',
      addressLine1: 'Hauptstr. 4/1',
      postalCode: '73557',
      city: 'Mutlangen',
      countryCode: 'DE',
      phone: '07171 123',
    });
  });

  test('reads a letter head', () => {
    expect(
      found(
        'Zahntechnik Löwenstein & Partner\nAbteilung Einkauf\nHerrn Dr. Jörg von der Heide\nBahnhofstraße 12a\n24103 Kiel\nDeutschland\n\nTel.: +49 431 5550140\nFax: +49 431 5550141\nE-Mail: einkauf@löwenstein.example\nwww.löwenstein.example',
      ),
    ).toEqual({
      companyName: 'Zahntechnik Löwenstein & Partner',
      companyName2: 'Abteilung Einkauf',
      personName: 'Herrn Dr. Jörg von der Heide',
      addressLine1: 'Bahnhofstraße 12a',
      postalCode: '24103',
      city: 'Kiel',
      countryCode: 'DE',
      phone: '+49 431 5550140',
      email: 'einkauf@löwenstein.example',
    });
  });

  test.each([
    ['Musterstraße12', 'Musterstraße 12'],
    ['xyzstr.12', 'xyzstr. 12'],
    ['Kollmitz 1 1/3', 'Kollmitz 1 1/3'],
    ['Hauptstraße 4/1', 'Hauptstraße 4/1'],
    ['Hauptstraße, Nr. 1', 'Hauptstraße Nr. 1'],
    ['Am Sandtorkai 41 b', 'Am Sandtorkai 41 b'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni 135'],
    ['An der Alster 12-14', 'An der Alster 12-14'],
    ['Unter den Linden', 'Unter den Linden'],
  ])('reads the street „%s“', (street, expected) => {
    expect(found(`Muster GmbH\n${street}\n10117 Berlin`)).toMatchObject({
      addressLine1: expected,
      city: 'Berlin',
    });
  });

  test.each<[string, string, Found]>([
    [
      'Austrian stairs',
      'Alpenwerk GmbH\nMariahilfer Straße 3/1/3\nA-1060 Wien',
      { addressLine1: 'Mariahilfer Straße 3/1/3', postalCode: '1060', city: 'Wien', countryCode: 'AT' },
    ],
    [
      'Austrian stairs in words',
      'Alpenwerk GmbH\nNeubaugasse 8\nStiege 2, Top 11\n1070 Wien\nÖsterreich',
      { addressLine1: 'Neubaugasse 8', addressLine2: 'Stiege 2', addressLine3: 'Top 11', countryCode: 'AT' },
    ],
    [
      'a Swiss address',
      'Uhren Meier AG\nBahnhofstrasse 21\nCH-8001 Zürich',
      { addressLine1: 'Bahnhofstrasse 21', postalCode: '8001', city: 'Zürich', countryCode: 'CH' },
    ],
    [
      'a Dutch address',
      'Bloemen B.V.\nt.a.v. Jan de Vries\nKerkstraat 12-A\n1017 GP Amsterdam\nNederland',
      {
        companyName: 'Bloemen B.V.',
        personName: 'Jan de Vries',
        addressLine1: 'Kerkstraat 12-A',
        postalCode: '1017 GP',
        city: 'Amsterdam',
        countryCode: 'NL',
      },
    ],
    [
      'a British address whose postcode has a line of its own',
      'Holmes Ltd\n221B Baker Street\nLondon\nNW1 6XE\nUnited Kingdom',
      {
        companyName: 'Holmes Ltd',
        addressLine1: '221B Baker Street',
        postalCode: 'NW1 6XE',
        city: 'London',
        countryCode: 'GB',
      },
    ],
    [
      'a British address in one line',
      'Holmes Ltd, 10 Downing Street, London SW1A 2AA',
      { addressLine1: '10 Downing Street', postalCode: 'SW1A 2AA', city: 'London', countryCode: 'GB' },
    ],
    [
      'an American address',
      'Jane Doe\n1 Infinite Loop\nCupertino, CA 95014\nUSA',
      {
        personName: 'Jane Doe',
        addressLine1: '1 Infinite Loop',
        city: 'Cupertino',
        state: 'CA',
        postalCode: '95014',
        countryCode: 'US',
      },
    ],
    [
      'a French address',
      'Librairie Dubois\n12 rue de la Paix\nF-75002 Paris',
      { addressLine1: '12 rue de la Paix', postalCode: '75002', city: 'Paris', countryCode: 'FR' },
    ],
    [
      'a Packstation',
      'Erika Mustermann\nPostnummer 12345678\nPackstation 145\n24103 Kiel',
      {
        personName: 'Erika Mustermann',
        addressLine1: 'Packstation 145',
        addressLine2: '12345678',
        city: 'Kiel',
      },
    ],
    [
      'a Packstation without words for its number',
      'Erika Mustermann, 12345678, Packstation 145, 24103 Kiel',
      { personName: 'Erika Mustermann', addressLine1: 'Packstation 145', addressLine2: '12345678' },
    ],
    [
      'a Postfiliale',
      'Erika Mustermann\n12345678\nPostfiliale 501\n10115 Berlin',
      { addressLine1: 'Postfiliale 501', addressLine2: '12345678' },
    ],
    [
      'somebody at somebody’s',
      'Erika Mustermann\nc/o Schmidt\nLindenweg 3\n24103 Kiel',
      { personName: 'Erika Mustermann', addressLine1: 'Lindenweg 3', addressLine2: 'c/o Schmidt' },
    ],
    [
      'a text without commas',
      'Muster GmbH Hauptstr. 4 73557 Mutlangen',
      { companyName: 'Muster GmbH', addressLine1: 'Hauptstr. 4', postalCode: '73557', city: 'Mutlangen' },
    ],
  ])('reads %s', (_, text, expected) => {
    expect(found(text)).toMatchObject(expected);
  });

  test('guesses no country', () => {
    const recognized = recognizeAddress('Alpenwerk GmbH\nHauptplatz 1\n8010 Graz', 'DE');
    expect(recognized).toMatchObject({
      isCountryCertain: false,
      block: { address: { countryCode: 'DE', postalCode: '8010', city: 'Graz' } },
    });
    expect(recognizeAddress('Alpenwerk GmbH\nHauptplatz 1\n8010 Graz', 'AT')?.isCountryCertain).toBe(true);
  });

  test.each([
    [
      'a postcode that its country does not have',
      'Muster GmbH\nHauptstr. 4\n73557 Mutlangen\nÖsterreich',
      'AT',
    ],
    ['a sign and a name that differ', 'Muster GmbH\nHauptstr. 4\nCH-8001 Zürich\nÖsterreich', 'AT'],
    ['a country where nothing is sent', 'Muster SA\nCalle Florida 4\n1005 Buenos Aires\nArgentinien', 'DE'],
    ['a street of another language', 'Muster\n5 place Bellecour\n69002 Lyon', 'DE'],
    ['letters of another language', 'Muster\nMerkez 4\n34394 Şişli', 'DE'],
    ['a telephone number of another country', 'Muster\nBarfüsser 4\n75002 Paris\n+33 1 55 50 12 30', 'DE'],
    ['an e-mail address of another country', 'Muster\nBarfüsser 4\n75002 Paris\nmail@muster.fr', 'DE'],
    ['a sign that may be a department', 'Muster GmbH\nFIN\nHauptstr. 4\n73557 Mutlangen', 'FI'],
    ['a sign that may be a state', 'Jane Doe\tMain 4\tDover\tDE\t19901', 'DE'],
    ['a canton', 'Muster\nMarkt 4\n3000 Bern BE', 'BE'],
    ['five digits in two groups', 'Muster\nStortorget 4\n411 24 Göteborg', 'DE'],
  ])('calls nothing certain with %s', (_, text, countryCode) => {
    const recognized = recognizeAddress(text, 'DE');
    expect(recognized).toMatchObject({ isCountryCertain: false, block: { address: { countryCode } } });
  });

  test.each([
    ['Turkey', 'TR'],
    ['TÜRKİYE / Turkey', 'TR'],
    ['türkei', 'TR'],
    ['The Netherlands', 'NL'],
    ['Czech Republic', 'CZ'],
    ['Bundesrepublik Deutschland', 'DE'],
    ['OESTERREICH', 'AT'],
    ['Allemagne', 'DE'],
    ['Ελλάδα', 'GR'],
    ['Republic of Ireland', 'IE'],
    ['Hrvatska', 'HR'],
  ])('takes „%s“ for a country, and for nobody’s name', (name, countryCode) => {
    for (const text of [`Max Weber\nMarkt 4\n12345 Ort\n${name}`, `${name}\nMax Weber\nMarkt 4\n12345 Ort`])
      expect(found(text, 'FR')).toMatchObject({ personName: 'Max Weber', countryCode });
    expect(found(`Max Weber\nMarkt 4\n12345 Ort\n${name}`)).not.toHaveProperty('companyName');
  });

  test('parts a row whose town stands before its postcode, and states of their own cells', () => {
    expect(found('Muster GmbH\tHauptstr. 4\tMutlangen\t73557')).toMatchObject({
      addressLine1: 'Hauptstr. 4',
      postalCode: '73557',
      city: 'Mutlangen',
    });
    expect(found('Jane Doe\t1 Elm Street\tSpringfield\tIL\t62704\tUS')).toMatchObject({
      city: 'Springfield',
      state: 'IL',
      postalCode: '62704',
      countryCode: 'US',
    });
    expect(found('Owen Hartley\n4 Mill Lane\nIlkley\nWest Yorkshire\nLS29 8DY')).toMatchObject({
      addressLine1: '4 Mill Lane',
      city: 'Ilkley',
      state: 'West Yorkshire',
    });
  });

  test('takes the name of a country for its town where no other stands there, and no street for a town', () => {
    expect(found('Imprimerie Weber\t14 rue de Hollerich\tL-1741\tLuxembourg')).toMatchObject({
      city: 'Luxembourg',
      countryCode: 'LU',
    });
    const withoutTown = recognizeAddress('Muster GmbH\tHauptstr. 4\t73557\tDeutschland', 'DE');
    expect(withoutTown).toMatchObject({
      isCountryCertain: false,
      block: { address: { addressLine1: 'Hauptstr. 4', postalCode: '73557', city: '' } },
    });
  });

  test('parts a company that is longer than its field at a word', () => {
    const name = 'Landesverband der Imkerinnen und Imker Schleswig-Holstein GmbH';
    const { companyName = '', companyName2 = '' } = found(`${name}\nHauptstr. 4\n24103 Kiel`) ?? {};
    expect(companyName.length).toBeLessThanOrEqual(35);
    expect(`${companyName} ${companyName2}`).toBe(name);
  });

  test('takes labels of any language from their parts, and no number of a customer for a postcode', () => {
    const form = 'Name: Pedro Gómez\nDirección: Calle Luna 3\nCP: 28004\nCiudad: Madrid\nPaís: España';
    expect(found(form)).toEqual({
      personName: 'Pedro Gómez',
      addressLine1: 'Calle Luna 3',
      postalCode: '28004',
      city: 'Madrid',
      countryCode: 'ES',
    });
    expect(found('Muster GmbH\nHauptstr. 4\nPLZ: 73557\nOrt: Mutlangen\nKunden-Nr.: 12345')).toMatchObject({
      postalCode: '73557',
      city: 'Mutlangen',
    });
  });

  test('names what it has no second field for', () => {
    const text =
      'Muster GmbH\nHauptstr. 4\n73557 Mutlangen\nTel. 07171 5550\nMobil: 0171 5550190\nLeiter Lager';
    expect(recognizeAddress(text, 'DE')).toMatchObject({
      block: { phone: '07171 5550' },
      unread: ['Leiter Lager', 'Mobil: 0171 5550190'],
    });
  });

  test('loses no line', () => {
    const lines = ['Muster GmbH', 'Werk Nord', 'Rampe 3', 'Linker Hof', 'Nur vormittags', 'Klingel Müller'];
    const recognized = recognizeAddress([...lines, 'Hauptstr. 4', '73557 Mutlangen'].join('\n'), 'DE');
    const { block, unread } = recognized ?? { block: undefined, unread: [] };
    const kept = [
      block?.companyName,
      block?.companyName2,
      block?.address.addressLine2,
      block?.address.addressLine3,
    ];
    expect([...kept, ...unread, block?.personName].filter(Boolean)).toEqual(expect.arrayContaining(lines));
  });

  test('is done with a series of numbers at once', () => {
    const sizes = Array.from({ length: 80 }, (_, index) => 20 + index).join(' / ');
    expect(recognizeAddress(`Größen ${sizes} und mehr`, 'DE')).toBeUndefined();
  });

  test.each([
    'Muster GmbH',
    '73557 Mutlangen',
    '00340433836442636597',
    'Handyhüllen, Ladekabel, 12 Stück',
    '',
    '\n\n',
    `Muster GmbH\nHauptstr. 4\n73557 Mutlangen${' '.repeat(2000)}`,
  ])('takes „%s“ for no address', (text) => {
    expect(recognizeAddress(text, 'DE')).toBeUndefined();
  });
});

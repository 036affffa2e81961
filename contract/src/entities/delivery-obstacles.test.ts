import { describe, expect, it } from 'vitest';
import { addresses } from '../../fixtures/index.ts';
import type { Address, AddressBlock } from './address.ts';
import { findDeliveryObstacles } from './delivery-obstacles.ts';

const to = (address: Partial<Address>, block: Partial<AddressBlock> = {}): AddressBlock => ({
  ...addresses.kupfergraben,
  ...block,
  address: { ...addresses.kupfergraben.address, ...address },
});
const of = (recipient: AddressBlock) => findDeliveryObstacles(addresses.tietze, recipient);

describe('what some carriers refuse a recipient for', () => {
  it.each<[string, AddressBlock, string[]]>([
    ['a door', to({}), []],
    ['a Packstation with its Postnummer', addresses.packstation, ['parcelStation']],
    ['one without', to({ addressLine1: 'Packstation 145' }), ['parcelStation', 'noCustomerNumber']],
    [
      'one in small letters',
      to({ addressLine1: 'DHL-packstation 7' }),
      ['parcelStation', 'noCustomerNumber'],
    ],
    [
      'a number of three digits',
      to({ addressLine1: 'Packstation 145', addressLine2: '145' }),
      ['parcelStation', 'noCustomerNumber'],
    ],
    ['the number alone', to({ addressLine1: 'Packstation 145', addressLine2: '1743910' }), ['parcelStation']],
    ['both in one line', to({ addressLine1: '12345678 Packstation 145' }), ['parcelStation']],
    [
      'the station below',
      to({ addressLine1: 'Postnummer 12345678', addressLine2: 'Packstation 145' }),
      ['parcelStation'],
    ],
    [
      'the number beside the name',
      to({ addressLine1: 'Postfiliale 512' }, { personName: 'Max Weber 12345678' }),
      ['parcelStation'],
    ],
    ['a Postfiliale', to({ addressLine1: 'Postfiliale 512' }), ['parcelStation', 'noCustomerNumber']],
    ['a street of that name', to({ addressLine1: 'Packstationsweg 4' }), []],
    ['a Postfach', to({ addressLine1: 'Postfach 12 34' }), ['postOfficeBox']],
    ['a Postfach without a blank', to({ addressLine1: 'POSTFACH1234' }), ['postOfficeBox']],
    ['a street of that name, too', to({ addressLine1: 'Postfachstraße 3' }), []],
    ['a Postfach below the street', to({ addressLine2: 'Postfach 12 34' }), []],
    ['a box in English', to({ addressLine1: 'P.O. Box 500' }), ['postOfficeBox']],
    ['a box in short', to({ addressLine1: 'PO Box 500' }), ['postOfficeBox']],
    ['a box in French', to({ addressLine1: 'Boîte postale 12' }), ['postOfficeBox']],
    ['a box in Swiss French', to({ addressLine1: 'Case postale 33' }), ['postOfficeBox']],
    ['a box in Dutch', to({ addressLine1: 'Postbus 1234' }), ['postOfficeBox']],
    ['a box in Spanish', to({ addressLine1: 'Apartado de Correos 7' }), ['postOfficeBox']],
    ['a counter', to({ addressLine1: 'Postlagernd' }), ['postOfficeBox']],
    ['a counter in French', to({ addressLine1: 'POSTE RESTANTE' }), ['postOfficeBox']],
    ['a counter in Italian', to({ addressLine1: 'Fermo Posta Milano Centrale' }), ['postOfficeBox']],
    ['a counter in American', to({ addressLine1: 'General Delivery' }), ['postOfficeBox']],
    ['a street called after one', to({ addressLine1: 'Rue de la Poste Restante 4' }), []],
    ['no street yet', to({ addressLine1: ' ', countryCode: 'US' }, { phone: '' }), []],
    ['no phone within the country', to({}, { phone: '' }), []],
    ['no phone abroad', to({ countryCode: 'US' }, { phone: ' ' }), ['noPhone']],
    ['a phone abroad', to({ countryCode: 'US' }), []],
    [
      'a station abroad, which is none of ours',
      to({ addressLine1: 'Packstation 145', countryCode: 'AT' }),
      [],
    ],
    [
      'a Postfach below who gets it',
      to({ addressLine1: 'Abt. Einkauf', addressLine2: 'Postfach 12 34' }),
      ['postOfficeBox'],
    ],
    [
      'a phone number beside the name',
      to({ addressLine1: 'Packstation 145' }, { companyName: 'Weber 0711 123456' }),
      ['parcelStation', 'noCustomerNumber'],
    ],
  ])('%s', (_, recipient, expected) => expect(of(recipient)).toEqual(expected));

  it.each([
    ['DE', 'PO-Box 12'],
    ['DE', 'P. O. Box 12'],
    ['GB', 'POB 123'],
    ['DE', 'Postf. 1234'],
    ['DE', 'PF 1234'],
    ['AT', 'Pf. 99'],
    ['SE', 'Box 12'],
    ['FI', 'PL 118'],
    ['FR', 'CS 12345'],
    ['FR', 'B.P. 12'],
    ['FR', 'TSA 70011'],
    ['ES', 'Apdo. de Correos 7'],
    ['PL', 'Skr. poczt. 12'],
    ['HU', 'Postafiók 3'],
    ['BR', 'Caixa Postal 100'],
    ['AU', 'GPO Box 2222'],
    ['AU', 'Locked Bag 7'],
    ['NZ', 'Private Bag 92019'],
    ['NL', 'Antwoordnummer 1234'],
    ['CZ', 'Poštovní přihrádka 21'],
    ['SI', 'p. p. 12'],
    ['TR', 'P.K. 50'],
    ['GR', 'Τ.Θ. 1234'],
    ['CH', 'CP 33'],
    ['DE', 'P.F. 1234'],
    ['DE', 'Post-Fach 1234'],
    ['LT', 'a/d 12'],
    ['LT', 'Pašto dėžutė 12'],
    ['LV', 'a/k 12'],
    ['EE', 'Postkast 12'],
    ['EE', 'PK 12'],
    ['RS', 'Poštanski fah 12'],
    ['UA', 'а/с 12'],
    ['CL', 'Casilla 12'],
    ['GR', 'Ταχυδρομική Θυρίδα 12'],
    ['CY', 'Ταχ. Θυρίδα 21234'],
    ['BG', 'Пощенска кутия 45'],
    ['BG', 'ПК 45'],
    ['RS', 'Поштански фах 12'],
    ['MK', 'Поштенски фах 12'],
    ['UA', 'Абонентська скринька 7'],
    ['RU', 'абонентский ящик № 7'],
    ['RU', 'А/Я 123'],
    ['JP', '新宿郵便局私書箱12号'],
    ['CN', '邮政信箱 123'],
    ['TW', '郵政1-23號信箱'],
    ['KR', '서울중앙우체국 사서함 12호'],
    ['TH', 'ตู้ ปณ. 12'],
    ['AE', 'صندوق بريد 1234'],
    ['AE', 'ص.ب. 1234'],
    ['IL', 'ת.ד. 1234'],
    ['IL', 'תא דואר 1234'],
  ])('a box in %s: %s', (countryCode, addressLine1) =>
    expect(of(to({ countryCode, addressLine1 }))).toEqual(['postOfficeBox']),
  );

  // The form asks for prices with what was typed, the order with what is stored of it.
  it.each([
    ['a soft hyphen', to({ addressLine1: 'Pack\u00ADstation 145' }), ['parcelStation', 'noCustomerNumber']],
    ['a blank of no width', to({ addressLine1: 'Post\u200Bfach 12' }), ['postOfficeBox']],
    ['nothing but it', to({ addressLine1: '\u200B', addressLine2: 'Postfach 12' }), ['postOfficeBox']],
    ['a phone number of it', to({ countryCode: 'US' }, { phone: '\u2060' }), ['noPhone']],
    [
      'a number with it',
      to({ addressLine1: 'Packstation 145' }, { companyName: '1234\u20605678' }),
      ['parcelStation'],
    ],
  ])('%s changes nothing', (_, recipient, expected) => expect(of(recipient)).toEqual(expected));

  it.each([
    ['z. Hd. Frau Weber', 'Postfach 12'],
    ['c/o Werft', 'P.O. Box 5'],
    ['Department of Physics', 'PO-Box 5'],
  ])('a box below „%s“', (addressLine1, addressLine2) =>
    expect(of(to({ addressLine1, addressLine2 }))).toEqual(['postOfficeBox']),
  );

  it.each([
    ['DE', 'Boxgraben 12'],
    ['DE', 'Box 12'],
    ['DE', 'PF-Straße 3'],
    ['DE', 'Post Fachhandel 3'],
    ['DE', 'P. Fischer 3'],
    ['LV', 'A. Kalniņa iela 12'],
    ['FR', 'Cours 12345'],
    ['FR', 'CSM 3'],
    ['DE', 'Postfilialenweg 3'],
    ['GB', 'Poblacht Street 4'],
  ])('no box in %s: %s', (countryCode, addressLine1) =>
    expect(of(to({ countryCode, addressLine1 }))).toEqual([]),
  );

  it.each([
    'Pack-Station 145',
    'Pack Station 145',
    'PACK–STATION 145',
    'Paket-Station 7',
    'Post-Filiale 512',
  ])('a station: %s', (addressLine1) =>
    expect(of(to({ addressLine1 }))).toEqual(['parcelStation', 'noCustomerNumber']),
  );

  it.each(['123 456 78', '1743-910', 'Postnr.: 12 34 56 78', '(12345678)', 'Packstation 145, 123 456 78'])(
    'a Postnummer in groups: %s',
    (addressLine2) =>
      expect(of(to({ addressLine1: 'Packstation 145', addressLine2 }))).toEqual(['parcelStation']),
  );

  it.each([
    '0711 123456',
    '(0711) 1234567',
    '+49 711 12345',
    'Tel. 711 12345',
    'Mobil: 171/1234567',
    '145 26133',
    '24',
  ])('no Postnummer: Packstation %s', (text) =>
    expect(of(to({ addressLine1: 'Packstation 145' }, { companyName: `Packstation ${text}` }))).toContain(
      'noCustomerNumber',
    ),
  );

  it('is not asked of a phone where both ends lie abroad, in the same country', () =>
    expect(findDeliveryObstacles(addresses.oetztal, { ...addresses.oetztal, phone: '' })).toEqual([]));

  it.each([
    ['ES', '28001', '35003', true],
    ['FR', '75001', '97400', true],
    ['FI', '00100', '22100', true],
    ['GB', 'SW1A 1AA', 'BT1 1AA', true],
    ['ES', '28001', '07001', false],
    ['ES', '35002', '38003', false],
    ['FR', '75001', '20137', false],
    ['CH', '8001', '3011', false],
  ])('a phone is asked for within %s, from %s to %s: %j', (countryCode, start, end, isAsked) => {
    const at = (postalCode: string) => to({ countryCode, postalCode, city: '' }, { phone: '' });
    expect(findDeliveryObstacles(at(start), at(end)).includes('noPhone')).toBe(isAsked);
  });

  it.each([
    ['CH', 'DE'],
    ['AT', 'LI'],
    ['DE', 'NO'],
    ['DE', 'TR'],
    ['FR', 'GP'],
    ['GB', 'IE'],
  ])('a phone is asked for from %s to %s', (start, end) => {
    const sender = { address: { countryCode: start } };
    expect(findDeliveryObstacles(sender, to({ countryCode: end }, { phone: '' }))).toEqual(['noPhone']);
  });
});

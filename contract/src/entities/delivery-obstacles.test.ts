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
    ['no street yet', to({ addressLine1: ' ', countryCode: 'US' }, { phone: '' }), []],
    ['no phone within the country', to({}, { phone: '' }), []],
    ['no phone abroad', to({ countryCode: 'US' }, { phone: ' ' }), ['noPhone']],
    ['a phone abroad', to({ countryCode: 'US' }), []],
    [
      'a station abroad, which is none of ours',
      to({ addressLine1: 'Packstation 145', countryCode: 'AT' }),
      [],
    ],
  ])('%s', (_, recipient, expected) => expect(of(recipient)).toEqual(expected));

  it('is not asked of a phone where both ends lie abroad, in the same country', () =>
    expect(findDeliveryObstacles(addresses.oetztal, { ...addresses.oetztal, phone: '' })).toEqual([]));
});

import { type AddressBlock, emptyAddressBlock } from 'contract';
import { expect, test } from 'vitest';
import { giveBack, takeAddress } from './merge-address.ts';

const typed: AddressBlock = {
  ...emptyAddressBlock('DE'),
  companyName: 'Alt GmbH',
  email: 'post@alt.example',
};
const found: AddressBlock = {
  ...emptyAddressBlock('AT'),
  personName: 'Erika Mustermann',
  address: {
    ...emptyAddressBlock('AT').address,
    addressLine1: 'Hauptplatz 1',
    city: 'Graz',
    postalCode: '8010',
  },
};

test('what was found replaces names and place, and leaves what the text does not have', () => {
  expect(takeAddress(typed, found)).toEqual({ ...found, email: 'post@alt.example' });
});

test('a text without a name leaves the one that was typed', () => {
  expect(takeAddress(typed, { ...found, personName: '' })).toEqual({ ...typed, address: found.address });
});

test('taking back loses nothing that was typed since', () => {
  const taken = takeAddress(typed, found);
  const changed = {
    ...taken,
    phone: '0431 5550140',
    address: { ...taken.address, addressLine1: 'Hauptplatz 2' },
  };
  expect(giveBack(taken, taken, typed)).toEqual(typed);
  expect(giveBack(changed, taken, typed)).toEqual({
    ...typed,
    phone: '0431 5550140',
    address: { ...typed.address, addressLine1: 'Hauptplatz 2' },
  });
});

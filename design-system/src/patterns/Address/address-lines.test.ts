import { emptyAddressBlock } from 'contract';
import { expect, test } from 'vitest';
import { lineOfBlock, nameOfBlock, placeLine, streetAndPlace } from './address-lines.ts';

const none = emptyAddressBlock('DE');

test('a person names an address without a company', () => {
  expect(nameOfBlock({ companyName: 'Tietze GmbH', personName: 'Jana' })).toBe('Tietze GmbH');
  expect(nameOfBlock({ companyName: '', personName: 'Jana' })).toBe('Jana');
});

test('what is missing leaves no gap and no comma', () => {
  expect(placeLine({ postalCode: '24143', city: '' })).toBe('24143');
  expect(placeLine({ postalCode: '', city: 'Kiel' })).toBe('Kiel');
  expect(streetAndPlace(none.address)).toBe('');
  expect(lineOfBlock({ ...none, personName: 'Jana', address: { ...none.address, city: 'Kiel' } })).toBe(
    'Jana, Kiel',
  );
  const address = { ...none.address, addressLine1: 'Werftstraße 18', postalCode: '24143', city: 'Kiel' };
  expect(lineOfBlock({ ...none, companyName: 'Tietze GmbH', address })).toBe(
    'Tietze GmbH, Werftstraße 18, 24143 Kiel',
  );
});

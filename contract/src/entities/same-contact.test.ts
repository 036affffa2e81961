import { describe, expect, test } from 'vitest';
import { type AddressBlock, emptyAddressBlock } from './address.ts';
import { likenessOf } from './same-contact.ts';

function block(companyName: string, street: string, more: Partial<AddressBlock> = {}): AddressBlock {
  const empty = emptyAddressBlock('DE');
  const address = { ...empty.address, addressLine1: street, postalCode: '73557', city: 'Mutlangen' };
  return { ...empty, companyName, address, ...more };
}

const known = block('Orthopädietechnik Wüllenweber GmbH', 'Hauptstraße 4/1', {
  email: 'lager@wuellenweber.example',
  phone: '+49 7171 555 0120',
});

describe('a contact that is there already', () => {
  test.each([
    ['Orthopaedietechnik Wuellenweber', 'Hauptstr. 4 / 1', 'same'],
    ['ORTHOPÄDIETECHNIK WÜLLENWEBER GMBH & CO. KG', 'Hauptstrasse 4/1', 'same'],
    ['Orthopädie-Technik Wüllenweber', 'Hauptstr. 4/1', 'same'],
    ['Wüllenweber Orthopädietechnik', 'Hauptstr. 4/1', 'alike'],
    ['Orthopädietechnik Wüllenweber', 'Alte Gasse 4/1', 'alike'],
  ])('is found as „%s“, %s', (name, street, likeness) => {
    expect(likenessOf(block(name, street), known)).toBe(likeness);
    expect(likenessOf(known, block(name, street))).toBe(likeness);
  });

  test('is found by its mail, or by its phone and a name like it', () => {
    const byMail = block('Lager', 'Nebenweg 9', { email: 'Lager@wuellenweber.example' });
    expect(likenessOf(byMail, known)).toBe('reach');
    const byPhone = block('Wüllenweber Orthopädie', 'Nebenweg 9', { phone: '07171 5550120' });
    expect(likenessOf(byPhone, known)).toBe('reach');
  });

  test.each([
    ['a neighbour in the same house', block('Bäckerei Süßmilch', 'Hauptstraße 4/1')],
    ['a branch elsewhere', { ...known, address: { ...known.address, postalCode: '10115', city: 'Berlin' } }],
    ['the same code of another country', { ...known, address: { ...known.address, countryCode: 'FR' } }],
    ['one without a name', block('', 'Hauptstraße 4/1')],
  ])('is not %s', (_, other) => {
    expect(likenessOf(other, known)).toBeUndefined();
  });
});

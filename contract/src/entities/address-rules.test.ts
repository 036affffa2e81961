import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addresses, canaryDraft, domesticDraft } from '../../fixtures/index.ts';
import { isValidPhone } from '../phone.ts';
import { normalizeAddressBlock } from './address-rules.ts';
import { type Address, type AddressBlock, emptyAddressBlock } from './address.ts';
import { contactDraftSchema } from './contact.ts';
import { shipmentDraftSchema } from './shipment-draft.ts';

const draftSchema = shipmentDraftSchema({ today: () => '2026-11-20', isValidPhone });
const contactSchema = contactDraftSchema({ isValidPhone });

/** What is wrong, by path; the same for an end of a shipment and for a contact. */
function complaints(schema: v.GenericSchema, value: unknown): Record<string, string> {
  const issues = v.safeParse(schema, value).issues ?? [];
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

const kiel: AddressBlock = {
  ...emptyAddressBlock('DE'),
  address: {
    ...emptyAddressBlock('DE').address,
    addressLine1: 'Am Kai 1',
    city: 'Kiel',
    postalCode: '24143',
  },
  companyName: 'Werft',
};
const at = (address: Partial<Address>, more: Partial<AddressBlock> = {}): AddressBlock => ({
  ...kiel,
  ...more,
  address: { ...kiel.address, ...address },
});

const blocks: [string, AddressBlock, Record<string, string>][] = [
  ['a whole address', kiel, {}],
  ['no postcode where there are some', at({ postalCode: '' }), { 'address.postalCode': 'Pflichtfeld' }],
  ['no postcode where there is none', at({ postalCode: '', countryCode: 'HK' }), {}],
  [
    'a postcode of another country',
    at({ countryCode: 'CH' }),
    { 'address.postalCode': 'Postleitzahl passt nicht zur Schweiz (Beispiel: 2544).' },
  ],
  ['a postcode that is only unusual', at({ countryCode: 'BA', postalCode: '1' }), {}],
  [
    'no region where one is needed',
    at({ countryCode: 'US', postalCode: '95014' }),
    { 'address.state': 'Pflichtfeld' },
  ],
  ['a region where one is needed', at({ countryCode: 'US', postalCode: '95014', state: 'CA' }), {}],
  ['a person instead of a company', at({}, { companyName: '', personName: 'Ines Vogt' }), {}],
  [
    'neither',
    at({}, { companyName: '' }),
    { companyName: 'Geben Sie eine Firma oder einen Ansprechpartner an.' },
  ],
  ['a phone number of the country', at({}, { phone: '0431 5550140' }), {}],
  [
    'a phone number of another country',
    at({ countryCode: 'ES', postalCode: '28039' }, { phone: '0431 5550140' }),
    { phone: 'Ungültige Telefonnummer' },
  ],
];

const under = (prefix: string, expected: Record<string, string>) =>
  Object.fromEntries(Object.entries(expected).map(([path, message]) => [`${prefix}.${path}`, message]));

describe.each(['from', 'to'] as const)('the address at „%s“', (end) => {
  // What customs ask for is not of interest here.
  const draft = { ...canaryDraft, to: domesticDraft.to };

  it.each(blocks)('%s', (_, block, expected) =>
    expect(complaints(draftSchema, { ...draft, [end]: block })).toEqual(under(end, expected)),
  );
});

describe('the address of a contact', () => {
  it.each(blocks)('%s', (_, block, expected) =>
    expect(complaints(contactSchema, { kind: 'recipient', block })).toEqual(under('block', expected)),
  );

  it('has a kind that is known', () =>
    expect(complaints(contactSchema, { kind: 'friend', block: addresses.sahin })).toEqual({
      kind: 'Wählen Sie einen der angebotenen Werte.',
    }));
});

describe('fields of an address', () => {
  it.each<[keyof Address, string, string | undefined]>([
    ['addressLine1', '', 'Pflichtfeld'],
    ['addressLine1', 'x'.repeat(35), undefined],
    ['addressLine1', 'x'.repeat(36), 'Maximal 35 Zeichen'],
    ['addressLine2', 'x'.repeat(36), 'Maximal 35 Zeichen'],
    ['addressLine3', 'x'.repeat(36), 'Maximal 35 Zeichen'],
    ['city', '', 'Pflichtfeld'],
    ['city', 'Brandýs nad Labem-Stará Boleslav', undefined],
    ['city', 'x'.repeat(40), undefined],
    ['city', 'x'.repeat(41), 'Maximal 40 Zeichen'],
    ['postalCode', '1'.repeat(11), 'Maximal 10 Zeichen'],
    ['state', 'x'.repeat(31), 'Maximal 30 Zeichen'],
    ['countryCode', '', 'Pflichtfeld'],
    ['countryCode', 'D', 'Länderkennung muss 2 Zeichen lang sein'],
    ['countryCode', 'QQ', 'Wählen Sie einen der angebotenen Werte.'],
  ])('%s %j: %s', (field, text, message) =>
    expect(complaints(contactSchema, { kind: 'sender', block: at({ [field]: text }) })).toEqual(
      message === undefined ? {} : { [`block.address.${field}`]: message },
    ),
  );

  it.each(['companyName', 'companyName2', 'personName'] as const)('%s has 35 signs at most', (field) => {
    const given = (length: number) => ({ kind: 'sender', block: at({}, { [field]: 'x'.repeat(length) }) });
    expect(complaints(contactSchema, given(35))).toEqual({});
    expect(complaints(contactSchema, given(36))).toEqual({ [`block.${field}`]: 'Maximal 35 Zeichen' });
  });

  it('that are left out are empty, and a country is written in capitals', () => {
    const { addressLine1, city, postalCode } = kiel.address;
    const block = { address: { addressLine1, city, postalCode, countryCode: 'de' }, companyName: 'Werft' };
    expect(v.parse(contactSchema, { kind: 'sender', block })).toEqual({
      kind: 'sender',
      shortName: '',
      block: kiel,
    });
  });
});

it('a postcode is stored as its country writes it, and nothing else is changed', () => {
  const given = at({ countryCode: 'PL', postalCode: '00950', city: 'Warschau' }, { phone: '+48 22 123' });
  expect(normalizeAddressBlock(given)).toEqual({
    ...given,
    address: { ...given.address, postalCode: '00-950' },
  });
});

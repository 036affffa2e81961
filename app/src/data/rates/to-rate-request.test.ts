import { type Country, defaultGeography, type ShipmentFormInput } from 'contract';
import { expect, test } from 'vitest';
import { completeInput } from '../../drafts/testing/complete-input.ts';
import { toRateRequest } from './to-rate-request.ts';

function change(edit: (input: ShipmentFormInput) => void): ShipmentFormInput {
  const input = structuredClone(completeInput);
  edit(input);
  return input;
}

test('a complete input is a question, with its numbers read as they are typed', () => {
  expect(toRateRequest(completeInput)).toEqual({
    from: { postalCode: '28195', city: 'Bremen', countryCode: 'DE' },
    to: { postalCode: '80331', city: 'München', countryCode: 'DE' },
    shipmentData: {
      packages: [{ packaging: 'box', amount: 2, lengthCm: 3, widthCm: 30, heightCm: 21, weightKg: 0.5 }],
      type: 'package',
      requestedDeliveryDate: '2026-11-23',
      isSaturdayDelivery: false,
    },
    dangerous: false,
    insured: true,
    declaredValue: 1234.5,
  });
});

test('what no price depends on does not change the question', () => {
  const other = change((input) => {
    input.to.companyName = '';
    input.to.address.addressLine1 = '';
    input.referenceNumber = 'x'.repeat(500);
  });
  expect(toRateRequest(other)).toEqual(toRateRequest(completeInput));
});

test('what some carriers refuse the recipient for is asked with, once there is an address', () => {
  const obstacles = (edit: (to: ShipmentFormInput['to']) => void) =>
    toRateRequest(change((input) => edit(input.to)))?.obstacles;
  expect(obstacles((to) => void (to.address.addressLine1 = 'Packstation 145'))).toEqual([
    'parcelStation',
    'noCustomerNumber',
  ]);
  expect(obstacles((to) => void (to.address.addressLine1 = 'Postfach 12 34'))).toEqual(['postOfficeBox']);
  const boston = { countryCode: 'US', postalCode: '02108', city: 'Boston', state: 'MA' };
  expect(
    obstacles((to) => {
      Object.assign(to.address, boston);
      to.phone = '';
    }),
  ).toEqual(['noPhone']);
  expect(
    obstacles((to) => {
      Object.assign(to.address, boston, { addressLine1: '' });
      to.phone = '';
    }),
  ).toBeUndefined();
});

test('a lone point in a value divides thousands, and a value of nothing that can be read is none', () => {
  const valueOf = (text: string) =>
    toRateRequest(change((input) => void (input.declaredValue = text)))?.declaredValue;
  expect(valueOf('1.000')).toBe(1000);
  expect(valueOf('viel')).toBeNull();
});

test('where there are no postcodes, or other ones, the place is known by its city or its own format', () => {
  const to = (address: object) =>
    toRateRequest(change((input) => void Object.assign(input.to.address, address)))?.to;
  const dubai = { countryCode: 'AE', postalCode: '', city: 'Dubai' };
  expect(to(dubai)).toEqual(dubai);
  const sarajevo = { countryCode: 'BA', postalCode: '7', city: 'Sarajevo' };
  expect(to(sarajevo)).toEqual(sarajevo);
  expect(to({ ...sarajevo, postalCode: '' })).toBeUndefined();
});

test('what staff keep of countries decides where it is there', () => {
  const { countries } = defaultGeography;
  const asked = (address: object, served: readonly Country[]) =>
    toRateRequest(
      change((input) => void Object.assign(input.to.address, address)),
      served,
    ) !== null;
  const keeping = (code: string, change: Partial<Country>) =>
    countries.map((country) => (country.code === code ? { ...country, ...change } : country));
  const dubai = { countryCode: 'AE', postalCode: '', city: 'Dubai' };
  expect(asked(dubai, countries)).toBe(true);
  expect(asked(dubai, keeping('AE', { isPostalCodeRequired: true }))).toBe(false);
  const munich = { postalCode: '8033' };
  expect(asked(munich, countries)).toBe(false);
  expect(asked(munich, keeping('DE', { postalCodePattern: /^\d{4,5}$/ }))).toBe(true);
  expect(asked({ postalCode: '' }, keeping('DE', { isPostalCodeRequired: false }))).toBe(true);
  expect(
    asked(
      dubai,
      countries.filter(({ code }) => code !== 'AE'),
    ),
  ).toBe(false);
});

test.each<[string, (input: ShipmentFormInput) => void]>([
  ['postcode', (input) => void (input.to.address.postalCode = '')],
  ['sound postcode', (input) => void (input.to.address.postalCode = '8033')],
  ['weight', (input) => void Object.assign(input.shipmentData.packages[0] ?? {}, { weightKg: '' })],
  ['package', (input) => void (input.shipmentData.packages = [])],
  ['date', (input) => void (input.shipmentData.requestedDeliveryDate = '')],
  [
    'city of a country without postcodes',
    (input) => Object.assign(input.to.address, { countryCode: 'AE', postalCode: '', city: '' }),
  ],
])('without a %s there is no question', (_, edit) => {
  expect(toRateRequest(change(edit))).toBeNull();
});

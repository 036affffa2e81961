import { emptyAddressBlock, type Rate } from 'contract';
import { blankInput } from 'design-system/screens/shipments/NewShipment/NewShipment';
import { expect, test } from 'vitest';
import { toCarriedInput } from './to-carried-input.ts';

const rate = {
  carrier: 'DHL',
  carrierProduct: 'Paket',
  carrierProductCode: 'V01PAK',
} as Rate;

const at = (postalCode: string, city: string) => {
  const empty = emptyAddressBlock('DE');
  return { ...empty, address: { ...empty.address, postalCode, city } };
};
const blank = blankInput('2026-11-20', null);
const initial = {
  ...blank,
  from: { ...at('24143', 'Kiel'), companyName: 'Tietze Feinmechanik GmbH' },
};

test('the rate and what was typed go on, and a sender that stayed as it was', () => {
  const to = {
    ...initial.to,
    address: { ...initial.to.address, postalCode: '73525', city: 'Schwäbisch Gmünd' },
  };
  expect(toCarriedInput({ ...initial, to }, initial, rate)).toEqual({
    ...initial,
    to,
    carrier: rate.carrier,
    carrierProduct: rate.carrierProduct,
    carrierProductCode: rate.carrierProductCode,
  });
});

test('of a sender whose place was typed over, the place alone goes on', () => {
  const from = { ...at('8001', 'Zürich'), companyName: 'Atelier Brunnmatt AG' };
  const moved = { ...initial, from: { ...initial.from, address: { ...initial.from.address, city: 'Bern' } } };
  expect(toCarriedInput(moved, initial, rate).from).toEqual({
    ...emptyAddressBlock('DE'),
    address: {
      ...emptyAddressBlock('DE').address,
      postalCode: initial.from.address.postalCode,
      city: 'Bern',
    },
  });
  expect(toCarriedInput({ ...initial, from }, initial, rate).from.companyName).toBe('');
});

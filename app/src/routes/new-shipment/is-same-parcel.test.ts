import { expect, test } from 'vitest';
import { completeDraft } from '../../drafts/testing/complete-draft.ts';
import { isSameParcel } from './is-same-parcel.ts';
import { createdShipment } from './testing/created-shipment.ts';

const shipment = createdShipment('shp_1');
const [row] = completeDraft.shipmentData.packages;

test('a draft and what was made of it are the same parcel, whatever the carrier calls its product', () => {
  expect(isSameParcel(completeDraft, shipment)).toBe(true);
  expect(isSameParcel(completeDraft, { ...shipment, carrierProduct: 'Paket national' })).toBe(true);
});

test.each([
  ['recipient', { to: { ...shipment.to, companyName: 'Andere GmbH' } }],
  ['place', { to: { ...shipment.to, address: { ...shipment.to.address, city: 'Ulm' } } }],
  ['content', { description: 'Anderes' }],
  ['reference', { referenceNumber: 'R-2' }],
  [
    'number of pieces',
    { shipmentData: { ...shipment.shipmentData, packages: [{ ...row, amount: 7 }] as never } },
  ],
])('another %s makes another parcel', (_, change) => {
  expect(isSameParcel(completeDraft, { ...shipment, ...change })).toBe(false);
});

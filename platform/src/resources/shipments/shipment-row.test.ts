import { shipmentSchema } from 'contract';
import type { Rate } from 'contract';
import { addresses, domesticDraft } from 'contract/fixtures';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { searchText } from '../../search/fold.ts';
import { asConfirmed, shipmentSearchText, toOrderedParcel, toShipment } from './shipment-row.ts';
import { orderedAt, orderedRow } from './testing/ordered-row.ts';

test('a stored shipment is what the contract says, with the fields of its draft', () => {
  const shipment = toShipment(orderedRow());
  expect(v.parse(shipmentSchema, shipment)).toEqual(shipment);
  const { isAvis: _, linkedNeutralSenderId: __, ...draft } = domesticDraft;
  expect(shipment).toMatchObject({
    ...draft,
    id: 'shp_1',
    orderNumber: 'LO-104600',
    status: 'ordered',
    createdAt: orderedAt.toISOString(),
    createdBy: { id: 'usr_1', full_name: 'Jana Möller' },
    priceNetCents: 1234,
    expectedDeliveryDate: '2026-11-23',
    printedAt: null,
    printedBy: null,
    printedPapers: [],
    closedAt: null,
  });
});

test('who printed it when, and when it was closed, is told', () => {
  const printedAt = new Date('2026-11-20T10:00:00Z');
  const printed = { printedAt, printedById: 'usr_2', printedByName: 'Timo Brandt', closedAt: printedAt };
  expect(toShipment(orderedRow(printed))).toMatchObject({
    printedAt: '2026-11-20T10:00:00.000Z',
    printedBy: { id: 'usr_2', full_name: 'Timo Brandt' },
    closedAt: '2026-11-20T10:00:00.000Z',
  });
  expect(toShipment(orderedRow({ ...printed, printedByName: null })).printedBy).toEqual({
    id: 'usr_2',
    full_name: '',
  });
});

test('when it arrived is told beside what was promised', () => {
  const deliveredAt = new Date('2026-11-25T10:24:00Z');
  expect(toShipment(orderedRow()).deliveredAt).toBeNull();
  expect(toShipment(orderedRow({ deliveredAt }))).toMatchObject({
    expectedDeliveryDate: '2026-11-23',
    deliveredAt: '2026-11-25T10:24:00.000Z',
  });
});

test('the product is called what its carrier calls it', () => {
  const rate = { carrierProduct: 'Paket', carrierProductCode: 'DHL_PAKET' } as Rate;
  const named = asConfirmed({ ...domesticDraft, carrierProduct: 'Express über Nacht' }, rate);
  expect(named).toEqual({ ...domesticDraft, carrierProduct: 'Paket' });
});

test('a parcel is what was ordered and when, with the sender on its label', () => {
  expect(toOrderedParcel(orderedRow())).toMatchObject({
    reference: 'shp_1',
    trackingNumber: '00340433836442636597',
    orderedAt,
    deliveryDay: '2026-11-23',
    printedSender: domesticDraft.from,
  });
  expect(toOrderedParcel(orderedRow({ neutralSender: addresses.neutralKiel }))).toMatchObject({
    from: domesticDraft.from,
    printedSender: addresses.neutralKiel,
  });
});

test.each([{ orderedAt: null }, { expectedDeliveryDate: null }])(
  'a shipment with %j is no parcel yet',
  (missing) => expect(toOrderedParcel(orderedRow(missing))).toBeUndefined(),
);

test('it is found by all its numbers, both references, and who and where it goes to', () => {
  const to = { ...addresses.loewenstein, companyName2: 'Wareneingang', personName: 'Inés Cabrera' };
  const text = shipmentSearchText(
    { referenceNumber: 'PO-1', referenceNumber2: 'KST-2', to },
    104_600,
    'T-3',
    ['T-3', 'T-4'],
  );
  for (const part of [
    'T-3',
    'T-4',
    'LO-104600',
    'PO-1',
    'KST-2',
    to.companyName,
    to.companyName2,
    to.personName,
    to.address.postalCode,
    to.address.city,
  ]) {
    expect(text).toContain(searchText([part]));
  }
});

test.each([
  ['DHL', 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=A%26B'],
  ['GLS', 'https://gls-group.com/DE/de/paketverfolgung?match=A%26B'],
  ['UPS', 'https://www.ups.com/track?loc=de_DE&tracknum=A%26B'],
  ['FedEx', 'https://www.fedex.com/fedextrack/?trknbr=A%26B'],
  ['MEX', null],
  ['', null],
] as const)('the public page of %j is %j', (carrier, url) => {
  const pageOf = (trackingNumber: string | null) =>
    toShipment(orderedRow({ carrier, trackingNumber })).trackingUrl;
  expect(pageOf('a&b')).toBe(url);
  expect(pageOf(null)).toBeNull();
});

test('a shipment whose number follows is a parcel already: it can be cancelled', () => {
  expect(toOrderedParcel(orderedRow({ trackingNumber: null }))).toMatchObject({
    reference: 'shp_1',
    trackingNumber: null,
  });
});

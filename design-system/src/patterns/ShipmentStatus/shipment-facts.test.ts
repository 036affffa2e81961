import { deliveryDay, type Shipment } from 'contract';
import { shipments } from 'contract/fixtures';
import { expect, test } from 'vitest';
import { isDiscarded, isNeverOrdered } from './shipment-facts.ts';

const [sample] = shipments;
const shipmentData = { requestedDeliveryDate: '2026-11-24' } as Shipment['shipmentData'];
const dayOf = (change: Partial<Shipment>) =>
  deliveryDay({
    ...(sample as Shipment),
    shipmentData,
    expectedDeliveryDate: '2026-11-25',
    deliveredAt: null,
    ...change,
  });

test('the delivery day is the promised one, or the one wished for', () => {
  expect(dayOf({ status: 'transit' })).toBe('2026-11-25');
  expect(dayOf({ status: 'avis', expectedDeliveryDate: null })).toBe('2026-11-24');
});

test('of what is delivered it is the day on which it was, however late', () => {
  const deliveredAt = '2026-11-27T10:24:00.000Z';
  expect(dayOf({ status: 'delivered', deliveredAt })).toBe(deliveredAt);
  expect(dayOf({ status: 'delivered' })).toBeNull();
});

test('what is cancelled has none', () => {
  expect(dayOf({ status: 'cancelled' })).toBeNull();
});

test('what was cancelled before it had a tracking number was never ordered', () => {
  expect(isNeverOrdered({ status: 'cancelled', trackingNumber: null, isAvis: false })).toBe(true);
  expect(isNeverOrdered({ status: 'cancelled', trackingNumber: '00340', isAvis: false })).toBe(false);
  expect(isNeverOrdered({ status: 'avis', trackingNumber: null, isAvis: false })).toBe(false);
});

test('a template that nobody wants any more was not meant to be ordered', () => {
  const discarded = { status: 'cancelled', trackingNumber: null, isAvis: true } as const;
  expect(isDiscarded(discarded)).toBe(true);
  expect(isNeverOrdered(discarded)).toBe(false);
  expect(isDiscarded({ status: 'avis', isAvis: true })).toBe(false);
});

import { shipmentStatuses } from 'contract';
import { expect, test } from 'vitest';
import { isOpen, mayFollow } from './transitions.ts';

test('nothing becomes a template again, and nothing follows an end', () => {
  for (const status of shipmentStatuses) {
    expect(mayFollow(status, 'avis')).toBe(false);
    expect(mayFollow(status, status)).toBe(false);
    expect(mayFollow('returned', status)).toBe(false);
    expect(mayFollow('cancelled', status)).toBe(false);
  }
});

test('a template goes nowhere but to the carrier', () => {
  expect(shipmentStatuses.filter((next) => mayFollow('avis', next))).toEqual(['ordered', 'cancelled']);
  expect(isOpen('avis')).toBe(false);
});

test('scans may be missed, and a delivered parcel can only come back', () => {
  expect(mayFollow('ordered', 'delivered')).toBe(true);
  expect(shipmentStatuses.filter((next) => mayFollow('delivered', next))).toEqual(['returned']);
  expect(mayFollow('in_delivery', 'ordered')).toBe(false);
});

test('on its way a parcel goes on, never back, but for a second attempt to deliver it', () => {
  const way = ['ordered', 'transit', 'in_delivery', 'delivered', 'returned'] as const;
  for (const [index, current] of way.entries()) {
    const next = way.filter((status) => mayFollow(current, status));
    const ahead = way.slice(index + 1);
    expect(next, current).toEqual(current === 'in_delivery' ? ['transit', ...ahead] : ahead);
  }
});

test('an exception comes to whatever is under way, and is left for any end', () => {
  const troubled = shipmentStatuses.filter((current) => mayFollow(current, 'exception'));
  expect(troubled).toEqual(['ordered', 'transit', 'in_delivery']);
  const after = shipmentStatuses.filter((next) => mayFollow('exception', next));
  expect(after).toEqual(['transit', 'in_delivery', 'delivered', 'returned', 'cancelled']);
});

test('only what nobody carries yet, or nobody could deliver, is cancelled', () => {
  const cancellable = shipmentStatuses.filter((current) => mayFollow(current, 'cancelled'));
  expect(cancellable).toEqual(['avis', 'ordered', 'exception']);
});

test('carriers are asked until nothing can come any more', () => {
  expect(shipmentStatuses.filter(isOpen)).toEqual([
    'ordered',
    'transit',
    'in_delivery',
    'delivered',
    'exception',
  ]);
});

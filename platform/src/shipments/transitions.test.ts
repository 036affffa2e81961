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

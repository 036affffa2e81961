import type { Notification, OrganizationSettings } from 'contract';
import { expect, test } from 'vitest';
import { isToastWanted } from './toast-rule.ts';

const settings: OrganizationSettings = {
  notificationTypes: ['shipment-created', 'shipment-status-updated'],
  notificationShipmentStatuses: ['DELIVERED', 'EXCEPTION'],
};
const created: Notification = {
  id: 'n-1',
  type: 'shipment-created',
  createdAt: '2026-11-21T10:00:00Z',
  isRead: false,
  createdBy: { id: 'person-2', full_name: 'Jana Möller' },
  entity: { id: 's-1', orderNumber: 'LO-1', trackingNumber: null, status: 'ORDERED' },
};
const update = (status: Notification['entity']['status']): Notification => ({
  ...created,
  type: 'shipment-status-updated',
  createdBy: null,
  entity: { ...created.entity, status },
});

test.each<[string, Notification, boolean]>([
  ['what a colleague did', created, true],
  ['what the person did', { ...created, createdBy: { id: 'person-1', full_name: 'Ich' } }, false],
  ['a type that is off', { ...created, type: 'shipment-updated' }, false],
  ['a type that is not known', { ...created, type: 'unknown' }, false],
  ['a status that is on', update('DELIVERED'), true],
  ['a status that is off', update('TRANSIT'), false],
  ['a status that is not known', update('UNKNOWN'), false],
  ['an update without a status', update(null), false],
])('%s: %s', (_, notification, isWanted) => {
  expect(isToastWanted(notification, 'person-1', settings)).toBe(isWanted);
});

test('what this version does not know is not shown, even where somebody wants it', () => {
  const newer: OrganizationSettings = {
    notificationTypes: [...settings.notificationTypes, 'unknown'],
    notificationShipmentStatuses: [...settings.notificationShipmentStatuses, 'UNKNOWN'],
  };
  expect(isToastWanted({ ...created, type: 'unknown' }, 'person-1', newer)).toBe(false);
  expect(isToastWanted(update('UNKNOWN'), 'person-1', newer)).toBe(false);
  expect(isToastWanted(update(null), 'person-1', newer)).toBe(false);
});

import type { KnownNotification } from 'contract';
import { notificationTypes } from 'contract';
import { expect, test } from 'vitest';
import { notificationHref } from './notification-href.ts';

const leadsTo = (
  type: KnownNotification['type'],
  status: KnownNotification['entity']['status'] = 'ORDERED',
) =>
  notificationHref({
    id: 'n-1',
    type,
    createdAt: '2026-11-21T10:00:00Z',
    isRead: false,
    createdBy: null,
    entity: { id: 's-1', orderNumber: null, trackingNumber: null, status },
  });

test('each type leads to what it tells of', () => {
  expect(Object.fromEntries(notificationTypes.map((type) => [type, leadsTo(type)]))).toEqual({
    'shipment-created': '/sendungen?shipment=s-1',
    'shipment-updated': '/sendungen?shipment=s-1',
    'shipment-status-updated': '/sendungen?shipment=s-1',
    'rate-request-answered': '/sendungen?status=quotes&quote=s-1',
    'pickup-created': '/abholungen',
  });
  expect(leadsTo('shipment-updated', 'AVIS')).toBe('/sendungen?shipment=s-1');
});

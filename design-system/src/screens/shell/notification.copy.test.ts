import { type KnownNotification } from 'contract';
import { expect, test } from 'vitest';
import { notificationText } from './notification.copy.ts';

const pickup: KnownNotification = {
  id: 'ntf_1',
  type: 'pickup-created',
  createdAt: '2026-11-20T09:30:00.000Z',
  isRead: false,
  createdBy: null,
  entity: { id: 'pck_1', orderNumber: null, trackingNumber: null, status: null },
};

test.each([
  [{ startAt: '2026-11-23', lastPossiblePickupTime: '16:30' }, 'Abholung am 23.11.2026 bis 16:30\u00A0Uhr.'],
  // Whoever brings the parcels has no such time.
  [{ startAt: '2026-11-23', lastPossiblePickupTime: null }, 'Selbstanlieferung am 23.11.2026.'],
  [{}, ''],
])('a pickup %j: %s', (facts, description) => {
  expect(notificationText({ ...pickup, entity: { ...pickup.entity, ...facts } })).toEqual({
    title: 'Abholung beauftragt',
    description,
  });
});

test.each([
  ['AN-10047', 'Zu Ihrer Preisanfrage AN-10047 liegt eine Antwort vor.'],
  [undefined, ''],
])('an answered quote %s: %s', (quoteNumber, description) => {
  const { entity } = pickup;
  expect(
    notificationText({ ...pickup, type: 'rate-request-answered', entity: { ...entity, quoteNumber } }),
  ).toEqual({ title: 'Preisanfrage beantwortet', description });
});

import { now } from './moments.ts';
import type { SamplesByKey } from './samples-by-key.ts';

const notification = { id: 'n1', createdAt: now, isRead: false, createdBy: null };
const shipment = { id: 's1', orderNumber: 'SD-104512', trackingNumber: '00340433836442636597' };
const statuses = ['AVIS', 'TRANSIT', 'IN_DELIVERY', 'DELIVERED', 'RETURNED', 'EXCEPTION', 'ORDERED'];

/** Arguments of texts of notifications. */
export const samplesOfNotifications: SamplesByKey = {
  notificationTitle: [
    ...statuses.map((status) => [{ type: 'shipment-status-updated', entity: { status } }]),
    [{ type: 'shipment-created', entity: { status: 'ORDERED' } }],
    [{ type: 'shipment-updated', entity: { status: 'AVIS' } }],
    [{ type: 'rate-request-answered', entity: { status: null } }],
    [{ type: 'pickup-created', entity: { status: null } }],
  ],
  notificationText: [
    ...statuses.map((status) => [
      { ...notification, type: 'shipment-status-updated', entity: { ...shipment, status } },
    ]),
    [
      {
        ...notification,
        type: 'shipment-created',
        createdBy: { id: 'p1', full_name: 'Jana Möller' },
        entity: { ...shipment, status: 'ORDERED' },
      },
    ],
    [{ ...notification, type: 'shipment-updated', entity: { ...shipment, status: 'AVIS' } }],
    [{ ...notification, type: 'rate-request-answered', entity: { id: 'q1', quoteNumber: 'AN-10052' } }],
    [{ ...notification, type: 'pickup-created', entity: { ...shipment, startAt: '2026-11-23' } }],
    [
      {
        ...notification,
        type: 'pickup-created',
        entity: { ...shipment, startAt: '2026-11-23', lastPossiblePickupTime: '16:30' },
      },
    ],
  ],
};

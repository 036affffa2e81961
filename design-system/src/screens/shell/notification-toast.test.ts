import type { KnownNotification } from 'contract';
import { expect, test } from 'vitest';
import { notificationToast } from './notification-toast.ts';

const person = { id: 'usr_1', full_name: 'Jana Möller' };

/** A notification of a shipment, told apart by what the test is about. */
function of(
  type: KnownNotification['type'],
  entity: Partial<KnownNotification['entity']>,
  createdBy: KnownNotification['createdBy'] = person,
) {
  return notificationToast({
    id: 'ntf_1',
    type,
    createdAt: '2026-11-20T12:48:00.000Z',
    isRead: false,
    createdBy,
    entity: { id: 'shp_1', orderNumber: 'LO-1', trackingNumber: null, status: 'ORDERED', ...entity },
  });
}

test('an exception is told from news', () => {
  expect(of('shipment-status-updated', { status: 'EXCEPTION' }).tone).toBe('warning');
  expect(of('shipment-status-updated', { status: 'DELIVERED' }).tone).toBeUndefined();
  expect(of('shipment-created', { status: 'EXCEPTION' }).tone).toBeUndefined();
});

test('a template is called one', () => {
  expect(of('shipment-updated', { status: 'AVIS' }).description).toBe(
    'Jana Möller hat Vorlage LO-1 geändert.',
  );
  expect(of('shipment-created', { status: 'AVIS' }, null).description).toBe('Vorlage LO-1: AVIS');
  expect(of('shipment-created', {}).description).toBe('Jana Möller hat Sendung LO-1 erstellt.');
});

test('a template that was completed was ordered', () => {
  expect(of('shipment-updated', { status: 'ORDERED' }).description).toBe(
    'Jana Möller hat Sendung LO-1 beauftragt.',
  );
  // An order that came to nothing, after its person had left.
  expect(of('shipment-updated', { status: 'CANCELLED' }).description).toBe('Sendung LO-1: Storniert');
  expect(of('shipment-updated', {}, null).description).toBe('Sendung LO-1: Beauftragt');
});

test('what has no number yet leaves no gap', () => {
  expect(of('shipment-created', { orderNumber: null }).description).toBe(
    'Jana Möller hat eine Sendung erstellt.',
  );
  expect(of('shipment-status-updated', { orderNumber: null }).description).toBe('Sendung: Beauftragt');
});

test('a status is never parted at the end of a line', () => {
  const { description } = of('shipment-status-updated', { trackingNumber: '0034', status: 'IN_DELIVERY' });
  expect(description).toBe('Sendung 0034: In\u00A0Zustellung');
});

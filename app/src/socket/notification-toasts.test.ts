import type { Notification, OrganizationSettings } from 'contract';
import { expect, test, vi } from 'vitest';
import { nobody, signedIn } from '../session/testing/snapshots.ts';
import { createToasts, type ToastParts } from './notification-toasts.ts';

const user = { id: 'person-1', given_name: 'Jana', family_name: 'Möller', email: '', picture: null };
const settings: OrganizationSettings = {
  notificationTypes: ['shipment-created'],
  notificationShipmentStatuses: [],
};
const created: Notification = {
  id: 'n-1',
  type: 'shipment-created',
  createdAt: '2026-11-21T10:00:00Z',
  isRead: false,
  createdBy: { id: 'person-2', full_name: 'Timo Brandt' },
  entity: { id: 's-1', orderNumber: 'LO-1', trackingNumber: null, status: 'ORDERED' },
};

/** What is shown of a notification to somebody who sees everything, but for the changes. */
async function shown(notification: Notification, change: Partial<ToastParts> = {}, flag = true) {
  const show = vi.fn<ToastParts['show']>();
  const toast = createToasts({
    session: { getSnapshot: () => ({ ...signedIn(), user }), getBooleanFlag: () => flag },
    settings: () => Promise.resolve(settings),
    isSeen: () => true,
    show,
    ...change,
  });
  await toast(notification);
  return show.mock.calls.map(([message]) => message);
}

test('what a colleague did is shown and leads to it', async () => {
  expect(await shown(created)).toMatchObject([{ href: '/sendungen?shipment=s-1', group: 'notification' }]);
});

test.each<[string, Partial<ToastParts>, boolean?]>([
  ['nobody looks', { isSeen: () => false }],
  ['somebody has turned them off', {}, false],
  ['nobody is signed in', { session: { getSnapshot: () => nobody, getBooleanFlag: () => true } }],
  ['nobody knows what the organisation wants', { settings: () => Promise.reject(new Error('gone')) }],
])('where %s nothing is shown', async (_, change, flag) => {
  expect(await shown(created, change, flag)).toEqual([]);
});

test('what the organisation does not want is not shown', async () => {
  expect(await shown({ ...created, type: 'shipment-updated' })).toEqual([]);
});

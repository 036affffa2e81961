import type { Notification, OrganizationSettings } from 'contract';
import { addToast, closeToast, closeToastGroup, openToastsOf } from 'design-system/components/Toast';
import { expect, test, vi } from 'vitest';
import { createClaimReaders } from '../auth/claims.ts';
import { nobody, signedIn } from '../session/testing/snapshots.ts';
import { createToasts, TOAST_GROUP, type ToastParts } from './notification-toasts.ts';

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
  const show = vi.fn<ToastParts['show']>(() => 'key');
  const toast = createToasts({
    session: { getSnapshot: () => ({ ...signedIn(), user }), getBooleanFlag: () => flag },
    settings: () => Promise.resolve(settings),
    claim: () => Promise.resolve(true),
    claimForDevice: () => Promise.resolve(false),
    showOnDevice: () => undefined,
    show,
    open: () => [],
    close: () => undefined,
    ...change,
  });
  await toast(notification);
  return show.mock.calls.map(([message]) => message);
}

test('what a colleague did is shown and leads to it', async () => {
  expect(await shown(created)).toMatchObject([{ href: '/sendungen?shipment=s-1', group: 'notification' }]);
});

test.each<[string, Partial<ToastParts>, boolean?]>([
  ['another tab is the one', { claim: () => Promise.resolve(false) }],
  ['somebody has turned them off', {}, false],
  ['nobody is signed in', { session: { getSnapshot: () => nobody, getBooleanFlag: () => true } }],
  ['nobody knows what the organisation wants', { settings: () => Promise.reject(new Error('gone')) }],
])('where %s nothing is shown', async (_, change, flag) => {
  expect(await shown(created, change, flag)).toEqual([]);
});

test('a token without the flag turns nothing off: not every provider sends one', async () => {
  const getSnapshot = () => ({ ...signedIn(), user });
  const session = { ...createClaimReaders(() => getSnapshot().claims), getSnapshot };
  expect(await shown(created, { session })).toHaveLength(1);
});

test('a tab claims only what it would show', async () => {
  const claim = vi.fn<ToastParts['claim']>().mockResolvedValue(true);
  await shown({ ...created, type: 'shipment-updated' }, { claim });
  expect(claim).not.toHaveBeenCalled();
});

test('what the organisation does not want is not shown', async () => {
  expect(await shown({ ...created, type: 'shipment-updated' })).toEqual([]);
});

test('of a burst three are shown, two wait, and one number stands for the rest', async () => {
  const titles: string[] = [];
  const toast = createToasts({
    session: { getSnapshot: () => ({ ...signedIn(), user }), getBooleanFlag: () => true },
    settings: () => Promise.resolve(settings),
    claim: () => Promise.resolve(true),
    claimForDevice: () => Promise.resolve(false),
    showOnDevice: () => undefined,
    show(message) {
      titles.push(message.title);
      return addToast(message);
    },
    open: () => openToastsOf(TOAST_GROUP),
    close: closeToast,
  });
  for (let count = 0; count < 60; count += 1) await toast(created);
  expect(openToastsOf(TOAST_GROUP)).toHaveLength(6);
  expect(titles.at(-1)).toBe('55\u00A0neue Benachrichtigungen');
  // Once the number is gone, what comes is news again.
  closeToast(openToastsOf(TOAST_GROUP).at(-1) ?? '');
  await toast(created);
  expect(titles.at(-1)).toBe(titles[0]);
  closeToastGroup(TOAST_GROUP);
});

test('while no tab is seen the device shows it, and the page once somebody comes back by it', async () => {
  const showOnDevice = vi.fn<ToastParts['showOnDevice']>();
  const hidden = {
    claim: () => Promise.resolve(false),
    claimForDevice: () => Promise.resolve(true),
    showOnDevice,
  };
  const show = vi.fn<ToastParts['show']>(() => 'key');
  expect(await shown(created, hidden)).toEqual([]);
  await shown(created, { ...hidden, show });
  expect(showOnDevice).toHaveBeenCalledTimes(2);
  expect(showOnDevice.mock.calls[1]?.[1]).toMatchObject({ href: '/sendungen?shipment=s-1' });
  showOnDevice.mock.calls[1]?.[2]();
  expect(show).toHaveBeenCalledTimes(1);
});

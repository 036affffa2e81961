import { notificationsApi, notificationTypes, shipmentsApi } from 'contract';
import { expect, test, vi } from 'vitest';

// The page's own client and session begin with the document.
vi.mock('../http/client.ts', () => ({ http: {} }));

const { readsMadeOldBy, readsOfNotifications } = await import('./notifications.ts');

const { list, get, track } = shipmentsApi;

test('each type of notification says what it makes old', () => {
  const old = notificationTypes.map((type) => [
    type,
    readsMadeOldBy({ type }).map(({ endpoint }) => endpoint),
  ]);
  expect(Object.fromEntries(old)).toEqual({
    'shipment-created': [notificationsApi.list, list, get, track],
    'shipment-updated': [notificationsApi.list, list, get, track],
    'shipment-status-updated': [notificationsApi.list, list, get, track],
    'pickup-created': [notificationsApi.list],
  });
});

test('one that was missed, or that this version does not know, makes all of it old, each once', () => {
  expect(readsMadeOldBy({ type: 'unknown' })).toBe(readsOfNotifications);
  expect(readsOfNotifications.map(({ endpoint }) => endpoint)).toEqual([
    notificationsApi.list,
    list,
    get,
    track,
  ]);
});

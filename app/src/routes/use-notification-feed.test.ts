import type { ToastMessage } from 'design-system/components/Toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';

const { call, toasts } = vi.hoisted(() => ({
  call: vi.fn<(...call: unknown[]) => Promise<unknown>>(),
  toasts: [] as ToastMessage[],
}));
// The page's own client, session and socket begin with the document.
vi.mock('../http/client.ts', () => ({ http: { call } }));
vi.mock('../socket/live-notifications.ts', () => ({ liveEvents: { subscribe: () => () => undefined } }));
// How long a toast stays is said by its own tests: one with an action waits.
vi.mock('design-system/components/Toast', () => ({
  addToast: (toast: ToastMessage) => toasts.push(toast),
  closeToastGroup: (group: string) =>
    toasts.splice(0, toasts.length, ...toasts.filter((one) => one.group !== group)),
}));
vi.mock('../services.ts', () => ({ config: {}, session: {} }));

const { createTellingCenter, markWithUndo } = await import('./use-notification-feed.ts');

const shown = () => toasts.map(({ title, action }) => ({ title, action: action?.label }));
const act = () => toasts.shift()?.action?.onAction();
const sent = () =>
  call.mock.calls
    .map(([endpoint, options]) => {
      const { method, path } = endpoint as { method: string; path: string };
      const { params } = options as { params?: { id: string } };
      return `${method} ${path.replace('{id}', params?.id ?? '')}`;
    })
    .filter((line) => !line.startsWith('GET'));

beforeEach(() => {
  call.mockReset().mockResolvedValue({ items: [], totalItems: 0, totalPages: 0 });
});
afterEach(() => toasts.splice(0));

const fail = () => call.mockRejectedValueOnce(new ApiError('offline', 'gone'));

test('a mark can be taken back for as long as its toast stands there, and it stays', async () => {
  const center = createTellingCenter(false);
  markWithUndo(center, 'n-1');
  expect(shown()).toEqual([{ title: 'Als gelesen markiert.', action: 'Rückgängig' }]);
  await expect.poll(() => sent()).toEqual(['PATCH notifications/n-1/read']);
  act();
  await expect.poll(() => sent()).toEqual(['PATCH notifications/n-1/read', 'DELETE notifications/n-1/read']);
  expect(shown()).toEqual([]);
});

test('of several marks the latest alone is offered', () => {
  const center = createTellingCenter(false);
  for (const id of ['n-1', 'n-2', 'n-3']) markWithUndo(center, id);
  expect(shown()).toHaveLength(1);
});

test('a mark that has failed is said in place of the offer, and can be tried again', async () => {
  const center = createTellingCenter(false);
  fail();
  markWithUndo(center, 'n-1');
  await expect
    .poll(() => shown())
    .toEqual([
      {
        title: 'Die Benachrichtigung konnte nicht als gelesen markiert werden.',
        action: 'Erneut versuchen',
      },
    ]);
  act();
  await expect.poll(() => sent()).toHaveLength(2);
  expect(sent()[1]).toBe('PATCH notifications/n-1/read');
});

test('so are all marks, and one that could not be taken back', async () => {
  const center = createTellingCenter(false);
  fail();
  center.markAll();
  await expect.poll(() => shown()).toMatchObject([{ action: 'Erneut versuchen' }]);
  act();
  await expect.poll(() => sent()).toEqual(['PATCH notifications/read', 'PATCH notifications/read']);
  center.mark('n-1');
  await expect.poll(() => sent()).toHaveLength(3);
  await new Promise((settled) => setTimeout(settled, 5));
  fail();
  center.unmark('n-1');
  await expect
    .poll(() => shown()[0]?.title)
    .toBe('Die Benachrichtigung konnte nicht wieder als ungelesen markiert werden.');
  act();
  await expect.poll(() => sent().slice(3)).toEqual(Array(2).fill('DELETE notifications/n-1/read'));
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NavigationProvider } from 'design-system/components/Link';
import { createElement, Fragment } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNewsServer } from '../../data/notifications/testing/news-server.ts';

const page = vi.hoisted(() => ({
  addToast: vi.fn<(message: object) => string>(),
  closeToastGroup: vi.fn<(group: string) => void>(),
  call: vi.fn<(...call: unknown[]) => Promise<unknown>>(),
  subscribe: vi.fn<() => () => void>(),
}));
// The page's own client, session and socket begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('../../services.ts', () => ({ session: {}, config: {} }));
vi.mock('../../socket/live-notifications.ts', () => ({ liveEvents: { subscribe: page.subscribe } }));
vi.mock('design-system/components/Toast', () => page);
vi.mock('../../browser/when-idle.ts', () => ({ whenIdle: () => Promise.resolve() }));

const { ApiError } = await import('../../http/api-error.ts');
const { forgetEverything } = await import('../../data/cache.ts');
const { useNotifications } = await import('./use-notifications.tsx');
// It takes a second to load, and is asked for with the first press.
await import('./OpenNotifications.tsx');

const navigate = vi.fn<(href: string) => void>();
let server = createNewsServer(0);
let marked: string[] = [];
beforeEach(() => {
  vi.clearAllMocks();
  forgetEverything();
  server = createNewsServer(3);
  marked = [];
  page.subscribe.mockReturnValue(() => undefined);
  page.call.mockImplementation((endpoint, options) => {
    const { method } = endpoint as { method: string };
    const { query, params } = options as {
      query?: { perPage?: number; isRead?: boolean };
      params?: { id: string };
    };
    if (method === 'PATCH' && params) {
      marked.push(params.id);
      server.carryOut({ kind: 'mark', id: params.id });
      return Promise.resolve();
    }
    const rows = server.list(query?.isRead === false);
    return Promise.resolve({ items: rows.slice(0, query?.perPage), totalItems: rows.length, totalPages: 1 });
  });
});
afterEach(cleanup);

function BellAndDrawer() {
  const { bell, drawer } = useNotifications();
  return createElement(Fragment, null, bell, drawer);
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const bell = () => screen.getByRole('button', { name: /^Benachrichtigungen/ });
const writes = () =>
  page.call.mock.calls.filter(([endpoint]) => (endpoint as { method: string }).method === 'PATCH');
const drawer = () => screen.queryByRole('dialog', { name: 'Benachrichtigungen' });

async function show() {
  const linked = { navigate, children: createElement(BellAndDrawer) };
  render(createElement(NavigationProvider, linked));
  await settle();
}
async function press() {
  fireEvent.click(bell());
  await settle();
}
/** Opens the drawer; @returns the link of a notification that is unread, with its id and where it leads */
async function openAndFind() {
  await show();
  await press();
  const [unread] = server.list(true);
  const href = `/sendungen?shipment=${unread?.entity.id}`;
  const link = drawer()?.querySelector<HTMLAnchorElement>(`li a[href="${href}"]`);
  if (!link || !unread) throw new Error('There is no link');
  return { link, href, id: unread.id };
}

test('the bell says how many are unread, opens the list and closes it', async () => {
  await show();
  expect(bell().getAttribute('aria-label')).toBe(`Benachrichtigungen, ${server.list(true).length} ungelesen`);
  expect(drawer()).toBeNull();
  await press();
  expect(drawer()?.querySelectorAll('time')).toHaveLength(3);
  await press();
  expect(drawer()).toBeNull();
});

test('one that is followed is read, closes the list and leads to what it is about', async () => {
  const { link, href, id } = await openAndFind();
  fireEvent.click(link);
  await settle();
  expect(marked).toEqual([id]);
  expect(drawer()).toBeNull();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(href);
  expect(bell().getAttribute('aria-label')).toBe(`Benachrichtigungen, ${server.list(true).length} ungelesen`);
});

test('one that is opened in another tab is read, and the list stays', async () => {
  const { link, id } = await openAndFind();
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  await settle();
  expect(marked).toEqual([id]);
  expect(drawer()).not.toBeNull();
  expect(navigate).not.toHaveBeenCalled();
});

test('what toasts said stands in the list from then on', async () => {
  await show();
  expect(page.closeToastGroup).not.toHaveBeenCalled();
  await press();
  expect(page.closeToastGroup).toHaveBeenCalledExactlyOnceWith('notification');
});

test.each([
  [/^Als gelesen markieren: /, 'Die Benachrichtigung konnte nicht als gelesen markiert werden.'],
  ['Alle als gelesen markieren', 'Die Benachrichtigungen konnten nicht als gelesen markiert werden.'],
])('what could not be marked by „%s“ is said, and tried again on request', async (name, title) => {
  await openAndFind();
  page.call.mockRejectedValueOnce(new ApiError('offline', 'gone'));
  const [button] = screen.getAllByRole('button', { name });
  if (!button) throw new Error('There is no button');
  fireEvent.click(button);
  await settle();
  const toast = page.addToast.mock.lastCall?.[0] as { action: { label: string; onAction: () => void } };
  expect(toast).toMatchObject({ tone: 'danger', title, action: { label: 'Erneut versuchen' } });
  expect(writes()).toHaveLength(1);
  toast.action.onAction();
  await settle();
  expect(writes()).toEqual([writes()[0], writes()[0]]);
});

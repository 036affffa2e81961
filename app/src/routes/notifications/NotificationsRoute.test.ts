import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Notification } from 'contract';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNewsServer } from '../../data/notifications/testing/news-server.ts';

const page = vi.hoisted(() => ({
  call: vi.fn<(...call: unknown[]) => Promise<unknown>>(),
  subscribe: vi.fn<(event: string, listener: (payload: unknown) => void) => () => void>(),
  person: 0,
}));
// The page's own client, session and socket begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('../../services.ts', () => ({ session: {}, config: {} }));
vi.mock('../../session/use-session.ts', () => ({
  useSession: () => ({ claims: { access: { sub: `usr_${page.person}`, org_code: 'org' } } }),
}));
vi.mock('../../socket/live-notifications.ts', () => ({ liveEvents: { subscribe: page.subscribe } }));

const { Component } = await import('./NotificationsRoute.tsx');

const stop = vi.fn<() => void>();
let server = createNewsServer(0);
let calls: string[] = [];
beforeEach(() => {
  vi.clearAllMocks();
  // What a page has reached is kept for its person; nobody comes back to what an earlier test has left.
  page.person += 1;
  server = createNewsServer(3);
  calls = [];
  page.subscribe.mockReturnValue(stop);
  page.call.mockImplementation((endpoint, options) => {
    const { method, path } = endpoint as { method: string; path: string };
    const { query, params } = options as {
      query?: { perPage?: number; isRead?: boolean };
      params?: { id: string };
    };
    calls.push(`${method} ${path.replace('{id}', params?.id ?? '')} ${JSON.stringify(query ?? {})}`);
    if (method === 'PATCH') {
      server.carryOut(params ? { kind: 'mark', id: params.id } : { kind: 'markAll' });
      return Promise.resolve();
    }
    const rows = server.list(query?.isRead === false);
    return Promise.resolve({
      items: rows.slice(0, query?.perPage),
      totalItems: rows.length,
      totalPages: 1,
    });
  });
});
afterEach(cleanup);

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [address] });
  const { unmount } = render(createElement(RouterProvider, { router }));
  await settle();
  return { unmount };
}
const rows = () => screen.queryAllByRole('listitem').filter((row) => row.querySelector('time'));

test('the page lists what the address asks for: all, or those that are unread', async () => {
  const { unmount } = await open('/benachrichtigungen');
  expect(calls).toContain('GET notifications {"page":1,"perPage":10}');
  expect(rows()).toHaveLength(3);
  unmount();
  calls = [];
  await open('/benachrichtigungen?show=unread');
  expect(calls).toContain('GET notifications {"page":1,"perPage":10,"isRead":false}');
  expect(rows()).toHaveLength(server.list(true).length);
});

test('a notification that is followed is read', async () => {
  await open('/benachrichtigungen');
  const [unread] = server.list(true);
  const index = server.list(false).findIndex(({ id }) => id === unread?.id);
  const link = rows()[index]?.querySelector('a');
  if (!link) throw new Error('There is no link');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await settle();
  expect(calls).toContain(`PATCH notifications/${unread?.id}/read {}`);
});

test('a live event stands in it at once, and whoever leaves hears no more', async () => {
  const { unmount } = await open('/benachrichtigungen');
  const [event, hear] = page.subscribe.mock.calls[0] ?? [];
  expect(event).toBe('notification');
  const told: Notification = server.told(server.bear(false));
  act(() => hear?.(told));
  expect(rows()).toHaveLength(4);
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import type { FeedCall } from './feed.ts';
import { shownRows, shownUnread } from './feed.ts';
import { createNewsServer } from './testing/news-server.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn<(...call: unknown[]) => Promise<unknown>>() }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));

const { refresh } = await import('../cache.ts');
const { createNotificationCenter } = await import('./notification-center.ts');
const { keepReached, reachedAt } = await import('./reached-rows.ts');
const { unreadNotifications } = await import('./unread.ts');

interface Options {
  readonly query?: { page?: number; perPage?: number; isRead?: boolean };
  readonly params?: { id: string };
}

const stops: (() => void)[] = [];

/** The API over a server in memory, whose calls are written down. */
function setUp(news: number, isUnreadOnly = false) {
  const server = createNewsServer(news);
  const calls: string[] = [];
  call.mockImplementation((endpoint, options) => {
    const { method, path } = endpoint as { method: string; path: string };
    const { query, params } = options as Options;
    calls.push(`${method} ${path.replace('{id}', params?.id ?? '')} ${JSON.stringify(query ?? {})}`);
    if (method !== 'GET') {
      const kind = method === 'DELETE' ? 'unmark' : 'mark';
      const mark: FeedCall = params ? { kind, id: params.id } : { kind: 'markAll' };
      server.carryOut(mark);
      return Promise.resolve();
    }
    const { page = 1, perPage = 10, isRead } = query ?? {};
    const rows = server.list(isRead === false);
    const items = rows.slice((page - 1) * perPage, page * perPage);
    return Promise.resolve({ items, totalItems: rows.length, totalPages: Math.ceil(rows.length / perPage) });
  });
  const onMarkFailed = vi.fn<() => void>();
  const center = createNotificationCenter({ isUnreadOnly, onMarkFailed });
  /** Every answer of this API is there within microtasks. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  const state = () => {
    const rows = shownRows(center.getFeed()) ?? [];
    return { rows: rows.map(({ id }) => id), unread: shownUnread(center.getFeed()) };
  };
  const open = () => {
    const both = [center.open(), center.start()];
    const stop = () => both.forEach((one) => one());
    stops.push(stop);
    return stop;
  };
  return { server, calls, open, center, onMarkFailed, settle, state };
}

test('who comes back begins with what was reached, and has it anew at that length', async () => {
  const { center: before, open, settle, server, calls, onMarkFailed } = setUp(45);
  open();
  await settle();
  before.more();
  await settle();
  before.more();
  await settle();
  const reached = before.getFeed().listed;
  expect(reached?.rows).toHaveLength(30);
  keepReached('jana', 'entry', reached);
  expect(reachedAt('timo', 'entry')).toBeUndefined();

  const id = server.bear(false);
  calls.length = 0;
  const center = createNotificationCenter({ reached: reachedAt('jana', 'entry'), onMarkFailed });
  expect(shownRows(center.getFeed())).toHaveLength(30);
  stops.push(center.open(), center.start());
  expect(shownRows(center.getFeed())).toHaveLength(30);
  await settle();
  expect(calls).toContain('GET notifications {"page":1,"perPage":30}');
  expect(shownRows(center.getFeed())?.[0]?.id).toBe(id);

  keepReached('timo', 'other', reached);
  expect(reachedAt('jana', 'entry')).toBeUndefined();
});

const offline = () => Promise.reject(new ApiError('offline', 'gone'));
const failNext = () => call.mockImplementationOnce(offline);
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  call.mockReset();
});

test('asks for the first ten and the count, then for the next page', async () => {
  const { center, open, calls, settle, state } = setUp(23);
  open();
  await settle();
  expect(calls).toEqual([
    'GET notifications {"page":1,"perPage":10}',
    'GET notifications {"isRead":false,"perPage":1}',
  ]);
  center.more();
  center.more();
  await settle();
  expect(calls.slice(2)).toEqual(['GET notifications {"page":2}']);
  expect(state().rows).toHaveLength(20);
});

test('after a mark asks anew for all that is shown, and for the count', async () => {
  const { center, open, calls, settle, state, server } = setUp(30);
  open();
  await settle();
  center.more();
  await settle();
  const { unread = 0 } = state();
  const unreadId = server.list(true)[0]?.id ?? '';
  calls.length = 0;
  center.mark(unreadId);
  expect(state().unread, 'before anybody has answered').toBe(unread - 1);
  await expect.poll(() => calls).toHaveLength(3);
  await settle();
  expect(calls).toEqual([
    `PATCH notifications/${unreadId}/read {}`,
    'GET notifications {"page":1,"perPage":20}',
    'GET notifications {"isRead":false,"perPage":1}',
  ]);
  center.markAll();
  expect(state().unread).toBe(0);
  await expect.poll(() => server.list(true)).toEqual([]);
  await settle();
  expect(calls).toContain('PATCH notifications/read {}');
  expect(state().unread).toBe(0);
});

test('what is marked in one place is counted anew in another', async () => {
  const { center, open, settle, state, server } = setUp(5);
  const bell = createNotificationCenter({ onMarkFailed: vi.fn<() => void>() });
  stops.push(bell.start());
  open();
  await settle();
  expect(bell.getUnread()).toBe(state().unread);
  center.mark(server.list(true)[0]?.id ?? '');
  await settle();
  expect(bell.getUnread()).toBe(server.list(true).length);
  expect(bell.getUnread()).toBe(state().unread);
});

test('a list of unread ones asks for unread ones alone, page by page', async () => {
  const { center, open, calls, settle, state, server } = setUp(40, true);
  open();
  await settle();
  center.more();
  await settle();
  expect(calls.filter((text) => !text.includes('"perPage":1}'))).toEqual([
    'GET notifications {"page":1,"perPage":10,"isRead":false}',
    'GET notifications {"page":2,"isRead":false}',
  ]);
  const unread = server.list(true).map(({ id }) => id);
  expect(state().rows).toEqual(unread.slice(0, 20));
});

test('what is taken back is unread again at once, and sent after the mark', async () => {
  const { center, open, calls, settle, state, server } = setUp(5);
  open();
  await settle();
  const { unread } = state();
  const id = server.list(true)[0]?.id ?? '';
  calls.length = 0;
  center.mark(id);
  await Promise.resolve();
  center.unmark(id);
  expect(state().unread).toBe(unread);
  await settle();
  expect(calls.filter((line) => !line.startsWith('GET'))).toEqual([
    `PATCH notifications/${id}/read {}`,
    `DELETE notifications/${id}/read {}`,
  ]);
  expect(state().unread).toBe(unread);
  expect(server.list(true)).toHaveLength(unread ?? 0);
});

test('a live notification is the first at once, and is asked for once though it is told twice', async () => {
  const { center, open, calls, settle, state, server } = setUp(3);
  open();
  await settle();
  calls.length = 0;
  const id = server.bear(false);
  center.hear(server.told(id));
  void refresh(unreadNotifications);
  expect(state().rows[0]).toBe(id);
  await settle();
  expect(calls).toHaveLength(2);
  expect(state().rows).toHaveLength(4);
});

test('what failed to be marked is unread again, and that is said', async () => {
  const { center, open, settle, state, onMarkFailed, server } = setUp(5);
  open();
  await settle();
  const { unread } = state();
  failNext();
  center.mark(server.list(true)[0]?.id ?? '');
  await expect.poll(() => onMarkFailed).toHaveBeenCalledOnce();
  await settle();
  expect(state().unread).toBe(unread);
});

test('that all could not be marked is said too, and they are unread again', async () => {
  const { center, open, settle, state, onMarkFailed } = setUp(5);
  open();
  await settle();
  const { unread } = state();
  failNext();
  center.markAll();
  await settle();
  expect(onMarkFailed.mock.calls).toMatchObject([[{ kind: 'markAll' }, { kind: 'offline' }]]);
  expect(state().unread).toBe(unread);
});

test('a page that fails leaves the rows, and is asked for again by the next press', async () => {
  const { center, open, settle, state } = setUp(15);
  open();
  await settle();
  failNext();
  center.more();
  await settle();
  expect(center.getFeed().failure).toMatchObject({ of: 'more', error: { kind: 'offline' } });
  expect(state().rows).toHaveLength(10);
  center.more();
  await settle();
  expect(center.getFeed().failure).toBeUndefined();
  expect(state().rows).toHaveLength(15);
});

test('more than a hundred are asked for in several answers', async () => {
  const { center, open, calls, settle, state } = setUp(140);
  open();
  for (let page = 1; page <= 12; page += 1) {
    await settle();
    center.more();
  }
  await settle();
  expect(state().rows).toHaveLength(130);
  calls.length = 0;
  center.refresh();
  await settle();
  expect(calls.filter((text) => !text.includes('isRead'))).toEqual([
    'GET notifications {"page":1,"perPage":100}',
    'GET notifications {"page":2,"perPage":100}',
  ]);
  expect(state().rows).toHaveLength(130);
});

test('when it has stopped nothing is asked any more, but what was marked is still told', async () => {
  const { center, open, calls, settle, server } = setUp(5);
  const stop = open();
  await settle();
  calls.length = 0;
  const id = server.list(true)[0]?.id ?? '';
  center.mark(id);
  stop();
  await expect.poll(() => calls).toEqual([`PATCH notifications/${id}/read {}`]);
  await refresh(unreadNotifications);
  center.refresh();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(calls).toHaveLength(1);
});

test('opened anew it begins at its first page', async () => {
  const { center, settle, state } = setUp(30);
  stops.push(center.start());
  const close = center.open();
  await settle();
  center.more();
  await settle();
  expect(state().rows).toHaveLength(20);
  close();
  center.open();
  expect(state().rows).toHaveLength(10);
  await settle();
  expect(state().rows).toHaveLength(10);
});

test('closed it counts and lists nothing', async () => {
  const { center, calls, settle } = setUp(5);
  stops.push(center.start());
  await settle();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(calls).toEqual(Array.from({ length: 2 }, () => 'GET notifications {"isRead":false,"perPage":1}'));
  expect(center.getUnread()).toBe(3);
});

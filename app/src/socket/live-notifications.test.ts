import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionState } from '../auth/session-state.ts';
import { liveConnection, RETURN } from '../network/live-connection.ts';
import { nobody, signedIn } from '../session/testing/snapshots.ts';

interface Options {
  readonly autoConnect: boolean;
  readonly auth: (answer: (handshake: object) => void) => void;
}
type Listener = (value?: unknown) => void;

const page = vi.hoisted(() => ({
  session: {} as Record<string, unknown>,
  io: vi.fn<(url: string, options: unknown) => unknown>(),
  refresh: vi.fn<(...reads: unknown[]) => Promise<unknown>>(),
}));
// The page's own session, client and socket begin with the document.
vi.mock('../services.ts', () => ({
  config: { socketUrl: 'https://socket.example' },
  session: page.session,
}));
vi.mock('../http/client.ts', () => ({ http: {} }));
vi.mock('../data/cache.ts', async (original) => ({ ...(await original<object>()), refresh: page.refresh }));
vi.mock('socket.io-client', () => ({ io: page.io }));

/** What the server is asked and acknowledges. */
const emitWithAck = vi.fn<(event: string) => Promise<unknown>>();
/** A socket as far as it is opened, closed and listened to. */
const socket = {
  active: false,
  connected: false,
  io: { engine: { close: vi.fn<() => void>() } },
  connect: vi.fn<() => void>(),
  disconnect: vi.fn<() => void>(),
  listeners: new Map<string, Set<Listener>>(),
  on(event: string, listener: Listener) {
    socket.listeners.set(event, (socket.listeners.get(event) ?? new Set()).add(listener));
  },
  off: (event: string, listener: Listener) => void socket.listeners.get(event)?.delete(listener),
  timeout: () => ({ emitWithAck }),
  emit: vi.fn<() => void>(),
};
page.io.mockReturnValue(socket);
const state = createSessionState();
const getAccessToken = vi.fn<() => Promise<string>>();
Object.assign(page.session, {
  subscribe: (listener: () => void) => state.subscribe(listener),
  getSnapshot: () => state.snapshot,
  getBooleanFlag: () => false,
  getAccessToken,
});

const { readsOfNotifications } = await import('../data/notifications.ts');
const { openLiveNotifications } = await import('./live-notifications.ts');
const [url, options] = page.io.mock.calls[0] as [string, Options];

const handshake = () => new Promise<object>((resolve) => options.auth(resolve));
const say = (event: string, value?: unknown) =>
  socket.listeners.get(event)?.forEach((listener) => listener(value));
const heard = () => [...socket.listeners.values()].reduce((sum, { size }) => sum + size, 0);

let close: () => void = () => undefined;
beforeEach(() => {
  vi.clearAllMocks();
  state.publish(nobody);
});
afterEach(() => close());

test('there is one socket, at the address of the settings, and it opens with the session alone', () => {
  expect(url).toBe('https://socket.example');
  expect(options.autoConnect).toBe(false);
  close = openLiveNotifications();
  expect(socket.connect).not.toHaveBeenCalled();
  state.publish(signedIn());
  expect(socket.connect).toHaveBeenCalledOnce();
});

test('each connection asks for the token of the moment; without one it is still attempted', async () => {
  getAccessToken.mockResolvedValueOnce('one').mockResolvedValueOnce('two');
  expect(await handshake()).toMatchObject({ token: 'one' });
  expect(await handshake()).toMatchObject({ token: 'two' });
  getAccessToken.mockRejectedValueOnce(new Error('ended'));
  expect(await handshake()).toEqual({});
});

test('signing out closes it and leaves nobody listening', () => {
  close = openLiveNotifications();
  state.publish(signedIn());
  expect(heard()).toBeGreaterThan(0);
  state.publish({ ...nobody, status: 'signedOut' });
  expect(socket.disconnect).toHaveBeenCalledOnce();
  expect(heard()).toBe(0);
});

test('what is told makes old what it is about, the count of unread ones with it, half a second later', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  close = openLiveNotifications();
  state.publish(signedIn());
  const entity = { id: 's-1', orderNumber: null, trackingNumber: null, status: 'ORDERED' };
  const told = { id: 'n-1', createdAt: '2026-11-21T10:00:00Z', isRead: false, createdBy: null, entity };
  say('notification', { ...told, type: 'shipment-created' });
  expect(page.refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
  expect(page.refresh).toHaveBeenCalledOnce();
  const reads = page.refresh.mock.calls.flat() as { endpoint: { path: string } }[];
  expect(reads.map(({ endpoint }) => endpoint.path)).toEqual(
    expect.arrayContaining(['notifications', 'shipments', 'shipments/{id}']),
  );
});

test('a connection that is back makes everything old, and tells those who wait for it', () => {
  close = openLiveNotifications();
  state.publish(signedIn());
  const back = vi.fn<() => void>();
  liveConnection.addEventListener(RETURN, back);
  say('disconnect');
  say('connect');
  liveConnection.removeEventListener(RETURN, back);
  expect(back).toHaveBeenCalledOnce();
  expect(page.refresh).toHaveBeenCalledExactlyOnceWith(...readsOfNotifications);
});

test('a page that wakes up asks whether its connection still carries anything', async () => {
  emitWithAck.mockResolvedValue(undefined);
  socket.connected = true;
  close = openLiveNotifications();
  state.publish(signedIn());
  say('connect');
  await expect.poll(() => emitWithAck).toHaveBeenCalledOnce();
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => emitWithAck).toHaveBeenCalledTimes(2);
  expect(socket.io.engine.close).not.toHaveBeenCalled();
  socket.connected = false;
});

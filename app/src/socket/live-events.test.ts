import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LiveEvent, liveEventSchemas } from 'contract';
import { Server, type Socket as ServerSocket } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setErrorReporter } from '../monitoring/report-error.ts';
import { createLiveEvents, NotConnected } from './live-events.ts';

const ofItem = { testSampleId: 'ts_1', testItemId: 'ti_1' };
const notification = {
  id: 'n-1',
  type: 'shipment-created',
  createdAt: '2026-11-21T10:00:00Z',
  isRead: false,
  createdBy: null,
  entity: { id: 's-1', trackingNumber: null, status: 'AVIS' },
};
/** One of each that the specification names. */
const payloads: Record<LiveEvent, object> = {
  'test-sample-execution-started': { testSampleId: 'ts_1' },
  'test-item-execution-started': ofItem,
  'test-item-carrier-executed': { ...ofItem, carrier: 'GLS', price: 4.2 },
  'test-item-executed': { ...ofItem, result: 'of a later version' },
  'test-sample-executed': { testSampleId: 'ts_1' },
  'execution-failed': ofItem,
  notification,
  missed: ['shipment-created', 'of-a-later-version'],
  'settings-changed': {},
};

let server: Server;
let socket: Socket;
let onServer: ServerSocket;
let said: unknown[][];
const reported = vi.fn<(error: unknown) => void>();

beforeEach(async () => {
  setErrorReporter(reported.mockReset());
  said = [];
  const http = createServer();
  server = new Server(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  socket = io(`http://127.0.0.1:${port}`, {
    autoConnect: false,
    transports: ['websocket'],
    reconnection: false,
  });
  server.on('connection', (connected) => {
    onServer = connected;
    connected.onAny((...words: unknown[]) => said.push(words));
  });
});
afterEach(async () => {
  socket.disconnect();
  await server.close();
});

/** Resolves when the server has them, and has said what came before. */
async function connect() {
  await new Promise<void>((resolve) => socket.once('connect', resolve).connect());
  await expect.poll(() => onServer?.connected).toBe(true);
}

test('each event is told to who has subscribed, with what it carries, and to nobody afterwards', async () => {
  const events = createLiveEvents(socket);
  const heard: [string, unknown][] = [];
  const names = Object.keys(liveEventSchemas) as LiveEvent[];
  const stops = names.map((name) => events.subscribe(name, (payload) => heard.push([name, payload])));
  await connect();
  for (const name of names) onServer.emit(name, payloads[name]);
  await expect.poll(() => heard).toHaveLength(names.length);
  const told = { ...payloads, missed: ['shipment-created', 'unknown'] };
  for (const [name, payload] of heard) expect(payload).toMatchObject(told[name as LiveEvent]);

  for (const stop of stops) stop();
  for (const name of names) expect(socket.listeners(name)).toEqual([]);
});

test('several hear the same; each leaves for itself, and twice is once', async () => {
  const events = createLiveEvents(socket);
  const [one, other] = [vi.fn<(payload: object) => void>(), vi.fn<(payload: object) => void>()];
  const stop = events.subscribe('test-item-executed', one);
  const stopSame = events.subscribe('test-item-executed', one);
  events.subscribe('test-item-executed', other);
  expect(socket.listeners('test-item-executed')).toHaveLength(1);
  stop();
  stop();
  await connect();
  onServer.emit('test-item-executed', ofItem);
  await expect.poll(() => other).toHaveBeenCalledOnce();
  expect(one).toHaveBeenCalledOnce();
  stopSame();
  onServer.emit('test-item-executed', ofItem);
  await expect.poll(() => other).toHaveBeenCalledTimes(2);
  expect(one).toHaveBeenCalledOnce();
});

test('what is broken is reported and told to nobody, and a listener that throws keeps it from no other', async () => {
  const events = createLiveEvents(socket);
  const heard = vi.fn<(payload: object) => void>();
  const fault = new Error('in a screen');
  events.subscribe('execution-failed', () => {
    throw fault;
  });
  events.subscribe('execution-failed', heard);
  await connect();
  onServer.emit('execution-failed', { testItemId: 7 });
  onServer.emit('execution-failed', { testSampleId: 'ts_1' });
  await expect.poll(() => heard).toHaveBeenCalledExactlyOnceWith({ testSampleId: 'ts_1' });
  expect(reported.mock.calls).toEqual([[expect.objectContaining({ name: 'TypeError' })], [fault]]);
});

test('where it cannot be read what was missed, it may be anything', async () => {
  const heard = vi.fn<(types: readonly string[]) => void>();
  createLiveEvents(socket).subscribe('missed', heard);
  await connect();
  onServer.emit('missed', 'all');
  await expect.poll(() => heard).toHaveBeenCalledExactlyOnceWith(['unknown']);
  expect(reported).not.toHaveBeenCalled();
});

test('a notification that comes twice is told once', async () => {
  const heard = vi.fn<(payload: { id: string }) => void>();
  createLiveEvents(socket).subscribe('notification', heard);
  await connect();
  for (const id of ['n-1', 'n-1', 'n-2']) onServer.emit('notification', { ...notification, id });
  await expect.poll(() => heard.mock.calls.map(([{ id }]) => id)).toEqual(['n-1', 'n-2']);
});

test('a run is asked for by its ids, over a connection that is there or comes', async () => {
  const events = createLiveEvents(socket);
  const connecting = vi.spyOn(socket, 'connect');
  await events.executeTestSample({ testSampleId: 'ts_1' });
  await events.executeTestItem(ofItem);
  expect(connecting).toHaveBeenCalledOnce();
  await expect
    .poll(() => said)
    .toEqual([
      ['execute-test-sample', { testSampleId: 'ts_1' }],
      ['execute-test-item', ofItem],
    ]);
});

test('without a connection nothing is sent, and nothing is kept to be sent later', async () => {
  server.use((_, next) => next(new Error('refused')));
  const events = createLiveEvents(socket);
  await expect(events.executeTestSample({ testSampleId: 'ts_1' })).rejects.toBeInstanceOf(NotConnected);
  expect(socket.sendBuffer).toEqual([]);
  expect([...socket.listeners('connect'), ...socket.listeners('connect_error')]).toEqual([]);
});

test('what nobody waits for any more is not sent once the connection comes', async () => {
  const pending = Promise.withResolvers<() => void>();
  server.use((_, next) => pending.resolve(next));
  const events = createLiveEvents(socket);
  const leaving = new AbortController();
  const sent = events.executeTestSample({ testSampleId: 'ts_1' }, leaving.signal);
  const letIn = await pending.promise;
  leaving.abort();
  // At once, and not when a connection would have been waited for long enough.
  expect([...socket.listeners('connect'), ...socket.listeners('connect_error')]).toEqual([]);
  await expect(sent).rejects.toBeInstanceOf(NotConnected);
  letIn();
  await expect.poll(() => onServer?.connected).toBe(true);
  await events.executeTestItem(ofItem);
  await expect.poll(() => said).toEqual([['execute-test-item', ofItem]]);
});

test('what becomes of the connection is told while somebody watches', async () => {
  const { connection } = createLiveEvents(socket);
  const told: string[] = [];
  const stop = connection.subscribe(() => told.push(connection.get()));
  expect(connection.get()).toBe('connecting');
  await connect();
  onServer.disconnect(true);
  await expect.poll(() => told).toEqual(['live', 'off']);
  stop();
  const ofConnection = ['connect', 'disconnect', 'connect_error'].flatMap((name) => socket.listeners(name));
  expect(ofConnection).toEqual([]);
});

import { connect } from 'node:net';
import { clientEvents } from 'contract';
import { organizations } from 'contract/fixtures';
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { appOrigin, startTestApi } from '../api/testing/test-api.ts';
import type { PersonName, TestApi } from '../api/testing/test-api.ts';
import { recordNews } from '../resources/notifications/notify.ts';
import { tables } from '../store/index.ts';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';

const { notifications } = tables;

let api: TestApi;
const sockets: Socket[] = [];
beforeAll(async () => {
  api = await startTestApi(await openMemoryStore());
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await api.close();
});

const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

test.each([
  ['a handshake', '/socket.io/?EIO=4&transport=polling', 200],
  ['an unknown session', '/socket.io/?EIO=4&transport=polling&sid=nothing', 400],
  ['an unknown transport', '/socket.io/?EIO=4&transport=pigeon', 400],
])('the answer to %s has its security headers, and the app may read it', async (_name, path, status) => {
  const answer = await fetch(`${api.url}${path}`, { headers: { origin: appOrigin } });
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...securityHeaders,
    'access-control-allow-origin': appOrigin,
  });
});

test('a page of another origin gets nothing', async () => {
  const answer = await fetch(`${api.url}/socket.io/?EIO=4&transport=polling`, {
    headers: { origin: 'http://evil.test' },
  });
  expect(answer.status).toBe(403);
  expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders);
});

test('the answer that changes the protocol has its security headers too', async () => {
  const { hostname, port } = new URL(api.url);
  const line = connect({ host: hostname, port: Number(port) });
  line.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      `Origin: ${appOrigin}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  let answer = '';
  for await (const piece of line.setEncoding('utf8')) {
    answer += String(piece);
    if (answer.includes('\r\n\r\n')) break;
  }
  expect(answer).toContain('101 Switching Protocols');
  for (const [name, value] of Object.entries(securityHeaders)) expect(answer).toContain(`${name}: ${value}`);
});

test.each(['websocket', 'polling'])(
  'when the server ends, a client on %s takes it for a broken line and comes again by itself',
  async (transport) => {
    const other = await startTestApi(await openMemoryStore());
    const socket = io(other.url, {
      auth: { token: await other.tokenOf('owner') },
      transports: [transport],
      reconnectionDelay: 50,
      extraHeaders: { origin: appOrigin },
    });
    sockets.push(socket);
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    const gone = new Promise((resolve) => socket.on('disconnect', resolve));
    const tried = new Promise((resolve) => socket.io.on('reconnect_attempt', resolve));
    await other.socket.close();
    expect(await gone).toMatch(/^transport (close|error)$/);
    expect(socket.active).toBe(true);
    await tried;
    await other.close();
  },
);

/** Connects, and tells what was missed, or undefined when the server says nothing about it. */
async function missedBy(person: PersonName, handshake: object): Promise<unknown> {
  const auth = { token: await api.tokenOf(person), ...handshake };
  const socket = io(api.url, { auth, transports: ['websocket'], extraHeaders: { origin: appOrigin } });
  sockets.push(socket);
  let word: unknown;
  socket.on('missed', (types: unknown) => (word = types));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  // By now the server has put its question to the database, which answers one after the other, as the socket does.
  await api.store.db.execute(sql`select 1`);
  await socket.emitWithAck(clientEvents.alive);
  socket.disconnect();
  return word;
}

test('a page that has just begun to read is told what came to light before it could hear', async () => {
  const { db } = api.store;
  const shipment = { id: 'shp_1', orderNumber: 'LO-1', trackingNumber: null, status: 'ordered' } as const;
  const { orgCode } = organizations.tietze;
  for (const type of ['shipment-created', 'shipment-updated', 'shipment-updated'] as const)
    await recordNews(db, { orgCode, type, by: null, shipment });
  const date = (type: 'shipment-created' | 'shipment-updated', createdAt: SQL) =>
    db.update(notifications).set({ createdAt }).where(eq(notifications.type, type));
  await date('shipment-created', sql`now() - interval '10 seconds'`);
  // However late the questions come.
  await date('shipment-updated', sql`now() + interval '1 hour'`);

  expect(await missedBy('member', { readingForMs: 1000 })).toEqual(['shipment-updated']);
  const all = await missedBy('member', { readingForMs: 60_000 });
  expect(new Set(all as string[])).toEqual(new Set(['shipment-created', 'shipment-updated']));
  expect(await missedBy('otherOwner', { readingForMs: 60_000 })).toBeUndefined();
  expect(await missedBy('member', {})).toBeUndefined();
  for (const readingForMs of [-1, 60_001, '1000', null])
    expect(await missedBy('member', { readingForMs })).toBeUndefined();
});

test('where the database cannot say what was missed, the page is to ask for everything', async () => {
  const broken = vi.spyOn(api.store.db, 'selectDistinct').mockImplementation(() => {
    throw new Error('away');
  });
  expect(await missedBy('member', { readingForMs: 1000 })).toEqual(['unknown']);
  broken.mockRestore();
  expect(api.reported).toContain('What a page has missed');
});

test('what is stored in a transaction is dated when it is, not when that began', async () => {
  const { db } = api.store;
  const shipment = { id: 'shp_2', orderNumber: 'LO-2', trackingNumber: null, status: 'ordered' } as const;
  const [later, { createdAt }] = await db.transaction(async (transaction) => {
    const clock = () =>
      transaction
        .select({ began: sql<string>`now()`, now: sql<string>`clock_timestamp()` })
        .from(tables.organizations)
        .limit(1);
    let time = { began: 0, now: 0 };
    while (time.now <= time.began) {
      const [row] = await clock();
      time = { began: Date.parse(row?.began ?? ''), now: Date.parse(row?.now ?? '') };
    }
    const news = {
      orgCode: organizations.tietze.orgCode,
      type: 'shipment-created',
      by: null,
      shipment,
    } as const;
    return [time.now, await recordNews(transaction, news)] as const;
  });
  expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(later);
});

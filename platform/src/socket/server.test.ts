import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOrigin, startTestApi } from '../api/testing/test-api.ts';
import type { TestApi } from '../api/testing/test-api.ts';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';

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
  setTimeout(() => line.end(), 300);
  const answer = await text(line);
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

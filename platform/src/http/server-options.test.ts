import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../logging/log.ts';
import { serverOptions } from './server-options.ts';

let app: FastifyInstance;
beforeAll(async () => {
  const patience = { headers: 300, request: 600, silence: 5000 };
  app = Fastify(serverOptions({ log: createLog('silent'), patience, trustedProxies: ['127.0.0.1'] }));
  app.post('/', async ({ body }) => ({ body }));
  app.get('/who', async ({ ip, protocol }) => ({ ip, protocol }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends this much of a request and nothing more, and gives all that comes back until the connection ends. */
async function answerTo(beginning: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port });
  await once(socket, 'connect');
  socket.write(beginning);
  return text(socket);
}

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\n', '408 Request Timeout'],
  [
    'a body that never ends',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"a"',
    '408 Request Timeout',
  ],
  ['something else than HTTP', 'hello\r\n\r\n', '400 Bad Request'],
  [
    'headers without measure',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s end with an answer', async (_name, beginning, status) => {
  const answer = await answerTo(beginning);
  expect(answer).toContain(`HTTP/1.1 ${status}\r\n`);
  expect(answer).toContain('X-Content-Type-Options: nosniff');
  expect(answer).toContain("Content-Security-Policy: default-src 'none'");
});

test('a proxy is believed only where the settings name it', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  const told = await app.inject({ url: '/who', headers, remoteAddress: '127.0.0.1' });
  expect(told.json()).toEqual({ ip: '203.0.113.7', protocol: 'https' });
  const lied = await app.inject({ url: '/who', headers, remoteAddress: '198.51.100.9' });
  expect(lied.json()).toEqual({ ip: '198.51.100.9', protocol: 'http' });
});

import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../logging/log.ts';
import { ConnectionDrain } from './connection-drain.ts';
import { serverOptions } from './server-options.ts';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A server that answers `/slow` when it is told to. */
async function start() {
  const app = Fastify(serverOptions({ log: createLog('silent') }));
  const drain = new ConnectionDrain(app);
  const slow = Promise.withResolvers<string>();
  app.get('/', async () => 'quick');
  app.get('/slow', () => slow.promise);
  const accepted: Socket[] = [];
  app.server.on('connection', (socket) => accepted.push(socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { drain, port, url: `http://127.0.0.1:${port}`, accepted, answerSlow: () => slow.resolve('slow') };
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const never = () => new AbortController().signal;

test('ends at once when nothing is under way, whatever connections are kept or opened ahead', async () => {
  const { drain, port, url } = await start();
  await open(port);
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve) =>
    request(url, { agent }, (answer) => answer.resume().on('end', resolve)).end(),
  );
  // Whoever is not done by then is never cut off: it would not end.
  await expect(drain.end(never())).resolves.toBeUndefined();
  agent.destroy();
});

test('lets an answer come to its end, and lets nobody in meanwhile', async () => {
  const { drain, port, url, answerSlow, accepted } = await start();
  const slow = fetch(`${url}/slow`);
  await expect.poll(() => drain.underWay).toBe(1);
  // A request that has begun and does not go on is swept away; until then there is no telling.
  const halting = await open(port);
  halting.resume().write('GET / HTTP/1.1\r\n');
  await expect.poll(() => accepted.at(-1)?.bytesRead).toBeGreaterThan(0);
  const ended = drain.end(never());
  await once(halting, 'close');
  await expect(open(port)).rejects.toThrow('ECONNREFUSED');
  answerSlow();
  expect(await (await slow).text()).toBe('slow');
  await ended;
  expect(drain.underWay).toBe(0);
});

test('cuts off what outlasts its patience', async () => {
  const { drain, url } = await start();
  const slow = fetch(`${url}/slow`);
  await expect.poll(() => drain.underWay).toBe(1);
  const patience = new AbortController();
  const ended = drain.end(patience.signal);
  patience.abort();
  await expect(slow).rejects.toThrow('fetch failed');
  await ended;
});

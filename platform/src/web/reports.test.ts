import { createServer, request as ask } from 'node:http';
import type { ClientRequest, IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addReports, parseDsn } from './reports.ts';

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const most = Number.MAX_SAFE_INTEGER;
const limits = {
  atOnce: { inAll: 20, perAddress: 16 },
  perMinute: { inAll: most, perAddress: most },
  patience: 300,
  bodyPatience: 1500,
};

const received: Received[] = [];
/** How the project answers; undefined never does. */
let answer: { status: number; headers?: Record<string, string> } | undefined;
let project: Server;
let web: FastifyInstance;
let dsn: string;

beforeAll(async () => {
  project = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body });
      if (answer) response.writeHead(answer.status, answer.headers).end('{"id":"1"}');
    });
  });
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve));
  dsn = `http://key@127.0.0.1:${(project.address() as AddressInfo).port}/7`;
  web = Fastify();
  addReports(web, dsn, limits);
});
afterAll(async () => {
  await web.close();
  project.closeAllConnections();
  project.close();
});
beforeEach(() => {
  received.length = 0;
  answer = { status: 200 };
});

const envelopeFor = (target: string, rest = '{"type":"event"}\n{"message":"kaputt"}') =>
  `${JSON.stringify({ dsn: target })}\n${rest}`;
const post = (payload: string | Buffer, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  web.inject({ method: 'POST', url: '/reports', payload, headers, remoteAddress });

test('a report is handed on as it is, with nothing of the caller', async () => {
  const envelope = envelopeFor(dsn);
  const headers = {
    cookie: 'session=secret',
    'content-type': 'text/plain;charset=UTF-8',
    'x-forwarded-for': '203.0.113.7',
    referer: 'https://portal.example/join?id=inv_1',
    'sec-fetch-site': 'same-origin',
  };
  const { statusCode, body } = await post(envelope, headers);
  expect([statusCode, body]).toEqual([200, '']);
  expect(received).toHaveLength(1);
  expect(received[0]?.url).toBe('/api/7/envelope/?sentry_version=7&sentry_key=key');
  expect(received[0]?.body).toBe(envelope);
  expect(JSON.stringify(received[0]?.headers)).not.toMatch(/secret|203\.0\.113|inv_1/);
});

test('bytes without a type are taken too', async () => {
  expect((await post(Buffer.from(envelopeFor(dsn)))).statusCode).toBe(200);
  expect(received).toHaveLength(1);
});

test.each([
  ['of another project', () => envelopeFor(dsn.replace(/7$/, '8'))],
  ['of another host', () => envelopeFor('http://key@errors.example/7')],
  ['with another key', () => envelopeFor(dsn.replace('key', 'other'))],
  ['without a target', () => '{}\n{}'],
  ['whose target is no text', () => '{"dsn":{"host":"x"}}\n{}'],
  ['that is no envelope', () => 'kaputt'],
  ['with a first line without an end', () => 'x'.repeat(20_000)],
  ['that is empty', () => ''],
])('a report %s goes nowhere', async (_, make) => {
  expect((await post(make())).statusCode).toBe(400);
  expect(received).toEqual([]);
});

test('other sites cannot use it, and it only takes', async () => {
  expect((await post(envelopeFor(dsn), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await web.inject({ url: '/reports' })).statusCode).toBe(404);
  expect(received).toEqual([]);
});

test('a report that is too large is not taken', async () => {
  expect((await post(envelopeFor(dsn, 'x'.repeat(5 * 1024 * 1024)))).statusCode).toBe(413);
  expect(received).toEqual([]);
});

test('what the project says of its limits is passed on, and nothing else', async () => {
  answer = {
    status: 429,
    headers: { 'retry-after': '30', 'x-sentry-rate-limits': '30:error:key', 'set-cookie': 'a=b' },
  };
  const { statusCode, headers, body } = await post(envelopeFor(dsn));
  expect([statusCode, body]).toEqual([429, '']);
  expect(headers).toMatchObject({ 'retry-after': '30', 'x-sentry-rate-limits': '30:error:key' });
  expect(headers['set-cookie']).toBeUndefined();
});

test('a project that leads elsewhere is not followed', async () => {
  answer = { status: 302, headers: { location: 'http://127.0.0.1:1/' } };
  expect((await post(envelopeFor(dsn))).statusCode).toBe(502);
});

test('a project that does not answer is given up, and too many reports at once are not waited for', async () => {
  answer = undefined;
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(envelopeFor(dsn))));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 502)).toHaveLength(16);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  answer = { status: 200 };
  await expect.poll(async () => (await post(envelopeFor(dsn))).statusCode).toBe(200);
});

/** Begins a report and never ends it; `status` is that of the answer, undefined where the connection was cut. */
function begin(
  headers: Record<string, string> = {},
  { server } = web,
): {
  request: ClientRequest;
  status: Promise<number | undefined>;
} {
  const { port } = server.address() as AddressInfo;
  const request = ask({ host: '127.0.0.1', port, method: 'POST', path: '/reports', headers });
  const { promise: status, resolve } = Promise.withResolvers<number | undefined>();
  request
    .on('response', (response) => resolve(response.resume().statusCode))
    .on('error', () => resolve(undefined))
    .on('close', () => resolve(undefined));
  request.write('x'.repeat(1000));
  return { request, status };
}

test('bodies that never end hold the places of their address alone, nobody waits for theirs, and they are cut off', async () => {
  await web.listen({ port: 0, host: '127.0.0.1' });
  const other = begin({ 'sec-fetch-site': 'cross-site' });
  expect(await other.status).toBe(403);
  const held = Array.from({ length: 16 }, () => begin());
  await expect.poll(async () => (await post(envelopeFor(dsn))).statusCode).toBe(429);
  expect(await begin().status).toBe(429);
  expect((await post(envelopeFor(dsn), {}, '198.51.100.9')).statusCode).toBe(200);
  held[0]?.request.destroy();
  await expect.poll(async () => (await post(envelopeFor(dsn))).statusCode).toBe(200);
  expect(await Promise.all(held.map(({ status }) => status))).toEqual(held.map(() => undefined));
  const statuses = async () => {
    const answers = await Promise.all(held.map(() => post(envelopeFor(dsn))));
    return answers.map(({ statusCode }) => statusCode);
  };
  await expect.poll(statuses).toEqual(held.map(() => 200));
});

test('an address reports so often in a minute, and all of them together', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const limited = Fastify();
  addReports(limited, dsn, { ...limits, perMinute: { inAll: 4, perAddress: 2 } });
  const report = (remoteAddress: string) =>
    limited.inject({ method: 'POST', url: '/reports', payload: envelopeFor(dsn), remoteAddress });
  const statusesOf = async (...addresses: readonly string[]) => {
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await report(address)).statusCode);
    return statuses;
  };
  try {
    // Of an IPv6 address whoever has one has all of its network.
    const house = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3'];
    expect(await statusesOf(...house)).toEqual([200, 200, 429]);
    expect((await report('2001:db8:1:2::1')).headers['retry-after']).toBe('60');
    expect(await statusesOf('203.0.113.7', '203.0.113.8', '203.0.113.9')).toEqual([200, 200, 429]);
    expect(received).toHaveLength(4);
    vi.advanceTimersByTime(60_000);
    expect(await statusesOf('2001:db8:1:2::1', '203.0.113.9')).toEqual([200, 200]);
  } finally {
    vi.useRealTimers();
    await limited.close();
  }
});

test.each([
  ['https://key@errors.example/7', 'https://errors.example/api/7/'],
  ['https://key@errors.example:8443/sentry/7', 'https://errors.example:8443/sentry/api/7/'],
])('%s is a DSN', (text, beginning) => {
  expect(parseDsn(text)?.envelopeUrl.startsWith(beginning)).toBe(true);
});

test.each(['', 'errors.example', 'https://errors.example/7', 'https://key@errors.example/', 'ftp://key@x/7'])(
  '„%s“ is none',
  (text) => {
    expect(parseDsn(text)).toBeUndefined();
  },
);

test('where nobody sets other limits, one address sends 240 reports in a minute, and all together 1200', async () => {
  const usual = Fastify();
  addReports(usual, dsn);
  // One that is for no project costs nothing but its place in the count.
  const report = async (remoteAddress: string) =>
    (await usual.inject({ method: 'POST', url: '/reports', payload: 'x', remoteAddress })).statusCode;
  try {
    const houses = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5'];
    for (const house of houses) {
      for (let sent = 0; sent < 240; sent += 1) expect(await report(house)).toBe(400);
      expect(await report(house)).toBe(429);
    }
    expect(await report('192.0.2.6')).toBe(429);
  } finally {
    await usual.close();
  }
});

test('where nobody sets other limits, 8 reports of one address are on their way at once, and 32 of all', async () => {
  const usual = Fastify();
  addReports(usual, dsn);
  answer = undefined;
  const report = async (remoteAddress: string) =>
    (await usual.inject({ method: 'POST', url: '/reports', payload: envelopeFor(dsn), remoteAddress }))
      .statusCode;
  const held: Promise<number>[] = [];
  for (const house of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
    held.push(...Array.from({ length: 8 }, () => report(house)));
    await expect.poll(() => received).toHaveLength(held.length);
    expect(await report(house)).toBe(429);
  }
  expect(await report('192.0.2.5')).toBe(429);
  project.closeAllConnections();
  expect(await Promise.all(held)).toEqual(held.map(() => 502));
  await usual.close();
});

test('where nobody sets other limits, a report has ten seconds to come', async () => {
  const usual = Fastify();
  const admitted = Promise.withResolvers<void>();
  usual.addHook('preParsing', async () => admitted.resolve());
  addReports(usual, dsn);
  await usual.listen({ port: 0, host: '127.0.0.1' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { request, status } = begin({}, usual);
    await admitted.promise;
    vi.advanceTimersByTime(9999);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(request.closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await status).toBeUndefined();
  } finally {
    vi.useRealTimers();
    await usual.close();
  }
});

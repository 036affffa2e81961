import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { endpoint } from 'contract';
import type { AccessTokenClaims, Endpoint } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import { defaultCallLimits } from './call-limits.ts';
import type { CallLimits } from './call-limits.ts';
import type { Call, UploadCall } from './handler.ts';
import { ProblemError } from './problem.ts';
import { registerRoutes } from './routes.ts';
import { problem, startTestApi } from './testing/test-api.ts';

const described = { path: 'probe', summary: 'Try it', access: 'signed-in', method: 'GET' } as const;
const claimsOf = (sub: string) =>
  ({
    sub,
    org_code: 'org_1',
    permissions: [],
    roles: [{ id: 'role_org_user', key: 'org_user', name: 'Mitglied' }],
    feature_flags: {},
  }) as Partial<AccessTokenClaims> as AccessTokenClaims;

let app: FastifyInstance | undefined;
afterEach(async () => {
  app?.server.closeAllConnections();
  await app?.close();
});

/** An API of one call, whose tokens are names. */
async function serve(call: Endpoint, handler: (call: UploadCall) => unknown, callLimits?: CallLimits) {
  const waiting: string[] = [];
  const store = await openMemoryStore();
  const server = Fastify();
  app = server;
  server.addHook('onClose', () => store.close());
  server.setErrorHandler((error, _, reply) =>
    error instanceof ProblemError
      ? reply
          .code(error.status)
          .headers({ ...error.details.headers })
          .send(error.toProblem('1'))
      : reply.code(500).send({ message: String(error) }),
  );
  registerRoutes(
    server,
    {
      db: store.db,
      verifyToken: async (token = '', admit) => {
        const claims = claimsOf(token.replace(/^Bearer /, ''));
        const admitted = admit?.(claims);
        waiting.push(claims.sub);
        await admitted;
        return claims;
      },
      resources: { probe: { handlers: { call: handler }, notFound: 'Fort.' } } as never,
      now: () => new Date('2026-11-20T12:00:00Z'),
      checkAnswers: true,
      ...(callLimits && { callLimits }),
    },
    { probe: { call } },
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/probe`;
  const gone = new Map<Response, AbortController>();
  const ask = async (person: string) => {
    const abort = new AbortController();
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${person}` },
      signal: abort.signal,
    });
    gone.set(answer, abort);
    return answer;
  };
  /** Takes the answer or leaves it. */
  const leave = (answer: Response) => gone.get(answer)?.abort();
  /** Asks, and goes on once the call is at work or in the line. */
  const askAndWait = async (person: string, abort = new AbortController()) => {
    const before = waiting.length;
    const answer = fetch(url, { headers: { authorization: `Bearer ${person}` }, signal: abort.signal });
    await expect.poll(() => waiting.length).toBe(before + 1);
    return { answer, abort };
  };
  return { ask, leave, askAndWait, url };
}

const table = endpoint({ ...described, answer: 'table' });

/** A table without an end, and how many of them are being made. */
function endlessTables() {
  const made = { atOnce: 0 };
  async function* parts() {
    made.atOnce += 1;
    try {
      for (;;) yield 'x;'.repeat(32 * 1024);
    } finally {
      made.atOnce -= 1;
    }
  }
  return {
    handler: async () => ({ parts: parts(), fileName: 'Sendungen.csv', mediaType: 'text/csv' }),
    made,
  };
}

const limits = { ...defaultCallLimits, tables: { perPerson: 2 } };

test('who exports too much at once is told so, others export, and a place is free when a table has ended', async () => {
  const { handler } = endlessTables();
  const { ask, leave } = await serve(table, handler, limits);
  const first = await ask('anna');
  expect(first.status).toBe(200);
  expect((await ask('anna')).status).toBe(200);

  const refused = await ask('anna');
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await problem(refused, 429)).toMatchObject({
    title: 'Zurzeit werden zu viele Tabellen erstellt.',
    detail: 'Versuchen Sie es erneut, sobald eine davon fertig ist.',
    code: 'TOO_MANY_TABLES',
  });

  expect((await ask('berta')).status).toBe(200);

  leave(first);
  await expect
    .poll(async () => {
      const again = await ask('anna');
      await again.body?.cancel();
      return again.status;
    })
    .toBe(200);
});

/** As decisions 0093, 0094 and 0129 say. */
test('where nobody sets other limits, one person has two tables made at once, and nobody takes those of others', async () => {
  const { ask } = await serve(table, endlessTables().handler);
  const people = ['anna', 'berta', 'clara', 'dora', 'emma', 'frida'];
  for (const person of [...people, ...people]) expect((await ask(person)).status).toBe(200);
  expect((await ask('anna')).status).toBe(429);
  expect(defaultCallLimits).toEqual({
    calls: { inAll: 400, perPerson: 100 },
    work: { inAll: 20, perCaller: 5 },
    tables: { perPerson: 2 },
    readerPatience: 30_000,
  });
});

test('who does not read their table loses it, and its place', async () => {
  const { handler, made } = endlessTables();
  const { ask } = await serve(table, handler, { ...limits, readerPatience: 20 });
  for (const person of ['anna', 'anna', 'berta']) expect((await ask(person)).status).toBe(200);
  await expect.poll(() => made.atOnce).toBe(0);
  expect((await ask('clara')).status).toBe(200);
});

test('who does not read a file loses it as well', async () => {
  const made = { isOver: false };
  async function* parts() {
    try {
      for (;;) yield Buffer.alloc(512 * 1024);
    } finally {
      made.isOver = true;
    }
  }
  const file = { parts: parts(), fileName: 'Scan.pdf', mediaType: 'application/pdf', size: 2 ** 40 };
  const call = endpoint({ ...described, answer: 'file' });
  const { ask } = await serve(call, async () => file, { ...limits, readerPatience: 20 });
  expect((await ask('anna')).status).toBe(200);
  await expect.poll(() => made.isOver).toBe(true);
});

test('who does not read lines loses them as well', async () => {
  const made = { lines: 0, isOver: false };
  async function* lines() {
    try {
      for (;;) {
        made.lines += 1;
        yield 'x'.repeat(32 * 1024);
      }
    } finally {
      made.isOver = true;
    }
  }
  const call = endpoint({ ...described, answer: 'ndjson', response: v.string() });
  const { ask } = await serve(call, lines, { ...limits, readerPatience: 20 });
  // A line that holds nothing: all that such a stream may say could lie between the two of them otherwise.
  app?.server.on('connection', (socket) => socket.cork());
  await expect(ask('anna')).rejects.toThrow('fetch failed');
  await expect.poll(() => made.isOver).toBe(true);
  expect(made.lines).toBeLessThan(10);
});

test('a table of which every row is made takes no place any more, whether or not somebody reads it', async () => {
  const made = { tables: 0 };
  // More than a connection holds that nobody reads from.
  const rows = 'x;'.repeat(16 * 1024 * 1024);
  async function* parts() {
    yield rows;
    made.tables += 1;
  }
  const { ask, url } = await serve(
    table,
    async () => ({ parts: parts(), fileName: 'Sendungen.csv', mediaType: 'text/csv' }),
    { ...limits, tables: { perPerson: 1 } },
  );
  const silent = connect(Number(new URL(url).port), '127.0.0.1');
  try {
    silent.write('GET /probe HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer anna\r\n\r\n');
    await expect.poll(() => made.tables).toBe(1);
    expect((await ask('anna')).status).toBe(200);
  } finally {
    silent.destroy();
  }
});

describe('what is worked on at once', () => {
  /** Calls that end when the test says so, in the order in which they began. */
  async function serveHeld(work: CallLimits['work']) {
    const begun: { readonly person: string; readonly end: () => void }[] = [];
    const handler = ({ caller }: Call) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun.push({ person: caller.personId, end: resolve });
      return promise;
    };
    const served = await serve(endpoint({ ...described, answer: 'empty' }), handler, { ...limits, work });
    /** Ends one after the other, until so many have begun. */
    const endUntil = async (count: number) => {
      for (let next = 0; next < count; next += 1) {
        await expect.poll(() => begun.length).toBeGreaterThan(next);
        begun[next]?.end();
      }
      return begun.map(({ person }) => person);
    };
    return { ...served, begun, endUntil };
  }

  test('who calls while another one’s calls wait comes after one of them', async () => {
    const { askAndWait, endUntil } = await serveHeld({ inAll: 1, perCaller: 1 });
    for (const person of ['anna', 'anna', 'anna', 'anna', 'berta', 'clara']) await askAndWait(person);
    expect(await endUntil(6)).toEqual(['anna', 'anna', 'berta', 'clara', 'anna', 'anna']);
  });

  test('who has called before another one’s many calls goes on with every second turn', async () => {
    const { askAndWait, endUntil } = await serveHeld({ inAll: 1, perCaller: 1 });
    for (const person of ['berta', 'berta', 'anna', 'anna', 'anna', 'anna', 'berta'])
      await askAndWait(person);
    expect(await endUntil(7)).toEqual(['berta', 'berta', 'anna', 'berta', 'anna', 'anna', 'anna']);
  });

  test('one caller never has all turns', async () => {
    const { askAndWait, begun, endUntil } = await serveHeld({ inAll: 3, perCaller: 2 });
    for (const person of ['anna', 'anna', 'anna', 'berta']) await askAndWait(person);
    await expect.poll(() => begun.map(({ person }) => person)).toEqual(['anna', 'anna', 'berta']);
    expect(await endUntil(4)).toEqual(['anna', 'anna', 'berta', 'anna']);
  });

  test('for whoever has gone nothing is begun', async () => {
    const { askAndWait, begun, endUntil } = await serveHeld({ inAll: 1, perCaller: 1 });
    await askAndWait('anna');
    const left = await askAndWait('berta');
    const stayed = await askAndWait('clara');
    left.abort.abort();
    await expect(left.answer).rejects.toThrow('aborted');
    // Its connection is closed before that of whoever asks now has been opened.
    await askAndWait('dora');
    expect(await endUntil(3)).toEqual(['anna', 'clara', 'dora']);
    expect((await stayed.answer).status).toBe(204);
    expect(begun).toHaveLength(3);
  });

  test('who sends a file slowly keeps nobody waiting', async () => {
    let parts = 0;
    const call = endpoint({
      ...described,
      method: 'PUT',
      answer: 'empty',
      upload: { mediaTypes: ['application/pdf'], maxBytes: 100 },
    });
    const handler = async ({ file }: UploadCall) => {
      for await (const part of file?.parts ?? []) parts += part.length > 0 ? 1 : 0;
    };
    const { url } = await serve(call, handler, { ...limits, work: { inAll: 1, perCaller: 1 } });
    const send = (person: string, body: BodyInit) =>
      fetch(url, {
        method: 'PUT',
        headers: { authorization: `Bearer ${person}`, 'content-type': 'application/pdf' },
        body,
        duplex: 'half',
      } as RequestInit);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const slow = send('anna', readable);
    await writer.write(Buffer.from('%PDF'));
    await expect.poll(() => parts).toBe(1);
    expect((await send('berta', '%PDF')).status).toBe(204);
    await writer.close();
    expect((await slow).status).toBe(204);
  });

  test('what is not read keeps nobody waiting', async () => {
    const { handler, made } = endlessTables();
    const { ask } = await serve(table, handler, { ...limits, work: { inAll: 1, perCaller: 1 } });
    for (const person of ['anna', 'anna', 'berta', 'berta']) expect((await ask(person)).status).toBe(200);
    await expect.poll(() => made.atOnce).toBe(4);
  });
});

test('who calls too much at once waits, and nobody else does', async () => {
  const held = Promise.withResolvers<void>();
  const { ask } = await serve(endpoint({ ...described, answer: 'empty' }), () => held.promise, {
    ...limits,
    calls: { inAll: 10, perPerson: 2 },
  });
  const ofAnna = [ask('anna'), ask('anna'), ask('anna')];
  const refused = await Promise.race(ofAnna);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect((await problem(refused, 429)).detail).toBe('Versuchen Sie es in 2\u00A0Sekunden erneut.');
  const ofBerta = ask('berta');
  held.resolve();
  expect((await ofBerta).status).toBe(204);
  expect(
    (await Promise.all(ofAnna)).map(({ status }) => status).toSorted((one, other) => one - other),
  ).toEqual([204, 204, 429]);
});

test('beyond what can be under way a call is sent away at once, and health goes past that', async () => {
  const api = await startTestApi(await openMemoryStore(), undefined, {
    ...limits,
    calls: { inAll: 1, perPerson: 1 },
  });
  try {
    const order = api.holdNextOrder();
    const ordering = api.call('owner', 'POST /shipments', { body: domesticDraft });
    await order.arrived;

    const refused = await api.call('member', 'GET /shipments');
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await problem(refused, 503)).toMatchObject({
      title: 'Der Dienst ist gerade ausgelastet.',
      detail: 'Versuchen Sie es in 2\u00A0Sekunden erneut.',
    });
    for (const path of ['/health/live', '/health/ready'] as const) {
      expect((await api.call(undefined, `GET ${path}`)).status).toBe(200);
    }
    order.release();
    expect((await ordering).status).toBe(200);
    await expect.poll(async () => (await api.call('member', 'GET /shipments')).status).toBe(200);
  } finally {
    await api.close();
  }
});

describe('of the API, where one call is worked on at once', () => {
  let api: TestApi;
  afterEach(() => api.close());
  const start = async () => {
    api = await startTestApi(await openMemoryStore(), undefined, {
      ...limits,
      work: { inAll: 1, perCaller: 1 },
    });
  };

  test('who waits for a carrier keeps nobody waiting, and their order is settled', async () => {
    await start();
    const order = api.holdNextOrder();
    const ordering = api.call('owner', 'POST /shipments', { body: domesticDraft });
    await order.arrived;
    expect((await api.call('owner', 'GET /shipments')).status).toBe(200);
    expect((await api.call('member', 'GET /shipments')).status).toBe(200);
    order.release();
    expect((await ordering).status).toBe(200);
    expect((await api.call('member', 'GET /shipments')).status).toBe(200);
  });

  test('a carrier that never answers a question for rates keeps nobody waiting', async () => {
    await start();
    api.faults.set('DHL', { mode: 'timeout' });
    const { from, to, shipmentData } = domesticDraft;
    const body = { from: from.address, to: to.address, shipmentData, carriers: ['DHL', 'GLS'] };
    const gone = new AbortController();
    const rates = await api.call('owner', 'POST /rates', { body, signal: gone.signal });
    const reader = rates.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('GLS');
    expect((await api.call('owner', 'GET /shipments')).status).toBe(200);
    gone.abort();
    await expect.poll(() => api.calledOff).toContain('DHL');
  });
});

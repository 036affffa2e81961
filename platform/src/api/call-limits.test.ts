import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { endpoint } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import { defaultCallLimits } from './call-limits.ts';
import { closeProbe, described, endlessTables, serve, table } from './testing/probe-api.ts';
import { problem, startTestApi } from './testing/test-api.ts';

afterEach(closeProbe);

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
  const { ask, server } = await serve(call, lines, { ...limits, readerPatience: 20 });
  // A line that holds nothing: all that such a stream may say could lie between the two of them otherwise.
  server.on('connection', (socket) => socket.cork());
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

test('each part of a table is made in a turn of its own: whoever else waits for one does not wait for the table', async () => {
  const made = { atOnce: 0, most: 0 };
  async function* parts() {
    for (let row = 0; row < 50; row += 1) {
      made.atOnce += 1;
      made.most = Math.max(made.most, made.atOnce);
      await setImmediate();
      made.atOnce -= 1;
      yield 'x;';
    }
  }
  const { ask } = await serve(
    table,
    async () => ({ parts: parts(), fileName: 'Sendungen.csv', mediaType: 'text/csv' }),
    { ...limits, work: { inAll: 1, perCaller: 1 } },
  );
  const answers = await Promise.all([ask('anna'), ask('berta')]);
  for (const text of await Promise.all(answers.map((answer) => answer.text())))
    expect(text).toHaveLength(100);
  expect(made.most).toBe(1);
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

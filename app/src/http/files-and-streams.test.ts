import type { ServerResponse } from 'node:http';
import { endpoint } from 'contract';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { createHttpClient } from './http-client.ts';
import { serve } from './testing/test-server.ts';
import { failureOf, tokenSource } from './testing/test-tokens.ts';

const described = { summary: 'Try it', access: 'signed-in' } as const;
const file = endpoint({ ...described, method: 'GET', path: 'file', answer: 'pdf' });
const table = endpoint({ ...described, method: 'GET', path: 'table', answer: 'table' });
const rows = endpoint({
  ...described,
  method: 'POST',
  path: 'rows',
  body: v.looseObject({}),
  answer: 'ndjson',
  response: v.object({ id: v.string() }),
});

/** Patient, because a busy machine must not look like a server that hangs. */
const patienceMs = 60_000;

function clientFor(baseUrl: string) {
  const timeouts = { connectMs: patienceMs, bodyMs: patienceMs };
  return createHttpClient({ baseUrl, tokens: tokenSource(), timeouts });
}

afterEach(() => {
  // First the spies: one that is taken off later would put the clock that it was set on back.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a file comes as a blob, an empty one is broken', async () => {
  const type = { 'content-type': 'application/pdf' };
  await using server = await serve(
    (answer) => void answer.writeHead(200, type).end('%PDF-1.7'),
    (answer) => void answer.writeHead(200, type).end(),
  );
  const client = clientFor(server.url);
  await expect(client.blob(file).then((blob) => blob.text())).resolves.toBe('%PDF-1.7');
  expect(await failureOf(client.blob(file))).toMatchObject({ kind: 'brokenAnswer' });
});

test('a table comes as a blob, and nothing else in its place', async () => {
  await using server = await serve(
    (answer) => void answer.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end('a;b'),
    (answer) => void answer.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'),
  );
  const client = clientFor(server.url);
  await expect(client.blob(table).then((blob) => blob.text())).resolves.toBe('a;b');
  expect(server.seen[0]?.headers.accept).toBe(
    'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, application/problem+json',
  );
  expect(await failureOf(client.blob(table))).toMatchObject({ kind: 'brokenAnswer' });
});

/**
 * A table that begins to come, and a way to wait until so many stretches of its limit have begun.
 *
 * @param signal of the test, so that nothing waits on once it is over
 */
async function beginTable(signal: AbortSignal) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = Promise.withResolvers<ServerResponse>();
  const server = await serve((answer) => {
    answer.writeHead(200, { 'content-type': 'text/csv' }).flushHeaders();
    begun.resolve(answer);
  });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const whole = clientFor(server.url).blob(table);
  const answer = await begun.promise;
  const stretches = () => timers.mock.calls.filter(([, milliseconds]) => milliseconds === patienceMs).length;
  // Nothing of vitest's own, which moves the clock on while it waits.
  const begins = async (count: number) => {
    while (stretches() < count) {
      signal.throwIfAborted();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  // One for the way to the first byte, one for the first stretch of the body.
  await begins(2);
  return { server, whole, answer, begins };
}

test('a file may take as long as it likes while it goes on', async ({ signal }) => {
  const { server, whole, answer, begins } = await beginTable(signal);
  await using _ = server;
  for (const [index, piece] of ['a;b\n', 'c;d\n', 'e;f\n'].entries()) {
    vi.advanceTimersByTime(patienceMs - 1);
    answer.write(piece);
    await begins(3 + index);
  }
  answer.end();
  const file = await whole;
  expect([await file.text(), file.type]).toEqual(['a;b\nc;d\ne;f\n', 'text/csv']);
});

test('a file that falls silent is given up', async ({ signal }) => {
  const { server, whole, answer, begins } = await beginTable(signal);
  await using _ = server;
  const failure = failureOf(whole);
  answer.write('a;b\n');
  await begins(3);
  vi.advanceTimersByTime(patienceMs);
  expect((await failure).kind).toBe('timeout');
});

test('a stream gives its lines as they come, however they are cut', async () => {
  const begun = Promise.withResolvers<ServerResponse>();
  await using server = await serve((answer) => {
    answer.writeHead(200, { 'content-type': 'application/x-ndjson' });
    answer.write('{"id":"a"}\n{"id');
    begun.resolve(answer);
  });
  const ids: string[] = [];
  for await (const { id } of clientFor(server.url).stream(rows, { body: {} })) {
    ids.push(id);
    if (id === 'a') (await begun.promise).end('":"ü"}\n\n{"id":"c"}');
  }
  expect(ids).toEqual(['a', 'ü', 'c']);
});

test.each([
  ['falls silent', 'timeout', () => vi.advanceTimersByTime(patienceMs)],
  ['breaks', 'offline', (answer: ServerResponse) => answer.destroy()],
  ['sends nonsense', 'brokenAnswer', (answer: ServerResponse) => answer.end('{"id":2}\n')],
] as const)('a stream that %s is „%s“ after what it gave', async (_, kind, then) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = Promise.withResolvers<ServerResponse>();
  await using server = await serve((answer) => {
    answer.writeHead(200, { 'content-type': 'application/x-ndjson' });
    answer.write('{"id":"a"}\n');
    begun.resolve(answer);
  });
  const lines = clientFor(server.url).stream(rows, { body: {} });
  expect((await lines.next()).value).toEqual({ id: 'a' });
  const failure = failureOf(lines.next());
  then(await begun.promise);
  expect((await failure).kind).toBe(kind);
});

test('whoever stops reading a stream closes the connection', async () => {
  const closed = Promise.withResolvers<void>();
  await using server = await serve((answer) => {
    answer.on('close', closed.resolve);
    answer.writeHead(200, { 'content-type': 'application/x-ndjson' }).write('{"id":"a"}\n');
  });
  for await (const line of clientFor(server.url).stream(rows, { body: {} })) {
    expect(line.id).toBe('a');
    break;
  }
  await closed.promise;
});

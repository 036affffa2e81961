import { endpoint } from 'contract';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionError } from '../auth/session-error.ts';
import { isWriting, onWritesDone } from '../network/writes-under-way.ts';
import { createHttpClient, type TokenSource } from './http-client.ts';
import { json, problem, serve } from './testing/test-server.ts';
import { failureOf, tokenSource } from './testing/test-tokens.ts';

const response = v.object({ id: v.string() });
const read = endpoint({
  method: 'GET',
  path: 'things/{id}',
  summary: 'Try it',
  access: 'signed-in',
  query: v.object({ search: v.optional(v.string()), page: v.optional(v.number()) }),
  answer: 'json',
  response,
});
const create = endpoint({
  method: 'POST',
  path: 'things',
  summary: 'Try it',
  access: 'signed-in',
  body: v.looseObject({}),
  answer: 'json',
  response,
  isIdempotent: true,
});
const remove = endpoint({
  method: 'DELETE',
  path: 'things/{id}',
  summary: 'Try it',
  access: 'signed-in',
  answer: 'empty',
});

const params = { id: 'a/b' };
const thing = { id: '1' };

/** How long the clients of the test have paused before second attempts: none of them really waits. */
let pauses: number[] = [];
beforeEach(() => {
  pauses = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const pause = async (milliseconds: number) => void pauses.push(milliseconds);

/** Patient, because a busy machine must not look like a server that hangs. */
const patience = { connectMs: 60_000, bodyMs: 70_000 };

function clientFor(baseUrl: string, tokens: TokenSource = tokenSource()) {
  return createHttpClient({ baseUrl, tokens, timeouts: patience, pause });
}

function waitingClientFor(baseUrl: string) {
  return createHttpClient({ baseUrl, tokens: tokenSource(), timeouts: patience });
}

test('a call carries token, offset, locale and query, and its answer is parsed', async () => {
  await using server = await serve(json(200, { ...thing, more: true }));
  const client = clientFor(server.url);
  await expect(client.call(read, { params, query: { search: 'Bäcker & Söhne', page: 2 } })).resolves.toEqual(
    thing,
  );
  const [request] = server.seen;
  expect(request?.url).toBe('/things/a%2Fb?search=B%C3%A4cker+%26+S%C3%B6hne&page=2');
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer first',
    'timezone-offset': String(new Date().getTimezoneOffset()),
    locale: 'de-DE',
  });
});

test('a write is known as under way until its outcome is, a read never', async () => {
  await using server = await serve(json(200, thing), json(201, thing), problem(500));
  const client = clientFor(server.url);
  const reading = client.call(read, { params });
  expect(isWriting()).toBe(false);
  await reading;
  const told = Promise.withResolvers<void>();
  const stop = onWritesDone(told.resolve);
  const writing = client.call(create, { body: {}, idempotencyKey: 'key-1' });
  expect(isWriting()).toBe(true);
  await writing;
  expect(isWriting()).toBe(false);
  await told.promise;
  stop();
  await expect(client.call(create, { body: {}, idempotencyKey: 'key-2' })).rejects.toMatchObject({
    status: 500,
  });
  expect(isWriting()).toBe(false);
});

test('a creating call carries its key and body, and is a fault in the code without a key', async () => {
  await using server = await serve(json(201, thing));
  const client = clientFor(server.url);
  await client.call(create, { body: { name: 'Ü' }, idempotencyKey: 'key-1' });
  expect(server.seen[0]).toMatchObject({ method: 'POST', body: '{"name":"Ü"}' });
  expect(server.seen[0]?.headers['idempotency-key']).toBe('key-1');
  await expect(client.call(create, { body: {} })).rejects.toThrow(TypeError);
  expect(server.seen).toHaveLength(1);
});

test('an empty answer is undefined', async () => {
  await using server = await serve((answer) => void answer.writeHead(204).end());
  await expect(clientFor(server.url).call(remove, { params })).resolves.toBeUndefined();
});

test('a page in place of an empty answer is not taken for one', async () => {
  await using server = await serve((answer) => void answer.writeHead(200).end('<h1>Anmelden</h1>'));
  const error = await failureOf(clientFor(server.url).call(remove, { params }));
  expect(error).toMatchObject({ kind: 'brokenAnswer', status: 200, isOutcomeUnknown: true });
});

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [422, 'invalid'],
  [418, 'server'],
  [500, 'server'],
] as const)('status %i of a write is „%s“, sent once', async (status, kind) => {
  await using server = await serve(problem(status, {}, { 'x-request-id': 'r-7' }));
  const error = await failureOf(clientFor(server.url).call(create, { body: {}, idempotencyKey: 'k' }));
  expect(error).toMatchObject({ kind, status, requestId: 'r-7', message: 'Das hat nicht geklappt.' });
  expect(server.seen).toHaveLength(status === 401 ? 2 : 1);
});

test('a refused input names its fields', async () => {
  await using server = await serve(
    problem(422, { errors: [{ pointer: '/to/address/city', detail: 'Pflichtfeld' }] }),
  );
  const error = await failureOf(clientFor(server.url).call(create, { body: {}, idempotencyKey: 'k' }));
  expect([...error.fields]).toEqual([['/to/address/city', 'Pflichtfeld']]);
  expect(error.isOutcomeUnknown).toBe(false);
});

test('a read is asked a second time, not a third', async () => {
  await using recovering = await serve(problem(503), json(200, thing));
  await expect(clientFor(recovering.url).call(read, { params })).resolves.toEqual(thing);
  await using failing = await serve(problem(503));
  expect(await failureOf(clientFor(failing.url).call(read, { params }))).toMatchObject({
    kind: 'server',
    status: 503,
  });
  expect(failing.seen).toHaveLength(2);
  expect(pauses).toHaveLength(2);
  for (const milliseconds of pauses) expect(milliseconds).toBeGreaterThanOrEqual(300);
});

test('Retry-After is waited for', async () => {
  await using server = await serve(problem(429, {}, { 'retry-after': '1' }), json(200, thing));
  await clientFor(server.url).call(read, { params });
  expect(pauses).toEqual([1000]);
});

test('a pause is a wait', async () => {
  await using server = await serve(problem(503), json(200, thing));
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await waitingClientFor(server.url).call(read, { params });
  const waits = timers.mock.calls.map(([, milliseconds = 0]) => milliseconds);
  expect(waits.filter((milliseconds) => milliseconds >= 300 && milliseconds < 1000)).toHaveLength(1);
});

test('a long Retry-After is told and not waited for', async () => {
  await using server = await serve(problem(429, {}, { 'retry-after': '120' }));
  const error = await failureOf(clientFor(server.url).call(read, { params }));
  expect(error).toMatchObject({ kind: 'rateLimited', retryAfterSeconds: 120 });
  expect(server.seen).toHaveLength(1);
  expect(pauses).toEqual([]);
});

test('headers that never come and a body that never ends are time-outs, asked once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = Promise.withResolvers<void>();
  await using hungHeaders = await serve(() => asked.resolve());
  const headersLate = failureOf(clientFor(hungHeaders.url).call(read, { params }));
  await asked.promise;
  vi.advanceTimersByTime(patience.connectMs);
  expect(await headersLate).toMatchObject({ kind: 'timeout' });
  expect(hungHeaders.seen).toHaveLength(1);
  await using hungBody = await serve((answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
  });
  const fetching = vi.spyOn(globalThis, 'fetch');
  const bodyLate = failureOf(clientFor(hungBody.url).call(read, { params }));
  await expect
    .poll(() => fetching.mock.settledResults, { interval: 5 })
    .toMatchObject([{ type: 'fulfilled' }]);
  vi.advanceTimersByTime(patience.connectMs);
  expect(fetching.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  vi.advanceTimersByTime(patience.bodyMs - patience.connectMs);
  expect(await bodyLate).toMatchObject({ kind: 'timeout', status: 200 });
});

test('nobody listening is „offline“', async () => {
  const server = await serve(json(200, thing));
  await server[Symbol.asyncDispose]();
  expect(await failureOf(clientFor(server.url).call(read, { params }))).toMatchObject({ kind: 'offline' });
});

test('a connection that breaks inside a body is „offline“ and asked again', async () => {
  await using server = await serve(
    (answer) => {
      answer
        .writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
        .write('{"id":', () => answer.destroy());
    },
    json(200, thing),
  );
  await expect(clientFor(server.url).call(read, { params })).resolves.toEqual(thing);
});

test.each([
  ['JSON that is cut off', 'application/json', '{"id":'],
  ['a hotel page', 'text/html', '<html>Willkommen</html>'],
  ['JSON with a wrong type', 'text/plain', '{"id":"1"}'],
  ['JSON of another shape', 'application/json', '{"id":1}'],
  ['nothing', 'application/json', ''],
])('%s is a broken answer, asked once', async (_, type, body) => {
  await using server = await serve(
    (answer) => void answer.writeHead(200, { 'content-type': type }).end(body),
  );
  expect(await failureOf(clientFor(server.url).call(read, { params }))).toMatchObject({
    kind: 'brokenAnswer',
  });
  expect(server.seen).toHaveLength(1);
});

test.each([
  ['ended', 'unauthorized'],
  ['unreachable', 'offline'],
] as const)('without a token (%s) nothing is sent: %s', async (reason, kind) => {
  await using server = await serve(json(200, thing));
  const tokens = { ...tokenSource(), getAccessToken: () => Promise.reject(new SessionError(reason)) };
  expect(await failureOf(clientFor(server.url, tokens).call(read, { params }))).toMatchObject({ kind });
  expect(server.seen).toHaveLength(0);
});

test('an abort by the caller is told as such, also while waiting for the second attempt', async () => {
  const leaving = new AbortController();
  await using hung = await serve(() => leaving.abort());
  const left = clientFor(hung.url).call(read, { params, signal: leaving.signal });
  expect(await failureOf(left)).toMatchObject({ kind: 'aborted' });
  await using failing = await serve(problem(503, {}, { 'retry-after': '5' }));
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const later = new AbortController();
  const failure = failureOf(waitingClientFor(failing.url).call(read, { params, signal: later.signal }));
  await expect.poll(() => timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(5000);
  later.abort();
  expect((await failure).kind).toBe('aborted');
  expect(failing.seen).toHaveLength(1);
});

import { endpoint } from 'contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createHttpClient, type TokenSource } from './http-client.ts';
import { json, problem, serve } from './testing/test-server.ts';
import { failureOf, tokenSource } from './testing/test-tokens.ts';

const response = v.object({ id: v.string() });
const read = endpoint({
  method: 'GET',
  path: 'thing',
  summary: 'Try it',
  access: 'signed-in',
  answer: 'json',
  response,
});
const write = endpoint({
  method: 'PATCH',
  path: 'thing',
  summary: 'Try it',
  access: 'signed-in',
  answer: 'empty',
});
const rows = endpoint({
  method: 'POST',
  path: 'rows',
  summary: 'Try it',
  access: 'signed-in',
  body: v.looseObject({}),
  answer: 'ndjson',
  response,
});

function clientFor(baseUrl: string, tokens: TokenSource = tokenSource(), bodyMs = 10_000) {
  return createHttpClient({ baseUrl, tokens, timeouts: { connectMs: 10_000, bodyMs } });
}

test('A5.21 a repetition that fails for another reason does not end the session', async () => {
  await using server = await serve(problem(401), problem(503));
  const tokens = tokenSource();
  expect(await failureOf(clientFor(server.url, tokens).call(write))).toMatchObject({ status: 503 });
  expect(server.seen).toHaveLength(2);
  expect(tokens).toMatchObject({ renewed: 1, ended: 0 });
});

test('a write that was given up is told as such, with why', async () => {
  const caller = new AbortController();
  await using server = await serve(() => caller.abort());
  const error = await failureOf(clientFor(server.url).call(write, { signal: caller.signal }));
  expect(error).toMatchObject({ kind: 'aborted', isOutcomeUnknown: true });
  expect(error.cause).toBeInstanceOf(DOMException);
  expect(server.seen).toHaveLength(1);
});

test('whoever has given up does not wait for a second attempt', async () => {
  const caller = new AbortController();
  await using server = await serve((answer, request) => {
    problem(503, {}, { 'retry-after': '10' })(answer, request);
    answer.on('finish', () => setImmediate(() => caller.abort()));
  });
  const error = await failureOf(clientFor(server.url).call(read, { signal: caller.signal }));
  expect(error.kind).toBe('aborted');
  expect(server.seen).toHaveLength(1);
});

test('a proxy’s own page is told by its status', async () => {
  const page = { 'content-type': 'text/html', 'x-request-id': 'r-9' };
  await using server = await serve((answer) => void answer.writeHead(404, page).end('<h1>gone</h1>'));
  const error = await failureOf(clientFor(server.url).call(read));
  expect(error).toMatchObject({ kind: 'notFound', status: 404, requestId: 'r-9', message: 'Status 404' });
  expect(error.problem).toBeUndefined();
});

test.each([
  ['without a type', {}],
  ['of no known shape', { 'content-type': 'application/problem+json' }],
])('a failure %s is told by its status', async (_, headers) => {
  await using server = await serve((answer) => void answer.writeHead(403, headers).end('{"oops":1}'));
  const error = await failureOf(clientFor(server.url).call(read));
  expect(error).toMatchObject({ kind: 'forbidden', message: 'Status 403' });
  expect(error.problem).toBeUndefined();
});

test('a problem names its request where no header does, and its type may say more', async () => {
  const type = 'Application/Problem+JSON; charset=utf-8';
  await using server = await serve(problem(403, { requestId: 'r-8' }, { 'content-type': type }));
  expect(await failureOf(clientFor(server.url).call(read))).toMatchObject({
    requestId: 'r-8',
    problem: { title: 'Das hat nicht geklappt.' },
  });
});

test('an answer that breaks the contract says where, and whose it was', async () => {
  await using server = await serve(json(200, { id: 1 }, { 'x-request-id': 'r-5' }));
  const error = await failureOf(clientFor(server.url).call(read));
  expect(error).toMatchObject({ kind: 'brokenAnswer', status: 200, requestId: 'r-5' });
  expect(error.message).toContain('"id"');
});

test('a failure whose words never end is a time-out, and not asked again', async () => {
  await using server = await serve((answer) => {
    answer.writeHead(503, { 'content-type': 'application/problem+json' }).write('{');
  });
  const error = await failureOf(clientFor(server.url, tokenSource(), 100).call(read));
  expect(error).toMatchObject({ kind: 'timeout', status: 503 });
  expect(server.seen).toHaveLength(1);
});

test('an answer may take as long as a body after it has begun, however late it began', async () => {
  await using server = await serve((answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
  });
  const client = createHttpClient({
    baseUrl: server.url,
    tokens: tokenSource(),
    timeouts: { connectMs: 60_000, bodyMs: 100 },
  });
  expect(await failureOf(client.call(read))).toMatchObject({ kind: 'timeout', status: 200 });
});

test('a stream that its caller gives up is told as such', async () => {
  const caller = new AbortController();
  const closed = Promise.withResolvers<void>();
  await using server = await serve((answer) => {
    answer.on('close', closed.resolve);
    answer.writeHead(200, { 'content-type': 'application/x-ndjson' }).write('{"id":"a"}\n');
  });
  const lines = clientFor(server.url).stream(rows, { body: { a: 1 }, signal: caller.signal });
  expect(await lines.next()).toEqual({ done: false, value: { id: 'a' } });
  const waiting = failureOf(lines.next());
  caller.abort();
  expect(await waiting).toMatchObject({ kind: 'aborted' });
  await closed.promise;
  expect(server.seen[0]?.body).toBe('{"a":1}');
});

test('a token that is missing for a fault tells the fault', async () => {
  const cause = new Error('no storage');
  const tokens = { ...tokenSource(), getAccessToken: () => Promise.reject(cause) };
  await using server = await serve(json(200, {}));
  const error = await failureOf(clientFor(server.url, tokens).call(write));
  expect(error).toMatchObject({ kind: 'offline', cause });
});

test('a fault in our own code is no failure of the network, and is not tried again', async () => {
  const faulty = v.pipe(
    response,
    v.transform((): { id: string } => {
      throw new TypeError('Cannot read properties of undefined');
    }),
  );
  await using server = await serve(json(200, { id: 'a' }));
  const client = clientFor(server.url);
  const asked = client.call({ ...read, response: faulty });
  await expect(asked).rejects.toThrow(new TypeError('Cannot read properties of undefined'));
  expect(server.seen).toHaveLength(1);
});

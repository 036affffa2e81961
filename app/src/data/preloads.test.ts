import { endpoint } from 'contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createHttpClient } from '../http/http-client.ts';
import { json, problem, serve } from '../http/testing/test-server.ts';
import { tokenSource } from '../http/testing/test-tokens.ts';
import { createPreloads } from './preloads.ts';

const read = endpoint({
  method: 'GET',
  path: 'thing',
  summary: 'Try it',
  access: 'signed-in',
  answer: 'json',
  response: v.number(),
});

/** A server whose answer tells how often it has been asked. */
async function setUp() {
  let amount = 0;
  const server = await serve((response, request) => json(200, (amount += 1))(response, request));
  const timeouts = { connectMs: 5000, bodyMs: 5000 };
  const http = createHttpClient({ baseUrl: server.url, tokens: tokenSource(), timeouts });
  const clock = { now: 0 };
  const preloads = createPreloads(() => clock.now);
  return {
    server,
    clock,
    preloads,
    ask: () => http.call(read),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test('what was asked for in advance is taken once', async () => {
  await using t = await setUp();
  t.preloads.start('a', t.ask);
  t.preloads.start('a', t.ask);
  expect(t.preloads.take('b')).toBeUndefined();
  await expect(t.preloads.take('a')).resolves.toBe(1);
  expect(t.preloads.take('a')).toBeUndefined();
  expect(t.server.seen).toHaveLength(1);
});

test('what was asked for in advance and not needed is not shown hours later', async () => {
  await using t = await setUp();
  t.preloads.start('a', t.ask);
  t.clock.now = 29_999;
  t.preloads.start('a', t.ask);
  await expect(t.preloads.take('a')).resolves.toBe(1);
  t.preloads.start('a', t.ask);
  t.clock.now += 30_000;
  expect(t.preloads.take('a')).toBeUndefined();
  t.clock.now += 3_600_000;
  t.preloads.start('a', t.ask);
  t.clock.now += 30_000;
  t.preloads.start('a', t.ask);
  await expect(t.preloads.take('a')).resolves.toBe(4);
});

test('what is shown already is not asked for in advance', async () => {
  await using t = await setUp();
  const [hide, hideAgain] = [t.preloads.show('a'), t.preloads.show('a')];
  t.preloads.start('a', t.ask);
  hide();
  t.preloads.start('a', t.ask);
  expect(t.preloads.take('a')).toBeUndefined();
  hideAgain();
  t.preloads.start('a', t.ask);
  await expect(t.preloads.take('a')).resolves.toBe(1);
});

test('what is about to be shown is not asked for in advance any more, and a later try asks anew', async () => {
  await using t = await setUp();
  expect(t.preloads.take('a')).toBeUndefined();
  t.preloads.start('a', t.ask);
  const hide = t.preloads.show('a');
  expect(t.preloads.take('a')).toBeUndefined();
  hide();
  expect(t.server.seen).toHaveLength(0);
  t.preloads.start('a', t.ask);
  await expect(t.preloads.take('a')).resolves.toBe(1);
});

test('what may be outdated is dropped', async () => {
  await using t = await setUp();
  t.preloads.start('a', t.ask);
  t.preloads.drop();
  expect(t.preloads.take('a')).toBeUndefined();
});

test('a failure is told by whoever takes it', async () => {
  await using server = await serve(problem(404));
  const timeouts = { connectMs: 5000, bodyMs: 5000 };
  const http = createHttpClient({ baseUrl: server.url, tokens: tokenSource(), timeouts });
  const preloads = createPreloads();
  preloads.start('a', () => http.call(read));
  await expect(preloads.take('a')).rejects.toMatchObject({ kind: 'notFound' });
});

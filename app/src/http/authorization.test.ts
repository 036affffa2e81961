import { endpoint } from 'contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SessionError } from '../auth/session-error.ts';
import { createHttpClient, type TokenSource } from './http-client.ts';
import { requestInit, requestUrl } from './request.ts';
import { json, problem, serve } from './testing/test-server.ts';
import { failureOf, tokenSource } from './testing/test-tokens.ts';

const thing = { id: '1' };
const params = { id: 'a/b' };
const response = v.object({ id: v.string() });
const read = endpoint({
  method: 'GET',
  path: 'things/{id}',
  summary: 'Try it',
  access: 'signed-in',
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
const open = { ...read, access: 'everybody' } as const;

function clientFor(baseUrl: string, tokens: TokenSource = tokenSource()) {
  const timeouts = { connectMs: 10_000, bodyMs: 10_000 };
  return createHttpClient({ baseUrl, tokens, timeouts, pause: () => Promise.resolve() });
}

test('A5.29 a redirect is not followed, so that nobody else gets the token', async () => {
  await using stranger = await serve(json(200, thing));
  await using server = await serve((answer) => void answer.writeHead(302, { location: stranger.url }).end());
  expect(await failureOf(clientFor(server.url).call(read, { params }))).toMatchObject({ kind: 'offline' });
  expect(stranger.seen).toHaveLength(0);
});

test('A5.21 a 401 is answered by one renewal and one repetition with the same key', async () => {
  await using server = await serve(problem(401), json(201, thing));
  const tokens = tokenSource();
  await expect(
    clientFor(server.url, tokens).call(create, { body: {}, idempotencyKey: 'k' }),
  ).resolves.toEqual(thing);
  expect(server.seen.map(({ headers }) => [headers.authorization, headers['idempotency-key']])).toEqual([
    ['Bearer first', 'k'],
    ['Bearer second', 'k'],
  ]);
  expect(tokens).toMatchObject({ renewed: 1, ended: 0 });
});

test('where a 401 is not the platform’s own and no token comes after it, it stays open what was done', async () => {
  const renewAccessToken = () => Promise.reject(new SessionError('ended'));
  const failureAfter = async (answer: Parameters<typeof serve>[0]) => {
    await using server = await serve(answer);
    const tokens = { ...tokenSource(), renewAccessToken };
    return await failureOf(clientFor(server.url, tokens).call(create, { body: {}, idempotencyKey: 'k' }));
  };
  const ofStranger = await failureAfter((answer) => void answer.writeHead(401).end('<h1>Proxy</h1>'));
  expect(ofStranger).toMatchObject({ kind: 'unauthorized', isOutcomeUnknown: true });
  expect(await failureAfter(problem(401))).toMatchObject({ kind: 'unauthorized', isOutcomeUnknown: false });
});

test('A5.21 a second 401 ends the session', async () => {
  await using server = await serve(problem(401));
  const tokens = tokenSource();
  expect(await failureOf(clientFor(server.url, tokens).call(read, { params }))).toMatchObject({
    kind: 'unauthorized',
  });
  expect(server.seen).toHaveLength(2);
  expect(tokens).toMatchObject({ renewed: 1, ended: 1 });
});

test('A5.21 a write whose answer is anything else than a 401 is sent once', async () => {
  await using server = await serve(problem(503));
  const tokens = tokenSource();
  await failureOf(clientFor(server.url, tokens).call(create, { body: {}, idempotencyKey: 'k' }));
  expect(server.seen).toHaveLength(1);
  expect(tokens).toMatchObject({ renewed: 0, ended: 0 });
});

test('A5.21 a write that is refused twice is sent twice, under one key, and ends the session', async () => {
  await using server = await serve(problem(401));
  const tokens = tokenSource();
  await failureOf(clientFor(server.url, tokens).call(create, { body: {}, idempotencyKey: 'k' }));
  expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k']);
  expect(tokens).toMatchObject({ renewed: 1, ended: 1 });
});

test('a public call shows no token and does not ask the session for one', async () => {
  await using server = await serve(json(200, thing));
  const tokens = { ...tokenSource(), getAccessToken: () => new Promise<string>(() => undefined) };
  await expect(clientFor(server.url, tokens).call(open, { params })).resolves.toEqual(thing);
  expect(server.seen[0]?.headers).not.toHaveProperty('authorization');
  expect(server.seen[0]?.headers).toMatchObject({ locale: 'de-DE' });
});

test('a public call that is refused neither renews nor ends the session', async () => {
  await using server = await serve(problem(401));
  const tokens = tokenSource();
  expect(await failureOf(clientFor(server.url, tokens).call(open, { params }))).toMatchObject({
    kind: 'unauthorized',
  });
  expect(server.seen).toHaveLength(1);
  expect(tokens).toMatchObject({ renewed: 0, ended: 0 });
});

test('A5.29 whatever a parameter holds, the token goes to the endpoint of the API, or nowhere', () => {
  const nasty = fc.oneof(
    fc.constantFrom(
      '//evil.example',
      '/../..//evil.example',
      '@evil.example',
      '\\\\evil.example',
      '%2e%2e',
      '%2f',
    ),
    fc.string({ minLength: 1 }).filter((text) => text !== '.' && text !== '..'),
  );
  const urlOf = (id: string) => requestUrl('https://api.example/v1', read, { params: { id } });
  fc.assert(
    fc.property(nasty, (id) => {
      const { origin, pathname } = new URL(urlOf(id));
      expect(origin).toBe('https://api.example');
      expect(pathname).toMatch(/^\/v1\/things\/[^/]+$/);
    }),
  );
  for (const id of ['.', '..']) expect(() => urlOf(id)).toThrow(TypeError);
  expect(requestInit(read, { params }, 'token')).toMatchObject({ redirect: 'error', credentials: 'omit' });
});

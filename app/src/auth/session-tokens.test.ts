import { expect, test } from 'vitest';
import { DOMAIN, ORIGIN, refusal, tokenAnswer } from './testing/fake-world.ts';
import { setUpSessions } from './testing/set-up.ts';

const t = setUpSessions();

test('cookie mode sends credentials and no refresh token, and finds the session after a reload', async () => {
  await t.signIn();
  const session = t.create();
  await session.start();
  expect(session.getSnapshot().status).toBe('signedIn');
  expect(Object.fromEntries(t.world.requests[1]?.body ?? [])).toEqual({
    client_id: 'spa@live',
    grant_type: 'refresh_token',
  });
  expect(t.world.requests[1]?.credentials).toBe('include');
  expect(t.world.localStorage.keys('').map((key) => t.world.localStorage.read(key))).toEqual(['1']);
});

test('local-storage mode sends the refresh token that it was given last', async () => {
  t.world.answer = (_, index) => tokenAnswer(t.world, { body: { refresh_token: `r-${index}` } });
  await t.signIn({ useLocalStorage: true });
  await t.create({ useLocalStorage: true }).start();
  await t.create({ useLocalStorage: true }).start();
  expect(t.world.requests.map(({ body }) => body.get('refresh_token'))).toEqual([null, 'r-0', 'r-1']);
  expect(t.world.requests[1]?.credentials).toBe('omit');
});

test('a token is used until a minute before its end, and renewed once for all who ask', async () => {
  const session = await t.signIn();
  t.pass(539_000);
  await session.getAccessToken();
  expect(t.world.requests).toHaveLength(1);
  t.pass(1000);
  const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => session.getAccessToken()));
  expect(new Set(tokens).size).toBe(1);
  expect(t.world.requests).toHaveLength(2);
});

test('while the provider is away a token is used to its end, and the session stays', async () => {
  const session = await t.signIn();
  t.world.answer = () => new Response('', { status: 503 });
  t.pass(599_000);
  await expect(session.getAccessToken()).resolves.toBeTypeOf('string');
  t.pass(1000);
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(session.getSnapshot().status).toBe('signedIn');
  t.world.answer = () => tokenAnswer(t.world);
  await expect(session.getAccessToken()).resolves.toBeTypeOf('string');
});

test('a refresh that the provider refuses ends the session', async () => {
  const session = await t.signIn();
  t.world.answer = () => refusal();
  await expect(session.renewAccessToken(await session.getAccessToken())).rejects.toMatchObject({
    kind: 'ended',
  });
  expect(session.getSnapshot()).toMatchObject({ status: 'ended', user: { id: 'person-1' } });
});

test('a refused token that has been renewed meanwhile costs no further call', async () => {
  const session = await t.signIn();
  const first = await session.getAccessToken();
  t.pass(1000);
  await Promise.all([session.renewAccessToken(first), session.renewAccessToken(first)]);
  await session.renewAccessToken(first);
  expect(t.world.requests).toHaveLength(2);
});

test('at the start an unreachable provider leaves it open, and starting again can succeed', async () => {
  await t.signIn();
  t.world.answer = () => Promise.reject(new TypeError('fetch failed'));
  const session = t.create();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'unknown', isUnreachable: true });
  t.world.answer = () => tokenAnswer(t.world);
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', isUnreachable: false });
});

test('signing out forgets everything, also what a refresh under way would bring', async () => {
  const session = await t.signIn();
  const slow = Promise.withResolvers<Response>();
  t.world.answer = () => slow.promise;
  const refreshing = session.refresh().catch((error: unknown) => error);
  session.signOut();
  slow.resolve(tokenAnswer(t.world));
  expect(await refreshing).toMatchObject({ kind: 'ended' });
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedOut',
    user: undefined,
    claims: undefined,
    isLeaving: true,
  });
  expect(t.world.localStorage.keys('')).toEqual([]);
  expect(t.world.left.at(-1)).toBe(`${DOMAIN}/logout?redirect=${encodeURIComponent(ORIGIN)}`);
});

test('nothing brings tokens back after signing out', async () => {
  const session = await t.signIn();
  const token = await session.getAccessToken();
  session.signOut();
  await expect(session.renewAccessToken(token)).rejects.toMatchObject({ kind: 'ended' });
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'ended' });
  expect(t.world.requests).toHaveLength(1);
  expect(session.getSnapshot().isLeaving).toBe(true);
});

test('a browser whose clock is an hour wrong can sign in and uses its tokens in time', async () => {
  t.world.providerAheadMs = -3_600_000;
  const session = await t.signIn();
  expect(session.getSnapshot().status).toBe('signedIn');
  await session.getAccessToken();
  expect(t.world.requests).toHaveLength(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SignInConfigurationInput } from './configuration.ts';
import { createSession, type Session, type SignInFailure } from './session.ts';
import {
  DOMAIN,
  type FakeWorld,
  fakeWorld,
  ORIGIN,
  refusal,
  returnUrl,
  tokenAnswer,
} from './testing/fake-world.ts';

const configuration: SignInConfigurationInput = {
  redirect_uri: ORIGIN,
  domain: `${DOMAIN}/`,
  audience: 'api',
};
const START = Date.UTC(2026, 10, 21);
let world: FakeWorld;
let log: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  world = fakeWorld();
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

const create = (more: Partial<SignInConfigurationInput> = {}) =>
  createSession({ ...configuration, ...more }, world);

/** Signs in, with the page left and loaded again in between, as it happens. */
async function signIn(more: Partial<SignInConfigurationInput> = {}): Promise<Session> {
  await create(more).signIn();
  world.href = returnUrl(world);
  const session = create(more);
  await session.start();
  return session;
}

test.each([
  [{ redirect_uri: undefined }, 'Please supply a valid redirect_uri'],
  [{ domain: 'login' }, 'Please supply a valid domain'],
  [{ audience: 1 }, 'audience'],
  [{ scope: 1 }, 'scope'],
  [{ useLocalStorage: 'yes' }, 'useLocalStorage'],
])('%j is refused', (wrong, message) => {
  expect(() => createSession({ ...configuration, ...wrong } as SignInConfigurationInput, world)).toThrow(
    message,
  );
});

test('who never signed in is signed out without a request', async () => {
  const session = create();
  expect(session.getSnapshot().status).toBe('unknown');
  await session.start();
  expect(session.getSnapshot().status).toBe('signedOut');
  expect(world.requests).toHaveLength(0);
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'ended' });
});

test('signing in leaves for the provider with all that the specification names', async () => {
  const session = create();
  await session.start();
  await session.signIn({ prompt: 'create', isCreateOrg: true, orgName: 'Bäcker & Söhne', orgCode: 'org_2' });
  const url = new URL(world.left[0] ?? '');
  expect(`${url.origin}${url.pathname}`).toBe(`${DOMAIN}/oauth2/auth`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    redirect_uri: ORIGIN,
    client_id: 'spa@live',
    response_type: 'code',
    scope: 'openid profile email offline',
    code_challenge_method: 'S256',
    prompt: 'create',
    is_create_org: 'true',
    org_name: 'Bäcker & Söhne',
    org_code: 'org_2',
    audience: 'api',
  });
  expect(url.searchParams.get('state')).toHaveLength(56);
  expect(session.getSnapshot().isLeaving).toBe(true);
});

test('coming back signs in, at the page that was asked for and with a clean address', async () => {
  await create().signIn();
  world.href = returnUrl(world);
  const session = create();
  const started = session.start();
  expect(world.href).toBe(`${ORIGIN}/sendungen?status=avis`);
  await Promise.all([started, session.start()]);
  expect(world.requests).toHaveLength(1);
  expect(Object.fromEntries(world.requests[0]?.body ?? [])).toEqual({
    client_id: 'spa@live',
    code: 'c-1',
    code_verifier: expect.stringMatching(/^[0-9a-f]{56}$/),
    grant_type: 'authorization_code',
    redirect_uri: ORIGIN,
  });
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedIn',
    user: { id: 'person-1', given_name: 'Jörg' },
  });
  expect(session.hasAnyPermission(['create:shipments'])).toBe(true);
});

test('a target on the list is followed after signing in, any other leads home', async () => {
  const listed = { externalRedirectOrigins: ['https://hilfe.example'] };
  await create(listed).signIn({ returnTo: 'https://hilfe.example/x' });
  world.href = returnUrl(world);
  await create(listed).start();
  expect(world.left.at(-1)).toBe('https://hilfe.example/x');
  await create(listed).signIn({ returnTo: 'https://evil.example/x' });
  world.href = returnUrl(world);
  await create(listed).start();
  expect(world.href).toBe(`${ORIGIN}/`);
});

test('a state that nobody sent is logged and changes nothing', async () => {
  world.href = `${ORIGIN}/?code=c&state=forged`;
  const session = create();
  await session.start();
  expect(log).toHaveBeenCalledWith('Invalid state');
  expect(world.requests).toHaveLength(0);
  expect(world.href).toBe(`${ORIGIN}/`);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error: 'invalid_state' } });
});

test('an error on return goes to the callback, or back to where the person came from', async () => {
  const query = { error: 'access_denied', error_description: 'Nein' };
  await create().signIn({ returnTo: '/kontakte' });
  world.href = returnUrl(world, query);
  const session = create();
  await session.start();
  expect(world.href).toBe(`${ORIGIN}/sendungen?status=avis`);
  expect(session.getSnapshot().failure).toMatchObject({ error: 'access_denied', errorDescription: 'Nein' });

  await create().signIn();
  world.href = returnUrl(world, query);
  const onSignInError = vi.fn<(failure: SignInFailure) => void>();
  await createSession(configuration, world, { onSignInError }).start();
  expect(onSignInError).toHaveBeenCalledWith({
    error: 'access_denied',
    errorDescription: 'Nein',
    state: expect.any(String),
    appState: { originUrl: '/sendungen?status=avis', redirectTo: '/sendungen?status=avis' },
  });
});

test.each([
  ['issuer', { access: { iss: 'https://evil.example' } }],
  ['azp', { access: { azp: 'other' } }],
  ['missing azp', { id: { azp: undefined } }],
  ['audience', { access: { aud: ['other'] } }],
  ['audience that is no array', { access: { aud: 'api' } }],
  ['id token for others', { id: { aud: 'other' } }],
  ['expired', { access: { exp: START / 1000 - 60 } }],
  ['algorithm', { header: { alg: 'none' } }],
  ['nonce', { id: { nonce: 'other' } }],
  ['another person', { id: { sub: 'person-2' } }],
  ['missing id token', { body: { id_token: undefined } }],
  ['missing access token', { body: { access_token: undefined } }],
  ['token type', { body: { token_type: 'mac' } }],
])('a token answer with a wrong %s signs nobody in', async (_, change) => {
  world.answer = () => tokenAnswer(world, change);
  const session = await signIn();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error: 'exchange_failed' } });
  expect(session.getSnapshot().claims).toBeUndefined();
});

test('a token that expired within the leeway is still accepted', async () => {
  world.answer = () => tokenAnswer(world, { access: { exp: START / 1000 - 59 } });
  expect((await signIn()).getSnapshot().status).toBe('signedIn');
});

test('cookie mode sends credentials and no refresh token, and finds the session after a reload', async () => {
  await signIn();
  const session = create();
  await session.start();
  expect(session.getSnapshot().status).toBe('signedIn');
  expect(Object.fromEntries(world.requests[1]?.body ?? [])).toEqual({
    client_id: 'spa@live',
    grant_type: 'refresh_token',
  });
  expect(world.requests[1]?.credentials).toBe('include');
  expect(world.localStorage.keys('').map((key) => world.localStorage.read(key))).toEqual(['1']);
});

test('local-storage mode sends the refresh token that it was given last', async () => {
  world.answer = (_, index) => tokenAnswer(world, { body: { refresh_token: `r-${index}` } });
  await signIn({ useLocalStorage: true });
  await create({ useLocalStorage: true }).start();
  await create({ useLocalStorage: true }).start();
  expect(world.requests.map(({ body }) => body.get('refresh_token'))).toEqual([null, 'r-0', 'r-1']);
  expect(world.requests[1]?.credentials).toBe('omit');
});

test('a token is used until a minute before its end, and renewed once for all who ask', async () => {
  const session = await signIn();
  pass(539_000);
  await session.getAccessToken();
  expect(world.requests).toHaveLength(1);
  pass(1000);
  const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => session.getAccessToken()));
  expect(new Set(tokens).size).toBe(1);
  expect(world.requests).toHaveLength(2);
});

test('while the provider is away a token is used to its end, and the session stays', async () => {
  const session = await signIn();
  world.answer = () => new Response('', { status: 503 });
  pass(599_000);
  await expect(session.getAccessToken()).resolves.toBeTypeOf('string');
  pass(1000);
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(session.getSnapshot().status).toBe('signedIn');
  world.answer = () => tokenAnswer(world);
  await expect(session.getAccessToken()).resolves.toBeTypeOf('string');
});

test('a refresh that the provider refuses ends the session', async () => {
  const session = await signIn();
  world.answer = () => refusal();
  await expect(session.renewAccessToken(await session.getAccessToken())).rejects.toMatchObject({
    kind: 'ended',
  });
  expect(session.getSnapshot()).toMatchObject({ status: 'ended', user: { id: 'person-1' } });
});

test('a refused token that has been renewed meanwhile costs no further call', async () => {
  const session = await signIn();
  const first = await session.getAccessToken();
  pass(1000);
  await Promise.all([session.renewAccessToken(first), session.renewAccessToken(first)]);
  await session.renewAccessToken(first);
  expect(world.requests).toHaveLength(2);
});

test('at the start an unreachable provider leaves it open, and starting again can succeed', async () => {
  await signIn();
  world.answer = () => Promise.reject(new TypeError('fetch failed'));
  const session = create();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'unknown', isUnreachable: true });
  world.answer = () => tokenAnswer(world);
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', isUnreachable: false });
});

test('signing out forgets everything, also what a refresh under way would bring', async () => {
  const session = await signIn();
  const slow = Promise.withResolvers<Response>();
  world.answer = () => slow.promise;
  const refreshing = session.refresh().catch((error: unknown) => error);
  session.signOut();
  slow.resolve(tokenAnswer(world));
  expect(await refreshing).toMatchObject({ kind: 'ended' });
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedOut',
    user: undefined,
    claims: undefined,
    isLeaving: true,
  });
  expect(world.localStorage.keys('')).toEqual([]);
  expect(world.left.at(-1)).toBe(`${DOMAIN}/logout?redirect=${encodeURIComponent(ORIGIN)}`);
});

test('nothing brings tokens back after signing out', async () => {
  const session = await signIn();
  const token = await session.getAccessToken();
  session.signOut();
  await expect(session.renewAccessToken(token)).rejects.toMatchObject({ kind: 'ended' });
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'ended' });
  expect(world.requests).toHaveLength(1);
  expect(session.getSnapshot().isLeaving).toBe(true);
});

test('a browser that keeps nothing is told instead of going round in circles', async () => {
  const { sessionStorage } = world;
  Object.assign(sessionStorage, { isFull: true });
  const session = create();
  await session.start();
  await session.signIn();
  expect(world.left).toEqual([]);
  expect(session.getSnapshot().failure?.error).toBe('storage_blocked');
});

test('a browser whose clock is an hour wrong can sign in and uses its tokens in time', async () => {
  world.providerAheadMs = -3_600_000;
  const session = await signIn();
  expect(session.getSnapshot().status).toBe('signedIn');
  await session.getAccessToken();
  expect(world.requests).toHaveLength(1);
});

test('no token is ever logged', async () => {
  world.answer = () => tokenAnswer(world, { access: { iss: 'https://evil.example' } });
  await signIn();
  expect(JSON.stringify(log.mock.calls)).not.toContain('eyJ');
});

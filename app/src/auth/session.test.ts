import { expect, test, vi } from 'vitest';
import type { SignInConfigurationInput } from './configuration.ts';
import type { SignInFailure } from './session-types.ts';
import { createSession } from './session.ts';
import { DOMAIN, ORIGIN, returnUrl, tokenAnswer } from './testing/fake-world.ts';
import { configuration, setUpSessions, START } from './testing/set-up.ts';

const t = setUpSessions();

test.each([
  [{ redirect_uri: undefined }, 'Please supply a valid redirect_uri'],
  [{ domain: 'login' }, 'Please supply a valid domain'],
  [{ audience: 1 }, 'audience'],
  [{ scope: 1 }, 'scope'],
  [{ useLocalStorage: 'yes' }, 'useLocalStorage'],
])('%j is refused', (wrong, message) => {
  expect(() => createSession({ ...configuration, ...wrong } as SignInConfigurationInput, t.world)).toThrow(
    message,
  );
});

test('who never signed in is signed out without a request', async () => {
  const session = t.create();
  expect(session.getSnapshot().status).toBe('unknown');
  await session.start();
  expect(session.getSnapshot().status).toBe('signedOut');
  expect(t.world.requests).toHaveLength(0);
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'ended' });
});

test('signing in leaves for the provider with all that the specification names', async () => {
  const session = t.create();
  await session.start();
  await session.signIn({ prompt: 'create', isCreateOrg: true, orgName: 'Bäcker & Söhne', orgCode: 'org_2' });
  const url = new URL(t.world.left[0] ?? '');
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
  await t.create().signIn();
  t.world.href = returnUrl(t.world);
  const session = t.create();
  const started = session.start();
  expect(t.world.href).toBe(`${ORIGIN}/sendungen?status=avis`);
  await Promise.all([started, session.start()]);
  expect(t.world.requests).toHaveLength(1);
  expect(Object.fromEntries(t.world.requests[0]?.body ?? [])).toEqual({
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
  await t.create(listed).signIn({ returnTo: 'https://hilfe.example/x' });
  t.world.href = returnUrl(t.world);
  await t.create(listed).start();
  expect(t.world.left.at(-1)).toBe('https://hilfe.example/x');
  await t.create(listed).signIn({ returnTo: 'https://evil.example/x' });
  t.world.href = returnUrl(t.world);
  await t.create(listed).start();
  expect(t.world.href).toBe(`${ORIGIN}/`);
});

test('a state that nobody sent is logged and changes nothing', async () => {
  t.world.href = `${ORIGIN}/?code=c&state=forged`;
  const session = t.create();
  await session.start();
  expect(t.log).toContainEqual(['Invalid state']);
  expect(t.world.requests).toHaveLength(0);
  expect(t.world.href).toBe(`${ORIGIN}/`);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error: 'invalid_state' } });
});

test('an error on return goes to the callback, or back to where the person came from', async () => {
  const query = { error: 'access_denied', error_description: 'Nein' };
  await t.create().signIn({ returnTo: '/kontakte' });
  t.world.href = returnUrl(t.world, query);
  const session = t.create();
  await session.start();
  expect(t.world.href).toBe(`${ORIGIN}/sendungen?status=avis`);
  expect(session.getSnapshot().failure).toMatchObject({ error: 'access_denied', errorDescription: 'Nein' });

  await t.create().signIn();
  t.world.href = returnUrl(t.world, query);
  const onSignInError = vi.fn<(failure: SignInFailure) => void>();
  await createSession(configuration, t.world, { onSignInError }).start();
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
  t.world.answer = () => tokenAnswer(t.world, change);
  const session = await t.signIn();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error: 'exchange_failed' } });
  expect(session.getSnapshot().claims).toBeUndefined();
});

test('a token that expired within the leeway is still accepted', async () => {
  t.world.answer = () => tokenAnswer(t.world, { access: { exp: START / 1000 - 59 } });
  expect((await t.signIn()).getSnapshot().status).toBe('signedIn');
});

test('a browser that keeps nothing is told instead of going round in circles', async () => {
  const { sessionStorage } = t.world;
  Object.assign(sessionStorage, { isFull: true });
  const session = t.create();
  await session.start();
  await session.signIn();
  expect(t.world.left).toEqual([]);
  expect(session.getSnapshot().failure?.error).toBe('storage_blocked');
});

test('no token is ever logged', async () => {
  t.world.answer = () => tokenAnswer(t.world, { access: { iss: 'https://evil.example' } });
  await t.signIn();
  expect(JSON.stringify(t.log)).not.toContain('eyJ');
});

import { expect, test, vi } from 'vitest';
import type { SignInConfigurationInput } from './configuration.ts';
import type { SignInFailure } from './session-types.ts';
import { createSession } from './session.ts';
import { returnUrl } from './testing/fake-world.ts';
import { DOMAIN, ORIGIN } from './testing/places.ts';
import { configuration, setUpSessions } from './testing/set-up.ts';
import { refusal, tokenAnswer } from './testing/token-answer.ts';

const t = setUpSessions();

test.each([
  [{ redirect_uri: undefined }, 'Please supply a valid redirect_uri'],
  [{ redirect_uri: 'https://evil.example' }, 'Please supply a valid redirect_uri'],
  [{ domain: 'login' }, 'Please supply a valid domain'],
  [{ client_id: 1 }, 'client_id'],
  [{ audience: 1 }, 'audience'],
  [{ scope: 1 }, 'scope'],
  [{ useLocalStorage: 'yes' }, 'useLocalStorage'],
  [{ requireIssuer: 'yes' }, 'requireIssuer'],
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
  const session = t.create({ audience: 'api other' });
  await session.start();
  await session.signIn({ prompt: 'create', isCreateOrg: true, orgName: 'Bäcker & Söhne', orgCode: 'org_2' });
  const url = new URL(t.world.left[0] ?? '');
  expect(`${url.origin}${url.pathname}`).toBe(`${DOMAIN}/oauth2/auth`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    redirect_uri: ORIGIN,
    client_id: 'spa@live',
    response_type: 'code',
    scope: 'openid profile email offline',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    prompt: 'create',
    is_create_org: 'true',
    org_name: 'Bäcker & Söhne',
    org_code: 'org_2',
  });
  expect(url.searchParams.getAll('audience')).toEqual(['api', 'other']);
  expect(session.getSnapshot().isLeaving).toBe(true);
});

test('a normal sign-in names no variant', async () => {
  await t.create({ audience: undefined }).signIn();
  const { searchParams } = new URL(t.world.left[0] ?? '');
  for (const name of ['prompt', 'org_code', 'is_create_org', 'org_name', 'audience']) {
    expect(searchParams.has(name)).toBe(false);
  }
});

test('coming back signs in, at the page that was asked for', async () => {
  const session = await t.signIn();
  expect(t.world.href).toBe(`${ORIGIN}/sendungen?status=avis`);
  expect(Object.fromEntries(t.world.requests[0]?.body ?? [])).toEqual({
    client_id: 'spa@live',
    code: 'c-1',
    code_verifier: expect.stringMatching(/^[0-9a-f]{56}$/),
    grant_type: 'authorization_code',
    redirect_uri: ORIGIN,
  });
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedIn',
    user: { id: 'person-1', given_name: 'Jörg', family_name: null },
    isLeaving: false,
  });
  expect(session.hasAnyPermission(['create:shipments'])).toBe(true);
});

test('A5.5 two sessions of one page exchange a code once, however often they start', async () => {
  await t.create().signIn();
  t.world.href = returnUrl(t.world);
  const sessions = [t.create(), t.create()];
  await Promise.all([...sessions, ...sessions].map((session) => session.start()));
  expect(t.world.requests).toHaveLength(1);
  expect(sessions.map((session) => session.getSnapshot().status)).toEqual(['signedIn', 'signedIn']);
});

test('A5.6 the code is out of the address before the exchange has begun', async () => {
  await t.create().signIn();
  t.world.href = returnUrl(t.world);
  const hung = Promise.withResolvers<Response>();
  let hrefAtCall = '';
  t.world.answer = () => {
    hrefAtCall = t.world.href;
    return hung.promise;
  };
  const session = t.create();
  const started = session.start();
  await session.whenAddressed();
  expect(t.world.href).toBe(`${ORIGIN}/sendungen?status=avis`);
  hung.resolve(tokenAnswer(t.world));
  await started;
  expect(hrefAtCall).toBe(`${ORIGIN}/sendungen?status=avis`);
});

test('A5.7 a page that is loaded again during the exchange tells that the sign-in has expired, once', async () => {
  await t.create().signIn();
  t.world.href = returnUrl(t.world, { code: 'c-hung' });
  const hung = Promise.withResolvers<Response>();
  t.world.answer = () => hung.promise;
  void t.create().start();
  await vi.waitFor(() => expect(t.world.requests).toHaveLength(1));
  // The address has been put in order, so the page that comes next knows nothing of the code.
  const session = t.create();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error: 'exchange_failed' } });
  expect(t.world.requests).toHaveLength(1);
  const another = t.create();
  await another.start();
  expect(another.getSnapshot()).toMatchObject({ status: 'signedOut', failure: undefined });
});

test('A5.7 a page that is loaded again with the code offers to sign in, and the code is not sent twice', async () => {
  await t.create().signIn();
  const returned = returnUrl(t.world);
  t.world.href = returned;
  await t.create().start();
  t.world.localStorage.remove('lotse.session');
  t.world.href = returned;
  const session = t.create();
  await session.start();
  expect(t.world.requests).toHaveLength(1);
  expect(t.log).toContainEqual(['Invalid state']);
  expect(t.world.href).toBe(`${ORIGIN}/`);
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedOut',
    failure: { error: 'invalid_state' },
    isLeaving: false,
  });
});

test('A5.7 a code that the provider has seen before signs nobody in', async () => {
  t.world.answer = () => refusal();
  const session = await t.signIn();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error: 'exchange_failed' } });
  expect(t.world.left).toHaveLength(1);
});

test('a replayed return does no harm to a session that lasts', async () => {
  await t.signIn();
  await t.pass(1000);
  t.world.href = `${ORIGIN}/?code=c&state=forged`;
  const session = t.create();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', failure: undefined });
});

test('a provider that is away during the exchange is told as that', async () => {
  t.world.answer = () => Promise.reject(new TypeError('fetch failed'));
  const session = await t.signIn();
  expect(session.getSnapshot().failure?.error).toBe('provider_unreachable');
});

test('an error on return leads back to where the person came from', async () => {
  await t.create().signIn({ returnTo: '/kontakte' });
  const session = await t.comeBack({}, { error: 'access_denied', error_description: 'Nein' });
  expect(t.world.href).toBe(`${ORIGIN}/sendungen?status=avis`);
  expect(session.getSnapshot().failure).toMatchObject({ error: 'access_denied', errorDescription: 'Nein' });
  expect(t.world.requests).toHaveLength(0);
});

test('an error on return is told to the callback, if there is one', async () => {
  await t.create().signIn();
  t.world.href = returnUrl(t.world, { error: 'access_denied', error_description: 'Nein' });
  const onSignInError = vi.fn<(failure: SignInFailure) => void>();
  await createSession(configuration, t.world, { onSignInError }).start();
  expect(t.world.href).toBe(`${ORIGIN}/`);
  expect(onSignInError).toHaveBeenCalledExactlyOnceWith({
    error: 'access_denied',
    errorDescription: 'Nein',
    state: expect.any(String),
    appState: { originUrl: '/sendungen?status=avis', redirectTo: '/sendungen?status=avis' },
  });
});

test('A5.28 a target on the list is followed after signing in, any other leads home', async () => {
  const listed = { externalRedirectOrigins: ['https://hilfe.example'] };
  await t.create(listed).signIn({ returnTo: 'https://hilfe.example/x' });
  const session = await t.comeBack(listed);
  expect(t.world.left.at(-1)).toBe('https://hilfe.example/x');
  expect(session.getSnapshot().isLeaving).toBe(true);
  await t.create(listed).signIn({ returnTo: 'https://evil.example/x' });
  await t.comeBack(listed);
  expect(t.world.href).toBe(`${ORIGIN}/`);
  expect(t.log).toContainEqual(['A target after signing in was refused']);
});

test('A5.31 signing out leads back to our own origin, and so does an error on return', async () => {
  const session = await t.signIn();
  session.signOut();
  const redirect = new URL(t.world.left.at(-1) ?? '').searchParams.get('redirect') ?? '';
  expect(new URL(redirect).origin).toBe(ORIGIN);
  expect(() => t.create({ redirect_uri: 'https://evil.example' })).toThrow(TypeError);

  await t.create().signIn();
  const [key = ''] = t.world.sessionStorage.keys('pkce-code-verifier-');
  const entry = JSON.parse(t.world.sessionStorage.read(key) ?? '') as { appState: { originUrl: string } };
  entry.appState.originUrl = 'https://evil.example/';
  t.world.sessionStorage.write(key, JSON.stringify(entry));
  await t.comeBack({}, { error: 'access_denied' });
  expect(t.world.href).toBe(`${ORIGIN}/`);
});

test('A5.32 an invitation comes through signing in by the app state, and stands in no address', async () => {
  await t.create().signIn({ returnTo: '/join', invitationId: 'inv-1' });
  expect(t.world.left[0]).not.toContain('inv-1');
  expect(returnUrl(t.world)).not.toContain('inv-1');
  const session = await t.comeBack();
  expect(t.world.href).toBe(`${ORIGIN}/join`);
  expect(session.getSnapshot().invitationId).toBe('inv-1');
  await session.renewAccessToken(await session.getAccessToken());
  expect(session.getSnapshot().invitationId).toBe('inv-1');
});

test('the organisation is switched by signing in to another one of the person', async () => {
  const session = await t.signIn();
  expect(session.getOrganizations()).toEqual(['org_1', 'org_2']);
  await session.switchOrganization('org_2');
  expect(new URL(t.world.left.at(-1) ?? '').searchParams.get('org_code')).toBe('org_2');
  await expect(session.switchOrganization('org_3')).rejects.toThrow('does not belong');
  expect(t.world.left).toHaveLength(2);
});

test('a browser that keeps nothing is told instead of going round in circles', async () => {
  t.world.sessionStorage.isFull = true;
  const session = t.create();
  await session.start();
  await session.signIn();
  expect(t.world.left).toEqual([]);
  expect(session.getSnapshot().failure?.error).toBe('storage_blocked');
});

test('the profile of the provider is newer than the token, and only of the person who is signed in', async () => {
  const session = await t.signIn();
  const profile = { sub: 'person-1', given_name: 'Jörn', family_name: 'Kaya', email: null, picture: null };
  t.world.answerElsewhere = () => Response.json(profile);
  await session.loadUserProfile();
  expect(session.getSnapshot().user).toEqual({
    id: 'person-1',
    given_name: 'Jörn',
    family_name: 'Kaya',
    email: null,
    picture: null,
  });
  t.world.answerElsewhere = () => Response.json({ ...profile, sub: 'person-2', given_name: 'Eva' });
  await session.loadUserProfile();
  expect(session.getSnapshot().user?.given_name).toBe('Jörn');
  t.world.answerElsewhere = () => new Response('', { status: 500 });
  await expect(session.loadUserProfile()).rejects.toThrow('500');
});

test('signing out before anything is known forgets what an earlier visit has kept', () => {
  t.world.localStorage.write('lotse.session', 'ab.cd');
  const session = t.create();
  session.signOut();
  expect(t.world.localStorage.keys('')).toEqual([]);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', isLeaving: true });
  session.end();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', isLeaving: false });
});

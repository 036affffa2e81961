import { expect, test, vi } from 'vitest';
import type { SignInConfigurationInput } from './configuration.ts';
import { createSessionManager } from './session-manager.ts';
import { returnUrl } from './testing/fake-environment.ts';
import { DOMAIN, ORIGIN } from './testing/places.ts';
import { configuration, setUpSessions } from './testing/set-up.ts';
import { tokenAnswer } from './testing/token-answer.ts';

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
  expect(() =>
    createSessionManager({ ...configuration, ...wrong } as SignInConfigurationInput, t.environment),
  ).toThrow(message);
});

test('who never signed in is signed out without a request', async () => {
  const session = t.create();
  expect(session.getSnapshot().status).toBe('unknown');
  await session.start();
  expect(session.getSnapshot().status).toBe('signedOut');
  expect(t.environment.requests).toHaveLength(0);
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'ended' });
});

test('signing in leaves for the provider with all that the specification names', async () => {
  const session = t.create({ audience: 'api other' });
  await session.start();
  await session.signIn({ prompt: 'create', isCreateOrg: true, orgName: 'Bäcker & Söhne', orgCode: 'org_2' });
  const url = new URL(t.environment.left[0] ?? '');
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
  const { searchParams } = new URL(t.environment.left[0] ?? '');
  for (const name of ['prompt', 'org_code', 'is_create_org', 'org_name', 'audience']) {
    expect(searchParams.has(name)).toBe(false);
  }
});

test('coming back signs in, at the page that was asked for', async () => {
  const session = await t.signIn();
  expect(t.environment.href).toBe(`${ORIGIN}/sendungen?status=avis`);
  expect(Object.fromEntries(t.environment.requests[0]?.body ?? [])).toEqual({
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
  t.environment.href = returnUrl(t.environment);
  const sessions = [t.create(), t.create()];
  await Promise.all([...sessions, ...sessions].map((session) => session.start()));
  expect(t.environment.requests).toHaveLength(1);
  expect(sessions.map((session) => session.getSnapshot().status)).toEqual(['signedIn', 'signedIn']);
  await Promise.all(sessions.map((session) => session.whenAddressed()));
  // The second one would take up the first one's session even after a failure of its own.
  expect(t.log).toEqual([]);
});

test('A5.6 the code is out of the address before the exchange has begun', async () => {
  await t.create().signIn();
  t.environment.href = returnUrl(t.environment);
  const hung = Promise.withResolvers<Response>();
  let hrefAtCall = '';
  t.environment.answer = () => {
    hrefAtCall = t.environment.href;
    return hung.promise;
  };
  const session = t.create();
  const started = session.start();
  await session.whenAddressed();
  expect(t.environment.href).toBe(`${ORIGIN}/sendungen?status=avis`);
  hung.resolve(tokenAnswer(t.environment));
  await started;
  expect(hrefAtCall).toBe(`${ORIGIN}/sendungen?status=avis`);
});

test('A5.28 a target on the list is followed after signing in, any other leads home', async () => {
  const listed = { externalRedirectOrigins: ['https://hilfe.example'] };
  await t.create(listed).signIn({ returnTo: 'https://hilfe.example/x' });
  const session = await t.comeBack(listed);
  expect(t.environment.left.at(-1)).toBe('https://hilfe.example/x');
  expect(session.getSnapshot().isLeaving).toBe(true);
  await t.create(listed).signIn({ returnTo: 'https://evil.example/x' });
  await t.comeBack(listed);
  expect(t.environment.href).toBe(`${ORIGIN}/`);
  expect(t.log).toContainEqual(['A target after signing in was refused']);
});

test('A5.32 an invitation comes through signing in by the app state, and stands in no address', async () => {
  await t.create().signIn({ returnTo: '/join', invitationId: 'inv-1' });
  expect(t.environment.left[0]).not.toContain('inv-1');
  expect(returnUrl(t.environment)).not.toContain('inv-1');
  const session = await t.comeBack();
  expect(t.environment.href).toBe(`${ORIGIN}/join`);
  expect(session.getSnapshot().invitationId).toBe('inv-1');
  await session.renewAccessToken(await session.getAccessToken());
  expect(session.getSnapshot().invitationId).toBe('inv-1');
});

test('the organisation is switched by signing in to another one of the person', async () => {
  const session = await t.signIn();
  expect(session.getOrganizations()).toEqual(['org_1', 'org_2']);
  await session.switchOrganization('org_2');
  expect(new URL(t.environment.left.at(-1) ?? '').searchParams.get('org_code')).toBe('org_2');
  await expect(session.switchOrganization('org_3')).rejects.toThrow('does not belong');
  expect(t.environment.left).toHaveLength(2);
  await t.comeBack();
  expect(t.environment.href).toBe(`${ORIGIN}/`);
});

test('who has stopped listening hears of nothing', async () => {
  const session = t.create();
  const listener = vi.fn<() => void>();
  session.subscribe(listener)();
  await session.start();
  expect(listener).not.toHaveBeenCalled();
});

test('a browser that keeps nothing is told instead of going round in circles', async () => {
  t.environment.sessionStorage.isFull = true;
  const session = t.create();
  await session.start();
  await session.signIn();
  expect(t.environment.left).toEqual([]);
  expect(session.getSnapshot().failure?.error).toBe('storage_blocked');
});

test('the profile of the provider is newer than the token, and only of the person who is signed in', async () => {
  const session = await t.signIn();
  const profile = { sub: 'person-1', given_name: 'Jörn', family_name: 'Kaya', email: null, picture: null };
  t.environment.answerElsewhere = () => Response.json(profile);
  await session.loadUserProfile();
  expect(session.getSnapshot().user).toEqual({
    id: 'person-1',
    given_name: 'Jörn',
    family_name: 'Kaya',
    email: null,
    picture: null,
  });
  t.environment.answerElsewhere = () => Response.json({ ...profile, sub: 'person-2', given_name: 'Eva' });
  await session.loadUserProfile();
  expect(session.getSnapshot().user?.given_name).toBe('Jörn');
  t.environment.answerElsewhere = () => new Response('', { status: 500 });
  await expect(session.loadUserProfile()).rejects.toThrow('500');
});

test('what the id token tells of the person is known at once', async () => {
  const told = { family_name: 'Kaya', email: 'joerg@muster.example', picture: 'https://bild.example/1' };
  t.environment.answer = () => tokenAnswer(t.environment, { id: told });
  const session = await t.signIn();
  expect(session.getSnapshot().user).toEqual({ id: 'person-1', given_name: 'Jörg', ...told });
});

test('signing out before anything is known forgets what an earlier visit has kept', () => {
  t.environment.localStorage.write('lotse.session', 'ab.cd');
  const session = t.create();
  session.signOut();
  expect(t.environment.localStorage.keys('')).toEqual(['lotse.sign-out-due']);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', isLeaving: true });
  // Without tokens there is nothing that the API could have refused.
  session.end('some token');
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', isLeaving: true });
});

import { expect, test } from 'vitest';
import { createSessionManager } from '../session-manager.ts';
import type { SessionManager } from '../session-types.ts';
import { fakeEnvironment, returnUrl } from '../testing/fake-environment.ts';
import { DOMAIN, ORIGIN } from '../testing/places.ts';
import { configuration, setUpSessions } from '../testing/set-up.ts';
import { tokenBody } from '../testing/token-answer.ts';

const t = setUpSessions();
const wayIn = () => t.environment.left.filter((url) => url.startsWith(`${DOMAIN}/oauth2/auth`));

test('A5.20 a provider that hangs leaves no dead page: after 8 s it is offered again', async () => {
  const session = t.create();
  await session.start();
  await session.signIn();
  await t.pass(7999);
  expect(session.getSnapshot()).toMatchObject({ isLeaving: true, failure: undefined });
  await t.pass(1);
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedOut',
    isLeaving: false,
    failure: { error: 'provider_unreachable' },
  });
  await session.signIn();
  expect(wayIn()).toHaveLength(2);
});

test('A5.20 the patience begins anew with each attempt', async () => {
  const session = t.create();
  await session.start();
  await session.signIn();
  await t.pass(6000);
  await session.signIn();
  await t.pass(6000);
  expect(session.getSnapshot().isLeaving).toBe(true);
});

test('A5.20 an ended session whose way to the provider is stopped stays the person’s', async () => {
  const session = await t.signIn();
  session.end(await session.getAccessToken());
  await session.signIn();
  await t.pass(8000);
  expect(session.getSnapshot()).toMatchObject({
    status: 'ended',
    isLeaving: false,
    user: { id: 'person-1' },
  });
});

test('A5.20 an end that is told of twice keeps the person', async () => {
  const session = await t.signIn();
  const token = await session.getAccessToken();
  session.end(token);
  session.end(token);
  expect(session.getSnapshot()).toMatchObject({ status: 'ended', user: { id: 'person-1' } });
});

test('A5.23 a page that comes back from the way to the provider starts over', async () => {
  const session = t.create();
  await session.start();
  t.environment.wake({ isRestored: true });
  expect(t.environment.reloads).toBe(0);
  await session.signIn();
  t.environment.wake();
  expect(t.environment.reloads).toBe(0);
  t.environment.wake({ isRestored: true });
  expect(t.environment.reloads).toBe(1);
  expect(session.getSnapshot()).toEqual({ ...t.create().getSnapshot(), status: 'unknown', isLeaving: true });
});

test('A5.23 a stranger’s page that comes back after somebody has signed in starts over', async () => {
  await t.create().start();
  t.environment.localStorage.write('lotse.session', 'ab.cd');
  t.environment.wake();
  expect(t.environment.reloads).toBe(0);
  t.environment.wake({ isRestored: true });
  expect(t.environment.reloads).toBe(1);
});

test('A5.20 a tab in the background goes to the provider by itself once it is looked at, and only then', async () => {
  const looked = Promise.withResolvers<void>();
  t.environment.whenVisible = () => looked.promise;
  const session = t.create();
  await session.start();
  const going = [1, 2].map(() => session.signIn({ isAutomatic: true }));
  await t.pass(60_000);
  expect(session.getSnapshot().isLeaving).toBe(false);
  looked.resolve();
  await Promise.all(going);
  expect(wayIn()).toHaveLength(1);
});

test('A5.20 of three tabs whose session has ended one signs in, and the others have its session', async () => {
  const first = await t.signIn();
  const hidden = [];
  const looked = Promise.withResolvers<void>();
  for (let index = 0; index < 2; index += 1) {
    await t.pass(100);
    hidden.push(await t.openTab({}, (environment) => (environment.whenVisible = () => looked.promise)));
  }
  await t.pass(100);
  first.end(await first.getAccessToken());
  await t.pass(0);
  for (const { session } of hidden) void session.signIn({ isAutomatic: true });
  await first.signIn({ isAutomatic: true });
  await t.comeBack();
  await t.pass(0);
  looked.resolve();
  await t.pass(0);
  for (const { session, environment } of hidden) {
    expect(session.getSnapshot().status).toBe('signedIn');
    expect(environment.left).toEqual([]);
  }
});

test('A5.20 a tab whose exchange fails takes up the session that another tab has begun meanwhile', async () => {
  const environment = fakeEnvironment(t.environment.browser);
  await createSessionManager(configuration, environment).signIn();
  await t.signIn();
  await t.pass(100);
  environment.answer = ({ body }, index) =>
    body.get('grant_type') === 'refresh_token'
      ? t.environment.answer({ body, credentials: undefined }, index)
      : Response.json({ error: 'invalid_grant' }, { status: 400 });
  environment.href = `${ORIGIN}/?code=c-2&state=${new URL(environment.left[0] ?? '').searchParams.get('state')}`;
  const session = createSessionManager(configuration, environment);
  const started = session.start();
  await t.pass(400);
  await started;
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', failure: undefined });
});

test('A5.20 a tab whose sign-in has failed takes up the session that another tab begins', async () => {
  t.environment.localStorage.write('lotse.session', 'ab.cd');
  t.environment.answer = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
  const session = t.create();
  await session.start();
  expect(session.getSnapshot().status).toBe('signedOut');
  const { access_token: accessToken, id_token: idToken } = tokenBody(t.environment);
  const idClaims: unknown = JSON.parse(
    Buffer.from(String(idToken).split('.')[1] ?? '', 'base64url').toString(),
  );
  t.environment.browser
    .openChannel()
    .post({ type: 'renewed', mark: 'a.b', accessToken, idClaims, clockOffsetMs: 0 });
  await t.pass(0);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', user: { id: 'person-1' } });
  session.signOut();
  t.environment.browser
    .openChannel()
    .post({ type: 'renewed', mark: 'a.c', accessToken, idClaims, clockOffsetMs: 0 });
  await t.pass(0);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', isLeaving: true });
});

test('A5.28 a place with a backslash in its query is found again', async () => {
  t.environment.href = `${ORIGIN}/sendungen?search=a\\b`;
  await t.signIn();
  expect(t.environment.href).toBe(`${ORIGIN}/sendungen?search=a%5Cb`);
});

test('whoever opens an organisation opens an account with it', async () => {
  await t.create().signIn({ isCreateOrg: true, orgName: 'Muster' });
  const query = new URL(wayIn()[0] ?? '').searchParams;
  expect([query.get('prompt'), query.get('is_create_org'), query.get('org_name')]).toEqual([
    'create',
    'true',
    'Muster',
  ]);
});

test('A5.32 an invitation lies beside the address before its code is exchanged', async () => {
  await t.create().signIn({ invitationId: 'inv-1', returnTo: '/join' });
  const hung = Promise.withResolvers<Response>();
  t.environment.answer = () => hung.promise;
  t.environment.href = returnUrl(t.environment);
  const session = t.create();
  void session.start();
  await session.whenAddressed();
  expect([t.environment.href, t.environment.beside]).toEqual([`${ORIGIN}/join`, { invitationId: 'inv-1' }]);
  expect(session.getSnapshot().invitationId).toBeUndefined();
});

test.each([
  ['a refusal', 0, { error: 'access_denied' }],
  ['more than ten minutes at the provider', 11 * 60_000, { code: 'c-1' }],
])('A5.32 an invitation lies beside the address after %s', async (_, stay, query) => {
  t.environment.href = `${ORIGIN}/join`;
  await t.create().signIn({ invitationId: 'inv-1', prompt: 'login' });
  await t.pass(stay);
  const session = await t.comeBack({}, query);
  expect([t.environment.href, t.environment.beside]).toEqual([`${ORIGIN}/join`, { invitationId: 'inv-1' }]);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', invitationId: undefined });
});

test('without an invitation nothing lies beside the address', async () => {
  await t.signIn();
  expect(t.environment.beside).toBeUndefined();
});

test.each([
  ['signedIn', () => undefined],
  ['ended', async (session: SessionManager) => session.end(await session.getAccessToken())],
] as const)('a way that can’t begin leaves it at %s, with the person', async (status, change) => {
  const session = await t.signIn();
  await change(session);
  t.environment.sessionStorage.isFull = true;
  await session.signIn({ orgCode: 'org_2' });
  expect(session.getSnapshot()).toMatchObject({
    status,
    user: { id: 'person-1' },
    isLeaving: false,
    failure: { error: 'storage_blocked' },
  });
  expect(wayIn()).toHaveLength(1);
});

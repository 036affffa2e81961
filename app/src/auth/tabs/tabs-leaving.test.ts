import { expect, test } from 'vitest';
import { createSessionManager } from '../session-manager.ts';
import { fakeEnvironment } from '../testing/fake-environment.ts';
import { ORIGIN } from '../testing/places.ts';
import { configuration, setUpSessions } from '../testing/set-up.ts';
import { openTenTabs } from '../testing/ten-tabs.ts';
import { refusal, tokenAnswer } from '../testing/token-answer.ts';

const t = setUpSessions();
const EXPIRY_MS = 600_000;

test('A5.24 signing out reaches five tabs, ends what is under way and leaves nothing', async () => {
  const { tabs } = await openTenTabs(t, true);
  const [leaver, ...others] = tabs;
  await t.pass(EXPIRY_MS);
  const slow = Promise.withResolvers<Response>();
  t.environment.answer = () => slow.promise;
  const refreshing = others.map(({ session }) => session.getAccessToken().catch((error: unknown) => error));
  leaver?.session.signOut();
  await t.pass(1000);
  slow.resolve(tokenAnswer(t.environment, { body: { refresh_token: 'late' } }));
  for (const result of await Promise.all(refreshing)) expect(result).toMatchObject({ kind: 'ended' });
  for (const { environment, session } of others) {
    expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', user: undefined, claims: undefined });
    expect(environment.left).toEqual([`${environment.origin}/`]);
  }
  await t.pass(1000);
  expect(t.environment.localStorage.keys('')).toEqual(['lotse.sign-out-due']);
});

test('A5.24 a tab that has missed the sign-out finds it in the storage', async () => {
  const session = await t.signIn();
  t.environment.localStorage.remove('lotse.session');
  t.environment.wake({ isVisible: false });
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', isLeaving: true });
  expect(t.environment.left.at(-1)).toBe(`${t.environment.origin}/`);
});

test('A5.24 a sign-out that is heard of late leaves a new session alone', async () => {
  const session = await t.signIn();
  t.environment.localStorage.write('lotse.session', 'ab.cd');
  t.environment.browser.openChannel().post({ type: 'signedOut' });
  await t.pass(0);
  expect(session.getSnapshot().status).toBe('signedOut');
  expect(t.environment.localStorage.read('lotse.session')).toBe('ab.cd');
});

test('A5.24 a tab that is signing in is not called back by a sign-out', async () => {
  const session = t.create();
  await session.start();
  await session.signIn();
  t.environment.browser.openChannel().post({ type: 'signedOut' });
  await t.pass(0);
  expect(t.environment.left).toHaveLength(1);
});

test('A5.20 a refusal in one tab ends the session in all, with the person kept', async () => {
  const { tabs, calls } = await openTenTabs(t);
  t.environment.answer = () => refusal();
  await t.pass(EXPIRY_MS);
  const before = calls();
  await tabs[0]?.session.getAccessToken().catch(() => undefined);
  await t.pass(0);
  for (const { session, environment } of tabs) {
    expect(session.getSnapshot()).toMatchObject({ status: 'ended', user: { id: 'person-1' } });
    environment.wake();
  }
  expect(calls()).toBe(before);
});

test.each<[string, (environment: typeof t.environment) => void]>([
  ['somebody has signed out', ({ localStorage }) => localStorage.remove('lotse.session')],
  ['the session has ended', ({ localStorage }) => void localStorage.write('lotse.session', 'ended')],
  ['another session has begun', ({ localStorage }) => void localStorage.write('lotse.session', 'ab.cd')],
])('A5.23 a page out of the browser’s memory starts over when %s', async (_, change) => {
  const session = await t.signIn();
  change(t.environment);
  t.environment.wake({ isRestored: true });
  expect(t.environment.reloads).toBe(1);
  expect(session.getSnapshot()).toMatchObject({ status: 'unknown', user: undefined, claims: undefined });
});

test('A5.23 a page that was leaving starts over, and one whose session lasts goes on', async () => {
  const session = await t.signIn();
  t.environment.wake({ isRestored: true });
  expect(t.environment.reloads).toBe(0);
  session.signOut();
  t.environment.wake({ isRestored: true });
  expect(t.environment.reloads).toBe(1);
});

test('A5.25 the end of a tab’s session leaves the one that another tab has begun since, and takes it up', async () => {
  const session = await t.signIn();
  t.environment.localStorage.write('lotse.session', 'ab.cd');
  session.end(await session.getAccessToken());
  expect(t.environment.localStorage.read('lotse.session')).toBe('ab.cd');
  expect(session.getSnapshot().status).toBe('signedIn');
  await t.pass(400);
  expect(t.environment.requests).toHaveLength(2);
  session.end(await session.getAccessToken());
  expect(session.getSnapshot().status).toBe('ended');
  expect(t.environment.localStorage.read('lotse.session')).toBe('ended');
});

test('A5.21 a refusal that comes late ends nothing: not a sign-out, not a newer session', async () => {
  const session = await t.signIn();
  const old = await session.getAccessToken();
  await session.refresh();
  session.end(old);
  expect(session.getSnapshot().status).toBe('signedIn');
  const latest = await session.getAccessToken();
  session.signOut();
  session.end(latest);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', isLeaving: true });
  expect(t.environment.localStorage.keys('')).toEqual(['lotse.sign-out-due']);
  t.environment.localStorage.write('lotse.session', 'ab.cd');
  session.end(latest);
  expect(t.environment.localStorage.read('lotse.session')).toBe('ab.cd');
});

test('A5.24 signing out during an exchange in another tab lets nobody be signed in by it', async () => {
  const first = await t.signIn();
  await t.pass(100);
  const environment = fakeEnvironment(t.environment.browser);
  await createSessionManager(configuration, environment).signIn();
  environment.href = `${ORIGIN}/?code=c-2&state=${new URL(environment.left[0] ?? '').searchParams.get('state')}`;
  const slow = Promise.withResolvers<Response>();
  environment.answer = () => slow.promise;
  const session = createSessionManager(configuration, environment);
  const started = session.start();
  await t.pass(100);
  first.signOut();
  await t.pass(0);
  slow.resolve(tokenAnswer(environment));
  await started;
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', user: undefined, failure: undefined });
  expect(environment.sessionStorage.keys('')).not.toContain('lotse.exchange');
  expect(t.environment.localStorage.keys('')).toEqual(['lotse.sign-out-due']);
});

test('A5.25 a code is exchanged once the refresh under way is over, so that its cookie is the last', async () => {
  const first = await t.signIn();
  await t.pass(EXPIRY_MS);
  const environment = fakeEnvironment(t.environment.browser);
  await createSessionManager(configuration, environment).signIn();
  const slow = Promise.withResolvers<Response>();
  t.environment.answer = () => slow.promise;
  const asking = first.getAccessToken();
  await t.pass(100);
  environment.answer = () => tokenAnswer(environment);
  environment.href = `${ORIGIN}/?code=c-2&state=${new URL(environment.left[0] ?? '').searchParams.get('state')}`;
  const started = createSessionManager(configuration, environment).start();
  await t.pass(1000);
  expect(environment.requests).toHaveLength(0);
  slow.resolve(tokenAnswer(t.environment));
  await t.pass(100);
  await Promise.all([asking, started]);
  expect(environment.requests).toHaveLength(1);
});

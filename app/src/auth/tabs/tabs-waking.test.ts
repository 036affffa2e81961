import { expect, test } from 'vitest';
import type { SessionManager } from '../session-types.ts';
import { setUpSessions, START } from '../testing/set-up.ts';
import { tokenBody } from '../testing/token-answer.ts';

const t = setUpSessions();
const MARK = 'lotse.session';
const away = () => new Response('', { status: 503 });

/** A page that finds an earlier session and can't reach the provider. */
async function openUnreachable(): Promise<SessionManager> {
  t.environment.localStorage.write(MARK, 'ab.cd');
  t.environment.answer = away;
  const session = t.create();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'unknown', isUnreachable: true });
  return session;
}

async function hear(message: unknown): Promise<void> {
  t.environment.browser.openChannel().post(message);
  await t.pass(0);
}

test('A5.20 an end that is heard of while the provider is out of reach leaves it open', async () => {
  const session = await openUnreachable();
  await hear({ type: 'ended' });
  expect(session.getSnapshot()).toMatchObject({ status: 'unknown', isUnreachable: true });
});

test('A5.20 a page without tokens learns when it wakes that somebody has signed out, and stays', async () => {
  const session = await openUnreachable();
  t.environment.localStorage.remove(MARK);
  t.environment.wake();
  await t.pass(100);
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedOut',
    isLeaving: false,
    isUnreachable: false,
  });
  expect(t.environment.left).toEqual([]);
});

test('A5.22 a page that wakes in the background asks for nothing', async () => {
  await t.signIn();
  await t.pass(600_000);
  t.environment.wake({ isVisible: false });
  await t.pass(100);
  expect(t.environment.requests).toHaveLength(1);
});

test('A5.24 a page whose session has ended still follows a sign-out that it has missed', async () => {
  const session = await t.signIn();
  session.end(await session.getAccessToken());
  t.environment.wake();
  expect(session.getSnapshot().status).toBe('ended');
  t.environment.localStorage.remove(MARK);
  t.environment.wake();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', user: undefined });
  expect(t.environment.left.at(-1)).toBe(`${t.environment.origin}/`);
});

test('A5.25 a page whose session has ended takes up one that another tab has begun since', async () => {
  const session = await t.signIn();
  session.end(await session.getAccessToken());
  t.environment.localStorage.write(MARK, 'ab.cd');
  t.environment.wake();
  await t.pass(400);
  expect(session.getSnapshot().status).toBe('signedIn');
  session.end(await session.getAccessToken());
  t.environment.localStorage.write(MARK, 'ab.ef');
  t.environment.wake({ isRestored: true });
  expect(t.environment.reloads).toBe(1);
});

test('A5.24 a page that wakes after the end keeps the person, and goes nowhere', async () => {
  const session = await t.signIn();
  t.environment.localStorage.write(MARK, 'ended');
  t.environment.wake();
  expect(session.getSnapshot()).toMatchObject({ status: 'ended', user: { id: 'person-1' } });
  expect(t.environment.left).toHaveLength(1);
  expect(t.environment.requests).toHaveLength(1);
});

test('A5.24 a sign-out that is heard of takes with it what this tab has kept meanwhile', async () => {
  await t.signIn();
  await hear({ type: 'signedOut' });
  expect(t.environment.localStorage.keys('')).toEqual([]);
});

test('A5.24 a page that is leaving forgets who has signed out, and goes on leaving', async () => {
  const session = await t.signIn();
  await session.switchOrganization('org_2');
  t.environment.localStorage.remove(MARK);
  await hear({ type: 'signedOut' });
  t.environment.wake();
  expect(t.environment.left).toHaveLength(2);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', user: undefined, isLeaving: true });
});

test('A5.17 a tab that asks is answered with the tokens of the latest renewal, unless they are due', async () => {
  const session = await t.signIn();
  const { messages } = t.environment.browser;
  const renewals = () => messages.filter((message) => (message as { type: string }).type === 'renewed');
  await hear({ type: 'asked' });
  expect(renewals()).toHaveLength(2);
  expect(renewals()[1]).toEqual(renewals()[0]);
  await t.pass(600_000);
  await hear({ type: 'asked' });
  expect(renewals()).toHaveLength(2);
  await session.getAccessToken();
  expect(renewals()).toHaveLength(3);
  t.environment.localStorage.write(MARK, 'ab.cd');
  await hear({ type: 'asked' });
  expect(renewals()).toHaveLength(3);
});

test('A5.17 a tab that has no tokens answers nobody', async () => {
  await openUnreachable();
  const before = t.environment.browser.messages.length;
  await hear({ type: 'asked' });
  expect(t.environment.browser.messages.slice(before)).toEqual([{ type: 'asked' }]);
});

test('A5.17 tokens that are told of twice change nothing the second time', async () => {
  const session = await t.signIn();
  await t.pass(1000);
  const idClaims = session.getSnapshot().claims?.id;
  const accessToken = tokenBody(t.environment)['access_token'];
  const message = { type: 'renewed', mark: 'a.b', accessToken, idClaims, clockOffsetMs: 0 };
  await hear(message);
  const before = session.getSnapshot();
  await expect(session.getAccessToken()).resolves.toBe(accessToken);
  await hear(message);
  expect(session.getSnapshot()).toBe(before);
});

test('A5.17 tokens that are due already are not taken over', async () => {
  const session = await t.signIn();
  const token = await session.getAccessToken();
  await t.pass(50_000);
  const idClaims = session.getSnapshot().claims?.id;
  const change = { access: { iat: START / 1000, exp: START / 1000 + 55 } };
  const accessToken = tokenBody(t.environment, change)['access_token'];
  await hear({ type: 'renewed', mark: 'a.b', accessToken, idClaims, clockOffsetMs: 0 });
  await expect(session.getAccessToken()).resolves.toBe(token);
  expect(t.environment.requests).toHaveLength(1);
});

test('A5.25 the first part of the mark names the session, the second its renewal', async () => {
  const parts = () => (t.environment.localStorage.read(MARK) ?? '').split('.');
  const session = await t.signIn();
  const [name, renewal] = parts();
  await session.refresh();
  expect(parts()[0]).toBe(name);
  expect(parts()[1]).not.toBe(renewal);
  await t.pass(100);
  await t.signIn();
  expect(parts()[0]).not.toBe(name);
});

import { expect, test } from 'vitest';
import type { SessionManager } from '../session-types.ts';
import { setUpSessions } from '../testing/set-up.ts';
import { openTenTabs } from '../testing/ten-tabs.ts';

const t = setUpSessions();
const EXPIRY_MS = 600_000;

const tokensOf = (sessions: readonly SessionManager[]) =>
  Promise.all(sessions.flatMap((session) => [1, 2, 3, 4, 5].map(() => session.getAccessToken())));

test.each([false, true])(
  'A5.16 ten tabs, eight expiries, five requests each: one call per expiry (local storage: %s)',
  async (useLocalStorage) => {
    const { sessions, calls, reuses } = await openTenTabs(t, useLocalStorage);
    for (let expiry = 0; expiry < 8; expiry += 1) {
      await t.pass(EXPIRY_MS);
      const before = calls();
      const tokens = await tokensOf(sessions);
      expect(new Set(tokens).size).toBe(1);
      expect(calls() - before).toBe(1);
    }
    expect(reuses()).toBe(0);
  },
);

test('A5.16 tabs that open at the same moment share one call', async () => {
  await t.signIn();
  await t.pass(100);
  const before = t.environment.requests.length;
  const tabs = await Promise.all([1, 2, 3, 4, 5].map(() => t.openTab()));
  expect(tabs.map(({ session }) => session.getSnapshot().status)).toEqual(Array(5).fill('signedIn'));
  const calls = tabs.reduce((sum, { environment }) => sum + environment.requests.length, 0);
  expect(calls + t.environment.requests.length - before).toBe(1);
});

test('A5.17 a tab that has missed a renewal asks for its tokens before it calls', async () => {
  let isDeaf = false;
  const session = await t.signIn();
  const late = await t.openTab({}, (environment) => {
    environment.openChannel = () => {
      const channel = t.environment.browser.openChannel();
      return { ...channel, listen: (hear) => channel.listen((message) => isDeaf || hear(message)) };
    };
  });
  await t.pass(EXPIRY_MS);
  isDeaf = true;
  const token = await session.getAccessToken();
  await t.pass(100);
  isDeaf = false;
  const before = t.environment.requests.length + late.environment.requests.length;
  await expect(late.session.getAccessToken()).resolves.toBe(token);
  expect(t.environment.requests.length + late.environment.requests.length).toBe(before);
});

test('A5.17 a lock that is never given back is waited for 10 s, and the tabs still go one by one', async () => {
  const { sessions, calls } = await openTenTabs(t);
  await t.pass(EXPIRY_MS);
  t.environment.browser.holdForEver('lotse.session');
  const before = calls();
  const all = tokensOf(sessions);
  await t.pass(9900);
  expect(calls()).toBe(before);
  await t.pass(2000);
  const tokens = await all;
  expect(new Set(tokens).size).toBe(1);
  expect(calls() - before).toBe(1);
});

test('A5.17 even both locks that are never given back keep nobody waiting for ever', async () => {
  const session = await t.signIn();
  await t.pass(EXPIRY_MS);
  t.environment.browser.holdForEver('lotse.session');
  t.environment.browser.holdForEver('lotse.session.spare');
  const token = session.getAccessToken();
  await t.pass(11_900);
  await expect(token).resolves.toBeTypeOf('string');
});

test('A5.18 without locks a tab renews once, and hands over to the others', async () => {
  t.environment.locks = undefined;
  const session = await t.signIn();
  const other = await t.openTab();
  other.environment.locks = undefined;
  await t.pass(EXPIRY_MS);
  const before = t.environment.requests.length + other.environment.requests.length;
  await Promise.all([1, 2, 3].map(() => session.getAccessToken()));
  await other.session.getAccessToken();
  expect(t.environment.requests.length + other.environment.requests.length - before).toBe(1);
});

test('A5.18 without locks and channels every tab renews for itself', async () => {
  t.environment.locks = undefined;
  t.environment.openChannel = () => undefined;
  const session = await t.signIn();
  await t.pass(EXPIRY_MS);
  await session.getAccessToken();
  expect(t.environment.requests).toHaveLength(2);
  session.signOut();
  expect(session.getSnapshot().status).toBe('signedOut');
});

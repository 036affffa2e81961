import { expect, test } from 'vitest';
import type { SessionManager } from '../session-types.ts';
import { setUpSessions } from '../testing/set-up.ts';
import { openTenTabs } from '../testing/ten-tabs.ts';
import { refusal, tokenAnswer } from '../testing/token-answer.ts';

const t = setUpSessions();
const EXPIRY_MS = 600_000;
const LOCK = 'lotse.session';
const MARK = 'lotse.session';
const rotated = (token: string) => tokenAnswer(t.environment, { body: { refresh_token: token } });

/** Somebody who has asked for new tokens, and whose provider has not answered yet. */
async function renewSlowly() {
  t.environment.answer = () => rotated('r-1');
  const session = await t.signIn({ useLocalStorage: true });
  await t.pass(EXPIRY_MS);
  const late = Promise.withResolvers<Response>();
  t.environment.answer = () => late.promise;
  const asking = session.getAccessToken().catch((error: unknown) => error);
  await t.pass(100);
  const answerLate = (response: Response) => {
    late.resolve(response);
    return t.pass(400);
  };
  return { session, asking, answerLate };
}

test('A5.20 ten tabs whose provider hangs call once a pause, fail together and go on together', async () => {
  const { sessions, calls, reuses } = await openTenTabs(t, true);
  const answer = t.environment.answer;
  t.environment.answer = (request, index) =>
    new Promise((_, reject) => {
      void answer(request, index);
      setTimeout(() => reject(new DOMException('', 'TimeoutError')), 8000);
    });
  await t.pass(EXPIRY_MS);
  const before = calls();
  const tokens = sessions.map((session) => session.getAccessToken().catch((error: unknown) => error));
  await t.pass(8100);
  for (const token of await Promise.all(tokens)) expect(token).toMatchObject({ kind: 'unreachable' });
  expect(calls()).toBe(before + 1);
  t.environment.answer = () => refusal(503);
  await t.pass(400);
  t.environment.answer = () => rotated('new');
  await t.pass(60_000);
  expect(reuses()).toBe(0);
  for (const session of sessions) expect(session.getSnapshot().status).toBe('signedIn');
});

test('A5.20 how long a provider wants to be left alone counts for all tabs', async () => {
  const first = await t.signIn();
  const { session: second, environment } = await t.openTab();
  t.environment.answer = () => new Response('', { status: 503, headers: { 'retry-after': '120' } });
  environment.answer = t.environment.answer;
  await t.pass(EXPIRY_MS);
  const before = t.environment.requests.length + environment.requests.length;
  await Promise.all([first, second].map((session) => session.getAccessToken().catch(() => undefined)));
  await t.pass(100_000);
  expect(t.environment.requests.length + environment.requests.length).toBe(before + 1);
});

test('A5.19 who waits while one tab dies and the next one calls waits on, and does not call as well', async () => {
  t.environment.answer = () => rotated('r-1');
  const first = await t.signIn({ useLocalStorage: true });
  const { session: second, environment } = await t.openTab({ useLocalStorage: true });
  await t.pass(EXPIRY_MS);
  // A third tab has the lock and dies after 7 s.
  const dying = Promise.withResolvers<undefined>();
  void t.environment.locks?.request(LOCK, { signal: new AbortController().signal }, () => dying.promise);
  const slow = Promise.withResolvers<Response>();
  t.environment.answer = () => slow.promise;
  environment.answer = () => slow.promise;
  const requests = () => t.environment.requests.length + environment.requests.length;
  const before = requests();
  const tokens = [first.getAccessToken(), second.getAccessToken()];
  await t.pass(7000);
  dying.resolve(undefined);
  await t.pass(7000);
  expect(requests()).toBe(before + 1);
  slow.resolve(rotated('r-2'));
  await t.pass(100);
  expect(new Set(await Promise.all(tokens)).size).toBe(1);
  expect(requests()).toBe(before + 1);
});

test('A5.25 a late answer to the session before does not take the place of a new one', async () => {
  const { asking, answerLate } = await renewSlowly();
  const somebodyElse = { access: { sub: 'person-2' }, id: { sub: 'person-2' } };
  t.environment.answer = ({ body }) =>
    body.get('refresh_token') === 'new' ? tokenAnswer(t.environment, somebodyElse) : refusal();
  t.environment.localStorage.write('lotse.refresh-token', 'new');
  t.environment.localStorage.write(MARK, 'ab.cd');
  await answerLate(rotated('late'));
  await expect(asking).resolves.toMatchObject({ kind: 'ended' });
  expect(t.environment.localStorage.read('lotse.refresh-token')).toBe('new');
  expect(t.environment.reloads).toBe(1);
});

test('A5.24 a late answer does not bring back a session that somebody has signed out of', async () => {
  t.environment.openChannel = () => undefined;
  const { session, asking, answerLate } = await renewSlowly();
  for (const key of t.environment.localStorage.keys('')) t.environment.localStorage.remove(key);
  await answerLate(rotated('late'));
  await expect(asking).resolves.toMatchObject({ kind: 'ended' });
  expect(t.environment.localStorage.keys('')).toEqual([]);
  expect(session.getSnapshot().status).toBe('signedOut');
});

test('A5.25 without messages a session that another tab has begun is taken up at once', async () => {
  t.environment.openChannel = () => undefined;
  await t.signIn();
  await t.pass(100);
  t.environment.answer = () =>
    tokenAnswer(t.environment, { access: { sub: 'person-2' }, id: { sub: 'person-2' } });
  t.environment.localStorage.write(MARK, 'ab.cd');
  t.environment.wake({ isVisible: false });
  await t.pass(400);
  expect(t.environment.reloads).toBe(1);
});

test('A5.11 an answer that is unsound leaves its refresh token behind, since the old one is used up', async () => {
  t.environment.answer = () => rotated('r-1');
  const session = await t.signIn({ useLocalStorage: true });
  await t.pass(EXPIRY_MS);
  const wrong = { access: { iss: 'https://evil.example' }, body: { refresh_token: 'r-2' } };
  t.environment.answer = () => tokenAnswer(t.environment, wrong);
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(t.environment.localStorage.read('lotse.refresh-token')).toBe('r-2');
  for (const refresh_token of ['', 7, undefined]) {
    t.environment.answer = () => tokenAnswer(t.environment, { ...wrong, body: { refresh_token } });
    await t.pass(60_000);
    expect(t.environment.localStorage.read('lotse.refresh-token')).toBe('r-2');
  }
  expect(session.getSnapshot().status).toBe('signedIn');
});

test.each([
  ['somebody has signed out', (session: SessionManager) => session.signOut(), null],
  [
    'another session has begun',
    () => {
      t.environment.localStorage.write(MARK, 'ab.cd');
      t.environment.localStorage.write('lotse.refresh-token', 'new');
    },
    'new',
  ],
])('A5.24 an unsound answer leaves nothing behind when %s meanwhile', async (_, change, kept) => {
  const { session, asking, answerLate } = await renewSlowly();
  change(session);
  t.environment.answer = () => refusal(503);
  const wrong = { access: { iss: 'https://evil.example' }, body: { refresh_token: 'late' } };
  await answerLate(tokenAnswer(t.environment, wrong));
  await asking;
  expect(t.environment.localStorage.read('lotse.refresh-token')).toBe(kept);
});

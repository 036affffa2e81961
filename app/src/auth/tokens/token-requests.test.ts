import { expect, test, vi } from 'vitest';
import { setUpSessions } from '../testing/set-up.ts';
import { refusal, tokenAnswer } from '../testing/token-answer.ts';

const t = setUpSessions();
const away = () => new Response('', { status: 503 });

test.each([
  [false, true],
  [true, undefined],
])(
  'A5.19 an answer with a cookie arrives although the page is left (local storage: %s)',
  async (mode, keepalive) => {
    t.environment.answer = () => tokenAnswer(t.environment, { body: { refresh_token: 'r' } });
    const session = await t.signIn({ useLocalStorage: mode });
    const fetch = vi.spyOn(t.environment, 'fetch');
    await session.refresh();
    expect(fetch.mock.calls[0]?.[1]?.keepalive).toBe(keepalive);
  },
);

test('A5.20 a provider that does not answer within 8 s is out of reach', async () => {
  const session = await t.signIn();
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const hung = Promise.withResolvers<Response>();
  t.environment.answer = () => hung.promise;
  const refreshing = session.refresh();
  await t.pass(0);
  clock.abort(new DOMException('', 'TimeoutError'));
  hung.resolve(tokenAnswer(t.environment));
  await expect(refreshing).rejects.toMatchObject({ kind: 'unreachable' });
  expect(timeout).toHaveBeenCalledWith(8000);
  expect(session.getSnapshot().status).toBe('signedIn');
  expect(t.log).toContainEqual(['Refreshing the tokens failed:', 'unreachable']);
});

test('A5.20 a renewal that somebody asked for is not repeated by itself while the token lasts', async () => {
  const session = await t.signIn();
  t.environment.answer = away;
  await expect(session.refresh()).rejects.toMatchObject({ kind: 'unreachable' });
  t.environment.answer = () => tokenAnswer(t.environment);
  await t.pass(120_000);
  expect(t.environment.requests).toHaveLength(2);
});

test('A5.20 after a success the pauses begin small again', async () => {
  const session = await t.signIn();
  t.environment.answer = away;
  await t.pass(600_000);
  await session.getAccessToken().catch(() => undefined);
  await t.pass(60_000);
  expect(t.environment.requests.length).toBeGreaterThan(4);
  t.environment.answer = () => tokenAnswer(t.environment);
  await t.pass(60_000);
  t.environment.answer = away;
  await expect(session.refresh()).rejects.toMatchObject({ kind: 'unreachable' });
  const before = t.environment.requests.length;
  await t.pass(1300);
  await expect(session.refresh()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(t.environment.requests).toHaveLength(before + 1);
});

test('A5.20 a refused start leaves nobody signed in, and the page where it is', async () => {
  await t.signIn();
  t.environment.answer = () => refusal();
  const session = t.create();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', isLeaving: false });
});

test('A5.24 who signs out while a lock is waited for gets no token', async () => {
  const session = await t.signIn();
  await t.pass(600_000);
  t.environment.browser.holdForEver('lotse.session');
  const result = session.getAccessToken().catch((error: unknown) => error);
  await t.pass(100);
  session.signOut();
  await t.pass(100);
  expect(await result).toMatchObject({ kind: 'ended' });
  expect(t.environment.requests).toHaveLength(1);
});

test('A5.24 who signs out during a renewal gets no old token either, although it would last', async () => {
  const session = await t.signIn();
  await t.pass(560_000);
  const slow = Promise.withResolvers<Response>();
  t.environment.answer = () => slow.promise;
  const result = session.getAccessToken().catch((error: unknown) => error);
  await t.pass(100);
  session.signOut();
  slow.resolve(away());
  await t.pass(100);
  expect(await result).toMatchObject({ kind: 'ended' });
});

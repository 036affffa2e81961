import { expect, test, vi } from 'vitest';
import { DOMAIN, ORIGIN } from '../testing/places.ts';
import { setUpSessions, START } from '../testing/set-up.ts';
import { refusal, tokenAnswer } from '../testing/token-answer.ts';

const t = setUpSessions();
const away = () => new Response('', { status: 503 });

test('cookie mode sends credentials and no refresh token, and finds the session after a reload', async () => {
  await t.signIn();
  const session = t.create();
  await session.start();
  expect(session.getSnapshot().status).toBe('signedIn');
  expect(Object.fromEntries(t.environment.requests[1]?.body ?? [])).toEqual({
    client_id: 'spa@live',
    grant_type: 'refresh_token',
  });
  expect(t.environment.requests[1]?.credentials).toBe('include');
});

test('local-storage mode sends the refresh token that it was given last', async () => {
  t.environment.answer = (_, index) => tokenAnswer(t.environment, { body: { refresh_token: `r-${index}` } });
  await t.signIn({ useLocalStorage: true });
  for (let reload = 0; reload < 2; reload += 1) {
    await t.create({ useLocalStorage: true }).start();
    await t.pass(100);
  }
  expect(t.environment.requests.map(({ body }) => body.get('refresh_token'))).toEqual([null, 'r-0', 'r-1']);
  expect(t.environment.requests[1]?.credentials).toBe('omit');
});

test('a refresh token that is not rotated stays good', async () => {
  t.environment.answer = (_, index) =>
    tokenAnswer(t.environment, {
      body: { refresh_token: index === 0 ? 'r' : undefined, id_token: undefined },
    });
  const answer = t.environment.answer;
  t.environment.answer = (request, index) =>
    index === 0 ? tokenAnswer(t.environment, { body: { refresh_token: 'r' } }) : answer(request, index);
  const session = await t.signIn({ useLocalStorage: true });
  await session.refresh();
  await t.pass(100);
  await session.refresh();
  expect(t.environment.requests.map(({ body }) => body.get('refresh_token'))).toEqual([null, 'r', 'r']);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', user: { given_name: 'Jörg' } });
});

test.each([
  [600, 60],
  [3600, 60],
  [300, 30],
  [10, 1],
])('A5.13 a token that lives for %i s is renewed %i s before its end', async (lifetime, early) => {
  t.environment.answer = () =>
    tokenAnswer(t.environment, { access: { exp: Math.floor(Date.now() / 1000) + lifetime } });
  const session = await t.signIn();
  await t.pass((lifetime - early) * 1000 - 1);
  await session.getAccessToken();
  expect(t.environment.requests).toHaveLength(1);
  await t.pass(1);
  await session.getAccessToken();
  expect(t.environment.requests).toHaveLength(2);
});

test('A5.13 while the provider is away a token is used until shortly before its end and never after', async () => {
  const session = await t.signIn();
  t.environment.answer = away;
  await t.pass(597_000);
  await expect(session.getAccessToken()).resolves.toBeTypeOf('string');
  await t.pass(1000);
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(session.getSnapshot().status).toBe('signedIn');
});

test('A5.15 all who ask at the same moment share one renewal', async () => {
  const session = await t.signIn();
  await t.pass(540_000);
  const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => session.getAccessToken()));
  expect(new Set(tokens).size).toBe(1);
  expect(t.environment.requests).toHaveLength(2);
});

test('A5.15 a refused token that has been renewed meanwhile costs no further call', async () => {
  const session = await t.signIn();
  const first = await session.getAccessToken();
  await Promise.all([session.renewAccessToken(first), session.renewAccessToken(first)]);
  await t.pass(100);
  await session.renewAccessToken(first);
  expect(t.environment.requests).toHaveLength(2);
});

test('A5.19 a new refresh token is kept before anybody is told of its tokens', async () => {
  t.environment.answer = (_, index) => tokenAnswer(t.environment, { body: { refresh_token: `r-${index}` } });
  const session = await t.signIn({ useLocalStorage: true });
  const seen: (string | null)[] = [];
  const note = () => void seen.push(t.environment.localStorage.read('lotse.refresh-token'));
  session.subscribe(note);
  const { messages } = t.environment.browser;
  const push = vi.spyOn(messages, 'push').mockImplementation((message) => {
    if ((message as { type: string }).type === 'renewed') note();
    return 0;
  });
  await session.refresh();
  push.mockRestore();
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen)).toEqual(new Set(['r-1']));
});

test('A5.19 a tab that dies between answer and storage costs one sign-in, and no circle', async () => {
  const current = { token: 'r-0' };
  t.environment.answer = ({ body }) => {
    if (body.get('grant_type') === 'refresh_token' && body.get('refresh_token') !== current.token)
      return refusal();
    current.token = `r-${t.environment.requests.length}`;
    return tokenAnswer(t.environment, { body: { refresh_token: current.token } });
  };
  await t.signIn({ useLocalStorage: true });
  current.token = 'lost with the tab';
  const session = t.create({ useLocalStorage: true });
  await session.start();
  expect(session.getSnapshot().status).toBe('signedOut');
  await t.pass(100);
  const again = t.create({ useLocalStorage: true });
  await again.start();
  expect(again.getSnapshot().status).toBe('signedOut');
  expect(t.environment.requests).toHaveLength(2);
  expect((await t.signIn({ useLocalStorage: true })).getSnapshot().status).toBe('signedIn');
});

test.each<[string, () => Response | Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ['status 500', () => new Response('', { status: 500 })],
  ['status 503 with an OAuth error', () => refusal(503, 'invalid_grant')],
  ['status 429', () => refusal(429, 'slow_down')],
  ['status 408', () => refusal(408, 'invalid_request')],
  ['a provider that is busy', () => refusal(400, 'temporarily_unavailable')],
  ['a proxy that refuses', () => new Response('<html>', { status: 403 })],
])('A5.20 %s keeps the session', async (_, answer) => {
  const session = await t.signIn();
  t.environment.answer = answer;
  await t.pass(600_000);
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', user: { id: 'person-1' } });
  expect(t.environment.localStorage.read('lotse.session')).not.toBeNull();
});

test.each(['invalid_grant', 'invalid_request', 'unauthorized_client'])(
  'A5.20 %s ends the session once, and the person stays known for their drafts',
  async (error) => {
    const session = await t.signIn();
    const token = await session.getAccessToken();
    t.environment.answer = () => refusal(400, error);
    await expect(session.renewAccessToken(token)).rejects.toMatchObject({ kind: 'ended' });
    expect(session.getSnapshot()).toMatchObject({ status: 'ended', user: { id: 'person-1' } });
    await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'ended' });
    expect(t.environment.requests).toHaveLength(2);
    expect(t.environment.left).toHaveLength(1);
  },
);

test('A5.20 twenty minutes without network cost few calls and no session, and the end of it is noticed', async () => {
  const session = await t.signIn();
  t.environment.answer = () => Promise.reject(new TypeError('fetch failed'));
  await t.pass(600_000);
  for (let minute = 0; minute < 20; minute += 1) {
    await Promise.allSettled([session.getAccessToken(), session.getAccessToken()]);
    await t.pass(60_000);
  }
  expect(t.environment.requests.length).toBeLessThan(80);
  expect(session.getSnapshot().status).toBe('signedIn');
  t.environment.answer = () => tokenAnswer(t.environment);
  await t.pass(40_000);
  const before = t.environment.requests.length;
  await expect(session.getAccessToken()).resolves.toBeTypeOf('string');
  expect(t.environment.requests).toHaveLength(before);
});

test('A5.20 the provider’s wish to be left alone is heard', async () => {
  const session = await t.signIn();
  t.environment.answer = () => new Response('', { status: 503, headers: { 'retry-after': '120' } });
  await t.pass(600_000);
  await session.getAccessToken().catch(() => undefined);
  await t.pass(119_000);
  await session.getAccessToken().catch(() => undefined);
  expect(t.environment.requests).toHaveLength(2);
  await t.pass(2000);
  expect(t.environment.requests.length).toBeGreaterThan(2);
});

test('A5.20 an attempt planned after one failure does not cut the pause after a later one short', async () => {
  const session = await t.signIn();
  await t.pass(600_000);
  t.environment.answer = away;
  await session.getAccessToken().catch(() => undefined);
  t.environment.answer = () => tokenAnswer(t.environment);
  t.environment.wake();
  await t.pass(200);
  // The clock jumps as after a sleep, the timers do not.
  vi.setSystemTime(Date.now() + 3_600_000);
  t.environment.answer = () => new Response('', { status: 503, headers: { 'retry-after': '120' } });
  await session.getAccessToken().catch(() => undefined);
  const before = t.environment.requests.length;
  await t.pass(60_000);
  expect(t.environment.requests).toHaveLength(before);
});

test('A5.20 at the start an unreachable provider leaves it open and is tried again by itself', async () => {
  await t.signIn();
  t.environment.answer = () => Promise.reject(new TypeError('fetch failed'));
  const session = t.create();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'unknown', isUnreachable: true });
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'unreachable' });
  t.environment.answer = () => tokenAnswer(t.environment);
  await t.pass(2000);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', isUnreachable: false });
});

test('A5.20 a person who asks for it need not wait for the pause', async () => {
  await t.signIn();
  t.environment.answer = away;
  const session = t.create();
  await session.start();
  t.environment.answer = () => tokenAnswer(t.environment);
  await t.pass(60);
  await session.start();
  expect(session.getSnapshot().status).toBe('signedIn');
});

test('A5.22 a page that wakes after eight hours renews before anything asks, and timers play no part', async () => {
  const session = await t.signIn();
  vi.setSystemTime(START + 8 * 3_600_000);
  t.environment.wake({ isVisible: false });
  await expect.poll(() => t.environment.requests).toHaveLength(1);
  t.environment.wake();
  await expect.poll(() => t.environment.requests).toHaveLength(2);
  await session.getAccessToken();
  expect(t.environment.requests).toHaveLength(2);
});

test('A5.22 a page that wakes while its token lasts asks for nothing', async () => {
  await t.signIn();
  t.environment.wake();
  await t.pass(100);
  expect(t.environment.requests).toHaveLength(1);
});

test('A5.22 a page that could not reach the provider tries again when it wakes', async () => {
  await t.signIn();
  t.environment.answer = away;
  const session = t.create();
  await session.start();
  t.environment.answer = () => tokenAnswer(t.environment);
  await t.pass(60);
  t.environment.wake();
  await expect.poll(() => session.getSnapshot().status).toBe('signedIn');
});

test('nothing brings tokens back after signing out', async () => {
  const session = await t.signIn();
  const token = await session.getAccessToken();
  session.signOut();
  await expect(session.renewAccessToken(token)).rejects.toMatchObject({ kind: 'ended' });
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'ended' });
  expect(t.environment.requests).toHaveLength(1);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', isLeaving: true });
  expect(t.environment.left.at(-1)).toBe(`${DOMAIN}/logout?redirect=${encodeURIComponent(ORIGIN)}`);
});

test('a page whose storage is blocked holds its session until it is left', async () => {
  t.environment.browser.localStorage.isFull = true;
  t.environment.answer = (_, index) => tokenAnswer(t.environment, { body: { refresh_token: `r-${index}` } });
  const session = await t.signIn({ useLocalStorage: true });
  t.environment.wake();
  await session.refresh();
  expect(session.getSnapshot().status).toBe('signedIn');
  expect(t.environment.requests[1]?.body.get('refresh_token')).toBe('r-0');
});

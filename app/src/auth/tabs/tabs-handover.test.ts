import { expect, test } from 'vitest';
import { setUpSessions, START } from '../testing/set-up.ts';
import { refusal, tokenAnswer, tokenBody } from '../testing/token-answer.ts';

const t = setUpSessions();

test.each([
  ['person', { access: { sub: 'person-2' }, id: { sub: 'person-2' } }],
  ['organisation', { access: { org_code: 'org_2' } }],
])('A5.25 another %s in another tab makes this one start over', async (_, change) => {
  const { environment, session } = await t.signIn().then(() => t.openTab());
  await t.pass(1000);
  t.environment.answer = () => tokenAnswer(t.environment, change);
  await t.signIn();
  await t.pass(0);
  expect(environment.reloads).toBe(1);
  expect(session.getSnapshot()).toMatchObject({ claims: undefined, user: undefined, isLeaving: true });
  expect(t.log).toEqual([]);
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'ended' });
});

test('A5.25 the same person who signs in again in another tab goes on in this one', async () => {
  const { environment, session } = await t.signIn().then(() => t.openTab());
  await t.pass(1000);
  await t.signIn();
  await t.pass(0);
  expect(environment.reloads).toBe(0);
  expect(session.getSnapshot().status).toBe('signedIn');
});

test('A5.25 tokens of somebody else in answer to a renewal make the page start over', async () => {
  const session = await t.signIn();
  t.environment.answer = () =>
    tokenAnswer(t.environment, { access: { sub: 'person-2' }, id: { sub: 'person-2' } });
  await expect(session.refresh()).rejects.toMatchObject({ kind: 'ended' });
  expect(t.environment.reloads).toBe(1);
  expect(session.getSnapshot().claims).toBeUndefined();
});

test('A5.25 a session that has ended goes on when the same person signs in in another tab', async () => {
  const { session } = await t.signIn().then(() => t.openTab());
  session.end(await session.getAccessToken());
  expect(session.getSnapshot().status).toBe('ended');
  await t.pass(1000);
  await t.signIn();
  await t.pass(0);
  expect(session.getSnapshot().status).toBe('signedIn');
});

test('A5.25 a refusal of the old session’s token leaves the session alone that another tab has begun', async () => {
  t.environment.answer = () => tokenAnswer(t.environment, { body: { refresh_token: 'old' } });
  await t.signIn({ useLocalStorage: true });
  await t.pass(100);
  const refused = Promise.withResolvers<Response>();
  const somebodyElse = { access: { sub: 'person-2' }, id: { sub: 'person-2' } };
  t.environment.answer = ({ body }) =>
    body.get('refresh_token') === 'new' ? tokenAnswer(t.environment, somebodyElse) : refused.promise;
  const opening = t.openTab({ useLocalStorage: true });
  await t.pass(100);
  t.environment.localStorage.write('lotse.refresh-token', 'new');
  t.environment.localStorage.write('lotse.session', 'ab.cd');
  refused.resolve(refusal());
  await t.pass(400);
  const { session } = await opening;
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', user: { id: 'person-2' } });
  expect(t.environment.localStorage.read('lotse.refresh-token')).toBe('new');
  expect(t.environment.browser.messages).not.toContainEqual({ type: 'ended' });
});

test('A5.26 what tabs tell each other never holds a refresh token or an id token', async () => {
  t.environment.answer = (_, index) =>
    tokenAnswer(t.environment, { body: { refresh_token: `secret-${index}` } });
  const session = await t.signIn({ useLocalStorage: true });
  await session.refresh();
  session.signOut();
  const { messages } = t.environment.browser;
  expect(messages.map((message) => (message as { type: string }).type)).toEqual([
    'renewed',
    'renewing',
    'renewed',
    'signedOut',
  ]);
  expect(JSON.stringify(messages)).not.toContain('secret-');
  expect(JSON.stringify(messages).match(/eyJ/g)).toHaveLength(4);
});

test('A5.26 what is no message changes nothing', async () => {
  const session = await t.signIn();
  const before = session.getSnapshot();
  await t.pass(1000);
  const { access_token: accessToken } = tokenBody(t.environment);
  const id = before.claims?.id;
  const sound = { type: 'renewed', mark: 'a.b', accessToken, idClaims: id, clockOffsetMs: 0 };
  const stranger = t.environment.browser.openChannel();
  for (const message of [
    undefined,
    'signedOut',
    { type: 'signedOut', now: true },
    { type: 'other' },
    { ...sound, refreshToken: 'r' },
    { ...sound, mark: 'a' },
    { ...sound, accessToken: '' },
    { ...sound, accessToken: 'opaque' },
    { ...sound, clockOffsetMs: Number.NaN },
    { ...sound, idClaims: { ...id, sub: 'person-2' } },
    {
      ...sound,
      accessToken: tokenBody(t.environment, { access: { iss: 'https://evil.example' } })['access_token'],
    },
    {
      ...sound,
      accessToken: tokenBody(t.environment, { access: { exp: START / 1000 - 60 } })['access_token'],
    },
  ]) {
    stranger.post(message);
    await t.pass(0);
    expect(session.getSnapshot()).toBe(before);
  }
  expect(t.log).toContainEqual(['A message of another tab was refused']);
  stranger.post(sound);
  await t.pass(0);
  await expect(session.getAccessToken()).resolves.toBe(accessToken);
});

test('A5.26 an older token does not replace a newer one', async () => {
  const session = await t.signIn();
  const older = tokenBody(t.environment, { access: { iat: START / 1000 - 10 } })['access_token'];
  const token = await session.getAccessToken();
  const idClaims = session.getSnapshot().claims?.id;
  const message = { type: 'renewed', mark: 'a.b', accessToken: older, idClaims, clockOffsetMs: 0 };
  t.environment.browser.openChannel().post(message);
  await t.pass(0);
  await expect(session.getAccessToken()).resolves.toBe(token);
});

test('A5.25 a page that wakes under another session learns whose it is before it goes on', async () => {
  const session = await t.signIn();
  t.environment.localStorage.write('lotse.session', 'ab.cd');
  t.environment.answer = () =>
    tokenAnswer(t.environment, { access: { sub: 'person-2' }, id: { sub: 'person-2' } });
  t.environment.wake();
  await t.pass(400);
  await expect.poll(() => t.environment.reloads).toBe(1);
  expect(session.getSnapshot().claims).toBeUndefined();
});

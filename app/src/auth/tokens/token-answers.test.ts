import { expect, test } from 'vitest';
import { returnUrl } from '../testing/fake-environment.ts';
import { setUpSessions, START } from '../testing/set-up.ts';
import { type AnswerChange, tokenAnswer, tokenBody } from '../testing/token-answer.ts';

const t = setUpSessions();
const now = START / 1000;

async function expectRefused(change: AnswerChange): Promise<void> {
  t.environment.answer = () => tokenAnswer(t.environment, change);
  const session = await t.signIn();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error: 'exchange_failed' } });
  expect(session.getSnapshot().claims).toBeUndefined();
  expect(t.environment.localStorage.keys('')).toEqual([]);
}

test('A5.3 each attempt sends a nonce of its own, and an id token with another one is refused', async () => {
  await t.create().signIn();
  await t.create().signIn();
  const nonces = t.environment.left.map((url) => new URL(url).searchParams.get('nonce'));
  expect(new Set(nonces).size).toBe(2);
  expect(nonces[0]).toMatch(/^[0-9a-f]{56}$/);
  await expectRefused({ id: { nonce: 'other' } });
});

test('A5.3 an id token without a nonce is refused', () => expectRefused({ id: { nonce: undefined } }));

const malformed: readonly [string, (body: Record<string, unknown>) => BodyInit | null][] = [
  ['nothing', () => null],
  ['half of it', (body) => JSON.stringify(body).slice(0, 100)],
  ['a page of HTML', () => '<html></html>'],
  ['a list', (body) => JSON.stringify([body])],
  ['null', () => 'null'],
  ['no access token', (body) => JSON.stringify({ ...body, access_token: undefined })],
  ['an empty access token', (body) => JSON.stringify({ ...body, access_token: '' })],
  ['a number as access token', (body) => JSON.stringify({ ...body, access_token: 7 })],
  ['no type', (body) => JSON.stringify({ ...body, token_type: undefined })],
  ['another type', (body) => JSON.stringify({ ...body, token_type: 'mac' })],
  ['a lifetime in words', (body) => JSON.stringify({ ...body, expires_in: 'soon' })],
  ['no lifetime', (body) => JSON.stringify({ ...body, expires_in: undefined })],
  ['an empty refresh token', (body) => JSON.stringify({ ...body, refresh_token: '' })],
  ['an id token that is none', (body) => JSON.stringify({ ...body, id_token: 'a.b.c' })],
  ['an access token that is none', (body) => JSON.stringify({ ...body, access_token: 'opaque' })],
];

test.each(malformed)('A5.11 an answer with %s is logged and leaves nothing behind', async (_, bodyOf) => {
  for (const useLocalStorage of [false, true]) {
    t.log.length = 0;
    t.environment.answer = () =>
      new Response(bodyOf(tokenBody(t.environment, { body: { refresh_token: 'r-1' } })), {
        headers: { 'content-type': 'application/json', date: new Date(START).toUTCString() },
      });
    const session = await t.signIn({ useLocalStorage });
    expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', claims: undefined, user: undefined });
    expect(t.environment.localStorage.keys('')).toEqual([]);
    expect(t.log.length).toBeGreaterThan(0);
    await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'ended' });
  }
});

test.each(malformed)('A5.11 a renewal with %s keeps the session as it was', async (_, bodyOf) => {
  const session = await t.signIn();
  const { claims } = session.getSnapshot();
  const token = await session.getAccessToken();
  t.environment.answer = () =>
    new Response(bodyOf(tokenBody(t.environment)), { headers: { 'content-type': 'application/json' } });
  await expect(session.renewAccessToken(token)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', claims });
});

test.each<[string, AnswerChange]>([
  ['iss of the access token', { access: { iss: 'https://evil.example' } }],
  ['iss of the id token', { id: { iss: 'https://evil.example' } }],
  ['azp of the access token', { access: { azp: 'other' } }],
  ['azp of the id token', { id: { azp: 'other' } }],
  ['missing azp of the access token', { access: { azp: undefined } }],
  ['missing azp of the id token', { id: { azp: undefined } }],
  ['audience of the access token', { access: { aud: ['other'] } }],
  ['empty audience', { access: { aud: [] } }],
  ['audience that is part of ours', { access: { aud: ['ap'] } }],
  ['audience that is no array', { access: { aud: 'api' } }],
  ['id token for others', { id: { aud: 'other' } }],
  ['id token for a list of others', { id: { aud: ['other', 'spa'] } }],
  ['expired access token', { access: { exp: now - 60 } }],
  ['expired id token', { id: { exp: now - 60 } }],
  ['access token from the future', { access: { iat: now + 61 } }],
  ['id token from the future', { id: { iat: now + 61 } }],
  ['algorithm none', { header: { alg: 'none' } }],
  ['algorithm HS256', { header: { alg: 'HS256' } }],
  ['other person in the id token', { id: { sub: 'person-2' } }],
  ['missing id token', { body: { id_token: undefined } }],
])('A5.12 a token answer with a wrong %s signs nobody in', (_, change) => expectRefused(change));

test.each<[string, AnswerChange]>([
  ['expired within the leeway', { access: { exp: now - 59 }, id: { exp: now - 59 } }],
  ['come from the future within the leeway', { access: { iat: now + 60 }, id: { iat: now + 60 } }],
  ['have our client in a list', { id: { aud: ['spa@live'] } }],
  ['are for others too', { access: { aud: ['other', 'api'] } }],
])('A5.12 tokens that %s are accepted', async (_, change) => {
  t.environment.answer = () => tokenAnswer(t.environment, change);
  expect((await t.signIn()).getSnapshot().status).toBe('signedIn');
});

test('A5.12 every configured audience must be in the access token', async () => {
  t.environment.answer = () => tokenAnswer(t.environment, { access: { aud: ['api'] } });
  await t.create({ audience: 'api billing' }).signIn();
  const session = await t.comeBack({ audience: 'api billing' });
  expect(session.getSnapshot().status).toBe('signedOut');
});

test('A5.12 azp is compared with the client id that is in effect, also with the default one', async () => {
  t.environment.answer = () =>
    tokenAnswer(t.environment, { access: { azp: 'own' }, id: { azp: 'own', aud: 'own' } });
  await t.create({ client_id: 'own' }).signIn();
  expect((await t.comeBack({ client_id: 'own' })).getSnapshot().status).toBe('signedIn');
});

test.each([-3_600_000, 3_600_000, -90_000, 90_000])(
  'A5.14 with a clock that is %i ms behind the provider a person signs in and uses tokens to their time',
  async (aheadMs) => {
    t.environment.providerAheadMs = aheadMs;
    const session = await t.signIn();
    expect(session.getSnapshot().status).toBe('signedIn');
    await t.pass(538_000);
    await session.getAccessToken();
    expect(t.environment.requests).toHaveLength(1);
    await t.pass(3000);
    await session.getAccessToken();
    expect(t.environment.requests).toHaveLength(2);
  },
);

test('A5.14 where Date can’t be read the time of issue tells the provider’s clock', async () => {
  t.environment.providerAheadMs = 3_600_000;
  t.environment.answer = () => tokenAnswer(t.environment, { headers: {} });
  const session = await t.signIn();
  expect(session.getSnapshot().status).toBe('signedIn');
  await t.pass(530_000);
  await session.getAccessToken();
  expect(t.environment.requests).toHaveLength(1);
});

test('no token is ever logged', async () => {
  t.environment.answer = () => tokenAnswer(t.environment, { access: { iss: 'https://evil.example' } });
  await t.signIn();
  expect(t.log.length).toBeGreaterThan(0);
  expect(JSON.stringify(t.log)).not.toContain('eyJ');
  expect(returnUrl(t.environment)).not.toContain('eyJ');
});

test('A5.12 tokens of different people sign nobody in, and the log says why', async () => {
  await expectRefused({ id: { sub: 'person-2' } });
  expect(t.log).toContainEqual(['The code could not be exchanged:', 'The tokens are of different people']);
});

test('A5.11 an answer without an id token is not enough to take up a session', async () => {
  await t.signIn();
  await t.pass(100);
  t.environment.answer = () => tokenAnswer(t.environment, { body: { id_token: undefined } });
  const session = t.create();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'unknown', isUnreachable: true });
  expect(t.log).toContainEqual(['Refreshing the tokens failed:', 'unsound']);
});

import { CompactSign, exportJWK, generateKeyPair, type JWK } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { DOMAIN } from '../testing/places.ts';
import { setUpSessions } from '../testing/set-up.ts';
import { tokenBody } from '../testing/token-answer.ts';

const t = setUpSessions();
const JWKS = `${DOMAIN}/.well-known/jwks`;
let own: CryptoKeyPair;
let strange: CryptoKeyPair;
let jwk: JWK;

beforeAll(async () => {
  [own, strange] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  jwk = { ...(await exportJWK(own.publicKey)), kid: 'k-1', use: 'sig' };
});

/** An answer whose tokens are signed by these keys. */
async function signedAnswer(
  accessKey: CryptoKey,
  idKey: CryptoKey | undefined,
  header: object = {},
): Promise<Response> {
  const body = tokenBody(t.environment);
  const sign = (token: unknown, key: CryptoKey) =>
    new CompactSign(Buffer.from(String(token).split('.')[1] ?? '', 'base64url'))
      .setProtectedHeader({ alg: 'RS256', kid: 'k-1', ...header })
      .sign(key);
  return Response.json({
    ...body,
    access_token: await sign(body['access_token'], accessKey),
    id_token: idKey && (await sign(body['id_token'], idKey)),
  });
}

function serveKeys(): string[] {
  const asked: string[] = [];
  t.environment.answerElsewhere = (url) => {
    asked.push(url);
    return Response.json({ keys: [jwk] });
  };
  t.environment.whenIdle = () => Promise.resolve();
  return asked;
}

test('A5.12 signatures are verified once the first request has its token, not before', async () => {
  const asked = serveKeys();
  t.environment.answer = () => signedAnswer(own.privateKey, own.privateKey);
  const session = await t.signIn();
  await t.pass(100);
  expect(asked).toEqual([]);
  await session.getAccessToken();
  await expect.poll(() => asked).toEqual([JWKS]);
  await t.pass(100);
  expect(session.getSnapshot().status).toBe('signedIn');
});

test.each(['access', 'id'])(
  'A5.12 an %s token that the provider has not signed ends the session',
  async (which) => {
    serveKeys();
    t.environment.answer = () =>
      signedAnswer(
        which === 'access' ? strange.privateKey : own.privateKey,
        which === 'id' ? strange.privateKey : own.privateKey,
      );
    const session = await t.signIn();
    await session.getAccessToken();
    await expect.poll(() => session.getSnapshot().status).toBe('ended');
    expect(t.log).toContainEqual(['A token was not signed by the provider']);
    await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'ended' });
  },
);

test('A5.12 a token under a key that the provider does not have ends the session', async () => {
  serveKeys();
  t.environment.answer = () => signedAnswer(own.privateKey, own.privateKey, { kid: 'k-2' });
  const session = await t.signIn();
  await session.getAccessToken();
  await expect.poll(() => session.getSnapshot().status).toBe('ended');
});

test('A5.12 a renewed token is verified too', async () => {
  serveKeys();
  t.environment.answer = () => signedAnswer(own.privateKey, own.privateKey);
  const session = await t.signIn();
  await session.getAccessToken();
  t.environment.answer = () => signedAnswer(strange.privateKey, own.privateKey);
  await session.refresh();
  await expect.poll(() => session.getSnapshot().status).toBe('ended');
});

test('A5.12 a renewal without an id token has one signature less to verify', async () => {
  const asked = serveKeys();
  t.environment.answer = () => signedAnswer(own.privateKey, own.privateKey);
  const session = await t.signIn();
  await session.getAccessToken();
  await expect.poll(() => asked).toHaveLength(1);
  t.environment.answer = () => signedAnswer(own.privateKey, undefined);
  await session.refresh();
  await t.pass(1000);
  expect(session.getSnapshot().status).toBe('signedIn');
  expect(t.log).toEqual([]);
});

test('A5.26 a forged token that another tab hands over ends the session', async () => {
  serveKeys();
  t.environment.answer = () => signedAnswer(own.privateKey, own.privateKey);
  const session = await t.signIn();
  await session.getAccessToken();
  await t.pass(1000);
  const forged = (await (await signedAnswer(strange.privateKey, own.privateKey)).json()) as {
    access_token: string;
  };
  const idClaims = session.getSnapshot().claims?.id;
  t.environment.browser.openChannel().post({
    type: 'renewed',
    mark: 'a.b',
    accessToken: forged.access_token,
    idClaims,
    clockOffsetMs: 0,
  });
  await expect.poll(() => session.getSnapshot().status).toBe('ended');
});

test('A5.20 keys that can’t be had end nothing, and the next tokens are verified', async () => {
  const asked = serveKeys();
  const { answerElsewhere } = t.environment;
  t.environment.answerElsewhere = () => new Response('', { status: 503 });
  t.environment.answer = () => signedAnswer(own.privateKey, own.privateKey);
  const session = await t.signIn();
  await session.getAccessToken();
  await expect.poll(() => t.log).toContainEqual(['Signatures could not be verified']);
  expect(session.getSnapshot().status).toBe('signedIn');
  t.environment.answerElsewhere = answerElsewhere;
  await session.refresh();
  await expect.poll(() => asked).toEqual([JWKS]);
});

test('A5.12 a key that the provider has just begun to use is asked for once more, past every cache', async () => {
  const asked = serveKeys();
  const inits: (RequestInit | undefined)[] = [];
  const { fetch } = t.environment;
  t.environment.fetch = (input, init) => {
    inits.push(init);
    return fetch(input, init);
  };
  t.environment.answer = () => signedAnswer(own.privateKey, own.privateKey);
  const session = await t.signIn();
  await session.getAccessToken();
  await expect.poll(() => asked).toHaveLength(1);
  const next = await generateKeyPair('RS256');
  const nextJwk = { ...(await exportJWK(next.publicKey)), kid: 'k-2', use: 'sig' };
  t.environment.answerElsewhere = (url) => {
    asked.push(url);
    return Response.json({ keys: [jwk, nextJwk] });
  };
  t.environment.answer = () => signedAnswer(next.privateKey, next.privateKey, { kid: 'k-2' });
  await session.refresh();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await t.pass(1000);
  expect(session.getSnapshot().status).toBe('signedIn');
  expect(inits.filter((init) => init?.cache === 'no-cache')).toHaveLength(asked.length);
});

test.each([
  ['is signed by one of them', () => own.privateKey, 'signedIn'],
  ['is signed by none of them', () => strange.privateKey, 'ended'],
])('A5.12 a token without a key’s name, where there are two keys, that %s', async (_, key, status) => {
  serveKeys();
  const other = await exportJWK((await generateKeyPair('RS256')).publicKey);
  let asked = 0;
  t.environment.answerElsewhere = () => {
    asked += 1;
    return Response.json({ keys: [{ ...other, kid: 'k-0', use: 'sig' }, jwk] });
  };
  t.environment.answer = () => signedAnswer(key(), key(), { kid: undefined });
  const session = await t.signIn();
  await session.getAccessToken();
  await expect.poll(() => asked).toBe(1);
  await expect.poll(() => session.getSnapshot().status).toBe(status);
  await t.pass(1000);
  expect(session.getSnapshot().status).toBe(status);
});

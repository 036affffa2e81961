import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWTVerifyGetKey } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { createTokenVerifier, TokenRefused } from './token-verifier.ts';

const issuer = 'http://localhost:4400';
const audience = 'http://localhost:4300';
const now = () => Math.floor(Date.now() / 1000);

let privateKey: CryptoKey;
let keys: JWTVerifyGetKey;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  privateKey = pair.privateKey;
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'RS256' }] });
});

function sign(claims: Record<string, unknown> = {}, key: CryptoKey = privateKey): Promise<string> {
  const payload = {
    iss: issuer,
    sub: 'usr_a',
    azp: 'spa@live',
    aud: [audience],
    iat: now(),
    exp: now() + 60,
    org_code: 'org_a',
    permissions: ['read:org_shipments'],
    roles: [{ key: 'org_user' }],
    ...claims,
  };
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key);
}

async function refusal(authorization: string | undefined): Promise<string> {
  const verify = createTokenVerifier({ issuer, audience, keys });
  const error: unknown = await verify(authorization).catch((thrown: unknown) => thrown);
  if (!(error instanceof TokenRefused)) throw new Error('accepted', { cause: error });
  return error.reason;
}

test('gives the claims of a good token, however its scheme is written', async () => {
  const verify = createTokenVerifier({ issuer, audience, keys });
  const token = await sign();
  expect(await verify(`Bearer ${token}`)).toMatchObject({
    sub: 'usr_a',
    org_code: 'org_a',
    feature_flags: {},
  });
  expect((await verify(`bearer  ${token}`)).sub).toBe('usr_a');
});

test('without its scheme, or with another one, a good token is none', async () => {
  const token = await sign();
  for (const header of [token, `Basic ${token}`, `DPoP ${token}`, ` Bearer ${token}`, `Bearer${token}`]) {
    expect(await refusal(header), header.slice(0, 8)).toBe('missing');
  }
  expect(await refusal(`Bearer ${token} ${token}`)).toBe('invalid');
  expect(await refusal(`Bearer ${token}, Bearer ${token}`)).toBe('invalid');
});

test.each([
  ['ended 59 s ago', { iat: -900, exp: -59 }, 'accepted'],
  ['ended 60 s ago', { iat: -900, exp: -60 }, 'expired'],
  ['was issued 60 s ahead', { iat: 60, exp: 900 }, 'accepted'],
  ['was issued 61 s ahead', { iat: 61, exp: 900 }, 'invalid'],
])('clocks may differ by 60 s: a token that %s', async (_when, { iat, exp }, outcome) => {
  const moment = now();
  const verify = createTokenVerifier({ issuer, audience, keys, now: () => moment * 1000 });
  const token = await sign({ iat: moment + iat, exp: moment + exp });
  const told = verify(`Bearer ${token}`).then(
    () => 'accepted',
    (error: TokenRefused) => error.reason,
  );
  expect(await told).toBe(outcome);
});

test('can go by another clock, and takes several names of one provider', async () => {
  const ahead = createTokenVerifier({
    issuer: [issuer, `${issuer}/`],
    audience,
    keys,
    now: () => Date.now() + 3_600_000,
  });
  const claims = { iss: `${issuer}/`, iat: now() + 3600, exp: now() + 4500 };
  expect((await ahead(`Bearer ${await sign(claims)}`)).sub).toBe('usr_a');
  await expect(ahead(`Bearer ${await sign({ exp: now() + 900 })}`)).rejects.toThrow('expired');
});

test('wants every expected audience in an array', async () => {
  const verify = createTokenVerifier({ issuer, audience: [audience, 'other'], keys });
  expect((await verify(`Bearer ${await sign({ aud: ['other', audience] })}`)).sub).toBe('usr_a');
  await expect(verify(`Bearer ${await sign()}`)).rejects.toThrow(TokenRefused);
  expect(await refusal(`Bearer ${await sign({ aud: audience })}`)).toBe('invalid');
  expect(await refusal(`Bearer ${await sign({ aud: [] })}`)).toBe('invalid');
});

test.each([
  ['another issuer', { iss: 'http://localhost:4401' }],
  ['another client', { azp: 'other' }],
  ['no client', { azp: undefined }],
  ['no end', { exp: undefined }],
  ['no organisation', { org_code: undefined }],
  ['permissions that are no list', { permissions: 'read:org_shipments' }],
])('refuses %s', async (_name, claims) => {
  expect(await refusal(`Bearer ${await sign(claims)}`)).toBe('invalid');
});

test('refuses what is not signed by the provider', async () => {
  const { privateKey: foreign } = await generateKeyPair('RS256');
  expect(await refusal(`Bearer ${await sign({}, foreign)}`)).toBe('invalid');

  const [, payload] = (await sign()).split('.');
  const header = Buffer.from('{"alg":"none"}').toString('base64url');
  expect(await refusal(`Bearer ${header}.${payload}.`)).toBe('invalid');

  const symmetric = new SignJWT({ sub: 'usr_a' }).setProtectedHeader({ alg: 'HS256', kid: 'k' });
  expect(await refusal(`Bearer ${await symmetric.sign(new Uint8Array(32))}`)).toBe('invalid');
});

test.each([
  [undefined, 'missing'],
  ['', 'missing'],
  ['Bearer ', 'missing'],
  ['Bearer x.y.z', 'invalid'],
])('refuses %j', async (authorization, reason) => {
  expect(await refusal(authorization)).toBe(reason);
});

test('does not blame the bearer when the keys cannot be fetched', async () => {
  const verify = createTokenVerifier({ issuer, audience, keys: new URL('http://localhost:1/jwks') });
  const error: unknown = await verify(`Bearer ${await sign()}`).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(TokenRefused);
});

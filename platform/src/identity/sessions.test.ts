import { people } from 'contract/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTokenVerifier } from './index.ts';
import { Browser } from './testing/browser.ts';
import {
  appOrigin,
  audience,
  authorizationRequest,
  follow,
  interactionOf,
  refresh,
  returnAddress,
} from './testing/sign-in.ts';
import { TestProvider } from './testing/test-provider.ts';

let provider: TestProvider;
let issuer: string;

beforeAll(async () => {
  provider = await TestProvider.start();
  ({ issuer } = provider);
});

afterAll(() => provider.stop());

describe('signing out', () => {
  test('ends the session and its refresh tokens, then goes to the app', async () => {
    const browser = new Browser();
    await provider.signIn(browser, people.owner.id);
    const token = browser.cookie('lotse-refresh')?.value;
    const left = await browser.request(`${issuer}/logout?redirect=${encodeURIComponent(`${appOrigin}/`)}`);
    expect(left.headers.get('location')).toBe(`${appOrigin}/`);
    for (const name of ['lotse-refresh', 'lotse-session', 'lotse-session.sig']) {
      expect(browser.cookie(name), name).toBeUndefined();
    }

    expect((await refresh(browser, issuer, token)).status).toBe(400);
    const silent = await browser.request(authorizationRequest(issuer, { prompt: 'none' }).url);
    expect(returnAddress(silent).searchParams.get('error')).toBe('login_required');
  });

  test.each(['https://evil.example', `${appOrigin}.evil.example`, `//evil.example`, 'javascript:alert(1)'])(
    'does not go to %s',
    async (address) => {
      const page = await new Browser().request(`${issuer}/logout?redirect=${encodeURIComponent(address)}`);
      expect(page.status).toBe(400);
      expect(page.headers.get('location')).toBeNull();
      expect(await page.text()).toContain('Sie sind abgemeldet.');
    },
  );
});

test.each(['login', 'create'])(
  'asking with prompt=%s ends no session until it is answered',
  async (prompt) => {
    const browser = new Browser();
    await provider.signIn(browser, people.owner.id);
    const asked = await browser.request(authorizationRequest(issuer, { prompt }).url);
    const page = await follow(browser, issuer, asked);
    expect((await refresh(browser, issuer)).status).toBe(200);
    const given = await browser.post(`${issuer}${await interactionOf(page)}/abort`, {});
    const returned = returnAddress(await follow(browser, issuer, given));
    expect(returned.searchParams.get('error')).toBe('access_denied');
    expect((await refresh(browser, issuer)).status).toBe(200);
  },
);

test('publishes where its endpoints are', async () => {
  const metadata: unknown = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();
  expect(metadata).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/oauth2/auth`,
    token_endpoint: `${issuer}/oauth2/token`,
    revocation_endpoint: `${issuer}/oauth2/revoke`,
    userinfo_endpoint: `${issuer}/oauth2/v2/user_profile`,
    jwks_uri: `${issuer}/.well-known/jwks`,
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
  });
});

test('publishes nothing of its private keys', async () => {
  const { keys } = (await (await fetch(`${issuer}/.well-known/jwks`)).json()) as { keys: object[] };
  expect(keys).toHaveLength(1);
  expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

describe('over a restart', () => {
  test('keeps sessions, keys and refresh tokens', async () => {
    const browser = new Browser();
    const before = await provider.signIn(browser, people.owner.id);
    await provider.restart();

    const verify = createTokenVerifier({ issuer, audience, keys: provider.running.getKey });
    expect((await verify(`Bearer ${before.access_token}`)).sub).toBe(people.owner.id);
    expect((await refresh(browser, issuer)).status).toBe(200);
    const silent = await browser.request(authorizationRequest(issuer, { prompt: 'none' }).url);
    expect(returnAddress(silent).searchParams.has('code')).toBe(true);
  });
});

describe('behind TLS', () => {
  const publicAddress = 'https://anmeldung.example';
  beforeAll(() => provider.restart({ issuer: publicAddress }));
  afterAll(() => provider.restart());

  /** As the proxy hands it on: without TLS, under the name of this machine. */
  const at = (path: string, init: RequestInit = {}) =>
    fetch(`${issuer}${path}`, { redirect: 'manual', ...init });
  const cookiesOf = (answer: Response) => answer.headers.getSetCookie();

  test('sets cookies for TLS only and asks browsers to stay with it', async () => {
    const left = await at('/logout');
    expect(left.headers.get('strict-transport-security')).toContain('max-age=31536000');
    const refreshCookie = cookiesOf(left).find((line) => line.startsWith('__Secure-lotse-refresh='));
    expect(refreshCookie).toMatch(/; secure/i);

    const { pathname, search } = new URL(authorizationRequest(publicAddress).url);
    const browser = new Browser();
    const asked = await browser.request(`${issuer}${pathname}${search}`);
    const page = await follow(browser, issuer, asked);
    const choice = { account: people.owner.id };
    const chosen = await browser.post(`${issuer}${await interactionOf(page)}/sign-in`, choice);
    const resumed = new URL(chosen.headers.get('location') ?? '');
    expect(resumed.origin).toBe(publicAddress);
    const returned = await browser.request(`${issuer}${resumed.pathname}`);
    expect(returnAddress(returned).searchParams.has('code')).toBe(true);

    const cookies = [...cookiesOf(asked), ...cookiesOf(returned)];
    const names = cookies.map((line) => line.split('=', 1)[0]);
    expect(names).toContain('__Secure-lotse-interaction');
    expect(names).toContain('__Host-lotse-session');
    for (const line of cookies) expect(line).toMatch(/^__(Host|Secure)-.*; secure/i);
    for (const line of cookies.filter((cookie) => cookie.startsWith('__Host-'))) {
      expect(line).toMatch(/; path=\/;/i);
      expect(line).not.toMatch(/domain=/i);
    }
  });

  test('names its endpoints as browsers find them, whatever a request says', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    const metadata: unknown = await (await at('/.well-known/openid-configuration', { headers })).json();
    expect(metadata).toMatchObject({
      issuer: publicAddress,
      token_endpoint: `${publicAddress}/oauth2/token`,
      jwks_uri: `${publicAddress}/.well-known/jwks`,
    });
  });
});

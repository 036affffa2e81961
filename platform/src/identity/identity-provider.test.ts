import { decodeJwt, decodeProtectedHeader } from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessTokenClaimsSchema, idTokenClaimsSchema, tokenAnswerSchema, userProfileSchema } from 'contract';
import type { TokenAnswer } from 'contract';
import { organizations, people } from 'contract/fixtures';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { createTokenVerifier, startIdentityProvider } from './index.ts';
import type { IdentityProviderOptions, RunningIdentityProvider } from './index.ts';
import { rolePermissions } from './role-permissions.ts';
import { Browser } from './testing/browser.ts';
import {
  appOrigin,
  audience,
  authorizationRequest,
  chooseAndReturn,
  exchange,
  follow,
  freePort,
  interactionOf,
  refresh,
  returnAddress,
} from './testing/sign-in.ts';

let store: Store;
let running: RunningIdentityProvider;
let issuer: string;
let port: number;

async function start(options: Partial<IdentityProviderOptions> = {}): Promise<void> {
  running = await startIdentityProvider({
    db: store.db,
    issuer,
    port,
    appOrigins: [appOrigin],
    audience,
    refreshTokenMode: 'cookie',
    demoData: true,
    ...options,
  });
}

async function restart(options: Partial<IdentityProviderOptions> = {}): Promise<void> {
  await running.close();
  await start(options);
}

/** Signs a person in and gives the parsed token answer. */
async function signIn(browser: Browser, accountId: string, parameters = {}): Promise<TokenAnswer> {
  const request = authorizationRequest(issuer, parameters);
  const returned = await chooseAndReturn(browser, issuer, accountId, request);
  const answer = await exchange(browser, issuer, returned, request);
  return v.parse(tokenAnswerSchema, await answer.json());
}

function claimsOf({ access_token: token }: TokenAnswer) {
  return v.parse(accessTokenClaimsSchema, decodeJwt(token));
}

beforeAll(async () => {
  store = await openStore({ inMemory: true });
  port = await freePort();
  issuer = `http://localhost:${port}`;
  await start();
});

afterAll(async () => {
  await running.close();
  await store.close();
});

describe('signing in', () => {
  test('gives tokens with the claims that the product reads', async () => {
    const request = authorizationRequest(issuer);
    const browser = new Browser();
    const returned = await chooseAndReturn(browser, issuer, people.owner.id, request);
    expect(returned.origin).toBe(appOrigin);
    expect(returned.searchParams.get('state')).toBe(request.state);
    expect(returned.searchParams.get('iss')).toBe(issuer);

    const answer = v.parse(tokenAnswerSchema, await (await exchange(browser, issuer, returned, request)).json());
    expect(decodeProtectedHeader(answer.access_token).alg).toBe('RS256');
    const claims = claimsOf(answer);
    expect(claims).toMatchObject({
      iss: issuer,
      sub: people.owner.id,
      azp: 'spa@live',
      aud: [audience],
      scp: ['openid', 'profile', 'email', 'offline'],
      org_code: organizations.tietze.orgCode,
      org_name: organizations.tietze.orgName,
      external_org_id: organizations.tietze.externalOrgId,
      permissions: rolePermissions.org_owner,
      roles: [{ key: 'org_owner', name: 'Inhaber' }],
      feature_flags: { org_setup_complete: { t: 'b', v: true } },
    });
    expect(claims.exp - claims.iat).toBe(15 * 60);

    const idToken = v.parse(idTokenClaimsSchema, decodeJwt(answer.id_token ?? ''));
    expect(idToken).toMatchObject({
      iss: issuer,
      azp: 'spa@live',
      aud: 'spa@live',
      nonce: request.nonce,
      org_codes: [organizations.tietze.orgCode],
      given_name: 'Jana',
      family_name: 'Möller',
      email: 'inhaber@lotse.example',
    });
  });

  test.each(Object.values(people))('gives $email the permissions of the role', async (person) => {
    const claims = claimsOf(await signIn(new Browser(), person.id));
    expect(claims.permissions).toEqual(rolePermissions[person.role]);
    expect(claims.org_code).toBe(person.orgCodes[0]);
  });

  test('passes the verifier by the published keys, and the profile is readable', async () => {
    const { access_token: token } = await signIn(new Browser(), people.member.id);
    const verify = createTokenVerifier({ issuer, audience, keys: new URL(`${issuer}/.well-known/jwks`) });
    expect((await verify(`Bearer ${token}`)).sub).toBe(people.member.id);

    const headers = { Authorization: `Bearer ${token}`, Origin: appOrigin };
    const answer = await fetch(`${issuer}/oauth2/v2/user_profile`, { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe(appOrigin);
    expect(v.parse(userProfileSchema, await answer.json())).toMatchObject({
      sub: people.member.id,
      email: people.member.email,
    });
    const refused = await fetch(`${issuer}/oauth2/v2/user_profile`, {
      headers: { Authorization: `Bearer ${token.slice(0, -6)}AAAAAA` },
    });
    expect(refused.status).toBe(401);
  });

  test('needs no page while the session lasts', async () => {
    const browser = new Browser();
    await signIn(browser, people.packer.id);
    const request = authorizationRequest(issuer, { prompt: 'none' });
    const returned = returnAddress(await browser.request(request.url));
    const answer = await exchange(browser, issuer, returned, request);
    expect(claimsOf(v.parse(tokenAnswerSchema, await answer.json())).sub).toBe(people.packer.id);
  });

  test('lets another person take the place of the signed-in one', async () => {
    const browser = new Browser();
    await signIn(browser, people.owner.id);
    const answer = await signIn(browser, people.otherOwner.id, { prompt: 'login' });
    expect(claimsOf(answer).org_code).toBe(organizations.weserbergland.orgCode);
  });

  test('tells the app when the person cancels', async () => {
    const browser = new Browser();
    const request = authorizationRequest(issuer);
    const page = await follow(browser, issuer, await browser.request(request.url));
    const aborted = await browser.post(`${issuer}${await interactionOf(page)}/abort`, {});
    const returned = returnAddress(await follow(browser, issuer, aborted));
    expect(returned.searchParams.get('error')).toBe('access_denied');
    expect(returned.searchParams.get('state')).toBe(request.state);
  });
});

describe('organisations', () => {
  test('signs into the requested organisation', async () => {
    const { orgCode } = organizations.weserbergland;
    const answer = await signIn(new Browser(), people.otherOwner.id, { org_code: orgCode });
    expect(claimsOf(answer).org_code).toBe(orgCode);
  });

  test('refuses a person who does not belong to it', async () => {
    const browser = new Browser();
    const request = authorizationRequest(issuer, { org_code: organizations.weserbergland.orgCode });
    const page = await follow(browser, issuer, await browser.request(request.url));
    const refused = await browser.post(`${issuer}${await interactionOf(page)}/sign-in`, {
      account: people.owner.id,
      organization: organizations.tietze.orgCode,
    });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Jana Möller gehört nicht zu dieser Organisation.');
  });

  test('asks for somebody else when the session belongs to another organisation', async () => {
    const browser = new Browser();
    await signIn(browser, people.owner.id);
    const { orgCode, orgName } = organizations.weserbergland;
    const silent = await browser.request(authorizationRequest(issuer, { org_code: orgCode, prompt: 'none' }).url);
    expect(returnAddress(silent).searchParams.get('error')).toBe('access_denied');

    const request = authorizationRequest(issuer, { org_code: orgCode });
    const page = await (await follow(browser, issuer, await browser.request(request.url))).text();
    expect(page).toContain(`Anmeldung bei ${orgName.replace('&', '&amp;')}`);
    expect(page).not.toContain(people.owner.email);
  });
});

describe('opening an account', () => {
  const orgName = 'Kürschnerei Weiß & Söhne';
  const form = { email: 'neu@example.org', given_name: 'Lena', family_name: 'Weiß', org_name: orgName };
  const parameters = { prompt: 'create', is_create_org: 'true', org_name: orgName };

  async function openForm(browser: Browser, overrides: Record<string, string> = parameters) {
    const request = authorizationRequest(issuer, overrides);
    const page = await follow(browser, issuer, await browser.request(request.url));
    const markup = await page.clone().text();
    return { request, markup, path: await interactionOf(page) };
  }

  test('creates the person, the organisation and its ownership', async () => {
    const browser = new Browser();
    const { request, markup, path } = await openForm(browser);
    expect(markup).toContain('value="Kürschnerei Weiß &amp; Söhne"');
    const submitted = await browser.post(`${issuer}${path}/register`, form);
    const returned = returnAddress(await follow(browser, issuer, submitted));
    const answer = await exchange(browser, issuer, returned, request);
    expect(claimsOf(v.parse(tokenAnswerSchema, await answer.json()))).toMatchObject({
      org_name: orgName,
      roles: [{ key: 'org_owner' }],
      feature_flags: { org_setup_complete: { v: false } },
    });

    const again = new Browser();
    const second = await openForm(again, { prompt: 'create' });
    const refused = await again.post(`${issuer}${second.path}/register`, { ...form, email: 'NEU@example.org' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Zu dieser E-Mail-Adresse gibt es bereits ein Konto.');
  });

  test('says what is wrong at each field and keeps what was typed', async () => {
    const browser = new Browser();
    const { path } = await openForm(browser);
    const refused = await browser.post(`${issuer}${path}/register`, {
      ...form,
      email: 'lena.example.org',
      given_name: '   ',
      family_name: '<b>"Weiß"</b>',
    });
    const markup = await refused.text();
    expect(markup).toContain('E-Mail muss ein &quot;@&quot;-Symbol enthalten');
    expect(markup).toContain('Nur Leerzeichen sind nicht erlaubt');
    expect(markup).toContain('value="&lt;b&gt;&quot;Weiß&quot;&lt;/b&gt;"');
    expect(markup).toContain('2 Angaben fehlen oder stimmen nicht.');
  });

  test('gives a signed-in person a further organisation', async () => {
    const browser = new Browser();
    await signIn(browser, people.otherOwner.id);
    const { request, markup, path } = await openForm(browser);
    expect(markup).not.toContain('name="email"');
    const submitted = await browser.post(`${issuer}${path}/register`, { org_name: 'Zweigstelle Höxter' });
    const returned = returnAddress(await follow(browser, issuer, submitted));
    const answer = v.parse(tokenAnswerSchema, await (await exchange(browser, issuer, returned, request)).json());
    expect(claimsOf(answer)).toMatchObject({ sub: people.otherOwner.id, org_name: 'Zweigstelle Höxter' });
    const { org_codes: orgCodes } = v.parse(idTokenClaimsSchema, decodeJwt(answer.id_token ?? ''));
    expect(orgCodes).toHaveLength(2);
  });
});

describe('refreshing in cookie mode', () => {
  test('keeps the token in a cookie that scripts cannot read', async () => {
    const browser = new Browser();
    const answer = await signIn(browser, people.owner.id);
    expect(answer).not.toHaveProperty('refresh_token');
    const { value, attributes } = browser.cookie('lotse-refresh') ?? { value: '', attributes: '' };
    expect(attributes).toMatch(/path=\/oauth2\/token/i);
    expect(attributes).toMatch(/httponly/i);
    expect(attributes).toMatch(/samesite=strict/i);

    const renewed = await refresh(browser, issuer);
    expect(renewed.headers.get('access-control-allow-credentials')).toBe('true');
    expect(claimsOf(v.parse(tokenAnswerSchema, await renewed.json())).sub).toBe(people.owner.id);
    expect(browser.cookie('lotse-refresh')?.value).not.toBe(value);
  });

  test('drops a cookie that is refused', async () => {
    const browser = new Browser();
    await signIn(browser, people.owner.id);
    const thief = new Browser();
    const stolen = browser.cookie('lotse-refresh')?.value ?? '';
    expect((await refresh(thief, issuer, stolen)).status).toBe(200);
    const refused = await refresh(browser, issuer);
    expect(await refused.json()).toMatchObject({ error: 'invalid_grant' });
    expect(browser.cookie('lotse-refresh')).toBeUndefined();
    // The thief's token came from the same sign-in, so it ended with it.
    expect((await refresh(thief, issuer)).status).toBe(400);
  });

  test('does not lend the cookie to pages of another origin', async () => {
    const browser = new Browser();
    await signIn(browser, people.owner.id);
    const form = { client_id: 'spa@live', grant_type: 'refresh_token' };
    const foreign = await browser.post(`${issuer}/oauth2/token`, form, { Origin: 'http://localhost:4999' });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const withoutOrigin = await browser.post(`${issuer}/oauth2/token`, form);
    expect(withoutOrigin.status).toBe(400);
    expect((await refresh(browser, issuer)).status).toBe(200);
  });
});

describe('refreshing in body mode', () => {
  beforeAll(() => restart({ refreshTokenMode: 'body' }));
  afterAll(() => restart());

  test('rotates, and ends the sign-in when a token is used twice', async () => {
    const browser = new Browser();
    const first = await signIn(browser, people.member.id);
    const second = v.parse(tokenAnswerSchema, await (await refresh(browser, issuer, first.refresh_token)).json());
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(claimsOf(second).org_code).toBe(organizations.tietze.orgCode);

    const replayed = await refresh(browser, issuer, first.refresh_token);
    expect(await replayed.json()).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(browser, issuer, second.refresh_token)).status).toBe(400);
  });

  test('lets only one of several simultaneous refreshes pass', async () => {
    const browser = new Browser();
    const { refresh_token: token } = await signIn(browser, people.member.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(browser, issuer, token)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  test('does not live longer by being rotated', async () => {
    await restart({ refreshTokenMode: 'body', lifetimes: { refreshToken: 2 } });
    const browser = new Browser();
    const first = await signIn(browser, people.member.id);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const second = v.parse(tokenAnswerSchema, await (await refresh(browser, issuer, first.refresh_token)).json());
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await refresh(browser, issuer, second.refresh_token)).status).toBe(400);
  });
});

describe('requests that must not pass', () => {
  test('an authorization request without PKCE', async () => {
    const { url } = authorizationRequest(issuer, { code_challenge: undefined, code_challenge_method: undefined });
    const returned = returnAddress(await new Browser().request(url));
    expect(returned.searchParams.get('error')).toBe('invalid_request');
  });

  test('a wrong code verifier', async () => {
    const browser = new Browser();
    const request = authorizationRequest(issuer);
    const returned = await chooseAndReturn(browser, issuer, people.owner.id, request);
    const answer = await exchange(browser, issuer, returned, { ...request, verifier: 'x'.repeat(43) });
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
  });

  test.each([
    ['an unknown return address', { redirect_uri: 'https://evil.example' }, 'Unbekannte Adresse'],
    ['an unknown client', { client_id: 'other' }, 'Unbekannte Anwendung'],
  ])('%s gets a page, no redirect', async (_name, overrides, title) => {
    const page = await fetch(authorizationRequest(issuer, overrides).url, {
      redirect: 'manual',
      headers: { Accept: 'text/html' },
    });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain(`<h1>${title}</h1>`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('an audience that is not ours', async () => {
    const { url } = authorizationRequest(issuer, { audience: 'https://other.example' });
    const returned = returnAddress(await new Browser().request(url));
    expect(returned.searchParams.get('error')).toBe('invalid_target');
  });

  test('an interaction that is over', async () => {
    const page = await fetch(`${issuer}/interaction/over`);
    expect(page.status).toBe(400);
    const markup = await page.text();
    expect(markup).toContain('<h1>Anmeldung abgelaufen</h1>');
    expect(markup).toContain(`href="${appOrigin}/"`);
  });
});

describe('signing out', () => {
  test('ends the session and its refresh tokens, then goes to the app', async () => {
    const browser = new Browser();
    await signIn(browser, people.owner.id);
    const token = browser.cookie('lotse-refresh')?.value;
    const left = await browser.request(`${issuer}/logout?redirect=${encodeURIComponent(`${appOrigin}/`)}`);
    expect(left.headers.get('location')).toBe(`${appOrigin}/`);
    expect(browser.cookie('lotse-refresh')).toBeUndefined();

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

describe('over a restart', () => {
  test('keeps sessions, keys and refresh tokens', async () => {
    const browser = new Browser();
    const before = await signIn(browser, people.owner.id);
    await restart();

    const verify = createTokenVerifier({ issuer, audience, keys: running.getKey });
    expect((await verify(before.access_token)).sub).toBe(people.owner.id);
    expect((await refresh(browser, issuer)).status).toBe(200);
    const silent = await browser.request(authorizationRequest(issuer, { prompt: 'none' }).url);
    expect(returnAddress(silent).searchParams.has('code')).toBe(true);
  });
});

describe('without demo data', () => {
  beforeAll(() => restart({ demoData: false }));
  afterAll(() => restart());

  test('shows nobody and signs nobody in', async () => {
    const browser = new Browser();
    const page = await follow(browser, issuer, await browser.request(authorizationRequest(issuer).url));
    const markup = await page.clone().text();
    expect(markup).toContain('keine Beispielpersonen freigeschaltet');
    expect(markup).not.toContain('@lotse.example');

    const path = await interactionOf(page);
    for (const [action, form] of [
      ['sign-in', { account: people.owner.id }],
      ['register', { email: 'a@example.org', given_name: 'A', family_name: 'B' }],
    ] as const) {
      const refused = await browser.post(`${issuer}${path}/${action}`, form);
      expect(refused.headers.get('location')).toBeNull();
    }
  });
});

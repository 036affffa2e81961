import { people } from 'contract/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from './testing/browser.ts';
import {
  appOrigin,
  authorizationRequest,
  chooseAndReturn,
  exchange,
  follow,
  interactionOf,
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

describe('requests that must not pass', () => {
  test('an authorization request without PKCE', async () => {
    const { url } = authorizationRequest(issuer, {
      code_challenge: undefined,
      code_challenge_method: undefined,
    });
    const returned = returnAddress(await new Browser().request(url));
    expect(returned.searchParams.get('error')).toBe('invalid_request');
  });

  test('a wrong code verifier', async () => {
    const browser = new Browser();
    const request = authorizationRequest(issuer);
    const returned = await chooseAndReturn(browser, issuer, people.owner.id, request);
    const answer = await exchange(browser, issuer, returned, { ...request, verifier: 'x'.repeat(43) });
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
    // The code has had its one try: whoever has the right verifier comes too late.
    const right = await exchange(browser, issuer, returned, request);
    expect(await right.json()).toMatchObject({ error: 'invalid_grant' });
  });

  test.each(['GET /oauth2/auth', 'GET /logout', 'GET /interaction/%00', 'POST /oauth2/token'])(
    'a character that nothing can keep is a mistake of the caller (%s)',
    async (call) => {
      const [method = '', path = ''] = call.split(' ');
      const { url } = authorizationRequest(issuer, { state: 'a\0b' });
      const answer = await fetch(`${issuer}${path}${new URL(url).search}`, { method, redirect: 'manual' });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('<h1>Anmeldung nicht möglich</h1>');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test.each([
    [
      '/oauth2/token',
      {
        client_id: 'spa@live',
        grant_type: 'authorization_code',
        code: 'a\0b',
        redirect_uri: appOrigin,
        code_verifier: 'x'.repeat(43),
      },
    ],
    ['/oauth2/token', { client_id: 'spa@live', grant_type: 'refresh_token', refresh_token: 'a\0b' }],
    ['/oauth2/token', { client_id: 'a\0b', grant_type: 'refresh_token', refresh_token: 'x' }],
    ['/oauth2/revoke', { client_id: 'spa@live', token: 'a\0b' }],
  ])('nor is one in a form a fault of ours (%s %#)', async (path, form) => {
    const answer = await new Browser().post(`${issuer}${path}`, form, { Origin: appOrigin });
    expect(answer.status).toBeLessThan(500);
  });

  test('an account that cannot be one gets the page again', async () => {
    const browser = new Browser();
    const page = await follow(browser, issuer, await browser.request(authorizationRequest(issuer).url));
    const refused = await browser.post(`${issuer}${await interactionOf(page)}/sign-in`, { account: 'a\0b' });
    expect(refused.status).toBe(400);
  });

  test('an address that cannot be decoded gets a page with its headers', async () => {
    const answer = await fetch(`${issuer}/interaction/%E0%A4%A`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('<h1>Anmeldung nicht möglich</h1>');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
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

  test('a form that is none', async () => {
    const browser = new Browser();
    const page = await follow(browser, issuer, await browser.request(authorizationRequest(issuer).url));
    const path = await interactionOf(page);
    const post = (init: RequestInit) =>
      browser.request(`${issuer}${path}/sign-in`, { method: 'POST', ...init });
    expect((await post({})).status).toBe(422);
    expect((await post({ body: '{}', headers: { 'Content-Type': 'application/json' } })).status).toBe(415);
  });

  test('the way back to an interaction that is over leads to the application', async () => {
    const answer = await fetch(`${issuer}/interaction/over`, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${appOrigin}/`);
  });

  test('what is sent to an interaction that is over', async () => {
    const page = await fetch(`${issuer}/interaction/over/sign-in`, { method: 'POST' });
    expect(page.status).toBe(400);
    const markup = await page.text();
    expect(markup).toContain('<h1>Anmeldung abgelaufen</h1>');
    expect(markup).toContain(`href="${appOrigin}/"`);
  });
});

describe('without demo data', () => {
  beforeAll(() => provider.restart({ demoData: false }));
  afterAll(() => provider.restart());

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

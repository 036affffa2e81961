import { idTokenClaimsSchema } from 'contract';
import { people } from 'contract/fixtures';
import { decodeJwt } from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from './testing/browser.ts';
import { authorizationRequest, follow, interactionOf, returnAddress } from './testing/sign-in.ts';
import { TestProvider, claimsOf } from './testing/test-provider.ts';

let provider: TestProvider;
let issuer: string;

beforeAll(async () => {
  provider = await TestProvider.start();
  ({ issuer } = provider);
});

afterAll(() => provider.stop());

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
    const answer = await provider.tokens(browser, returned, request);
    expect(claimsOf(answer)).toMatchObject({
      org_name: orgName,
      roles: [{ key: 'org_owner' }],
      feature_flags: { org_setup_complete: { v: false } },
    });

    const again = new Browser();
    const second = await openForm(again, { prompt: 'create' });
    const refused = await again.post(`${issuer}${second.path}/register`, {
      ...form,
      email: 'NEU@example.org',
    });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Zu dieser E-\u2060Mail-Adresse gibt es bereits ein Konto.');
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
    await provider.signIn(browser, people.otherOwner.id);
    const { request, markup, path } = await openForm(browser);
    expect(markup).not.toContain('name="email"');
    const submitted = await browser.post(`${issuer}${path}/register`, { org_name: 'Zweigstelle Höxter' });
    const returned = returnAddress(await follow(browser, issuer, submitted));
    const answer = await provider.tokens(browser, returned, request);
    expect(claimsOf(answer)).toMatchObject({ sub: people.otherOwner.id, org_name: 'Zweigstelle Höxter' });
    const { org_codes: orgCodes } = v.parse(idTokenClaimsSchema, decodeJwt(answer.id_token ?? ''));
    expect(orgCodes).toHaveLength(2);
  });
});

import { organizations, people } from 'contract/fixtures';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser } from './testing/browser.ts';
import { appOrigin, refresh } from './testing/sign-in.ts';
import { TestProvider, claimsOf, tokensOf } from './testing/test-provider.ts';

let provider: TestProvider;
let issuer: string;

beforeAll(async () => {
  provider = await TestProvider.start();
  ({ issuer } = provider);
});

afterEach(() => void vi.useRealTimers());
afterAll(() => provider.stop());

/** When the refresh cookie ends, in milliseconds since 1970. */
function expiryOf(browser: Browser): number {
  const expires = /expires=([^;]+)/i.exec(browser.cookie('lotse-refresh')?.attributes ?? '')?.[1];
  return Date.parse(expires ?? '');
}

describe('refreshing in cookie mode', () => {
  test('keeps the token in a cookie that scripts cannot read', async () => {
    const browser = new Browser();
    const answer = await provider.signIn(browser, people.owner.id);
    expect(answer).not.toHaveProperty('refresh_token');
    const { value, attributes } = browser.cookie('lotse-refresh') ?? { value: '', attributes: '' };
    expect(attributes).toMatch(/path=\/oauth2\/token/i);
    expect(attributes).toMatch(/httponly/i);
    expect(attributes).toMatch(/samesite=strict/i);

    const renewed = await refresh(browser, issuer);
    expect(renewed.headers.get('access-control-allow-credentials')).toBe('true');
    expect(claimsOf(await tokensOf(renewed)).sub).toBe(people.owner.id);
    expect(browser.cookie('lotse-refresh')?.value).not.toBe(value);
  });

  test('refuses a cookie that somebody else has used, and its successor', async () => {
    const browser = new Browser();
    await provider.signIn(browser, people.owner.id);
    const thief = new Browser();
    const stolen = browser.cookie('lotse-refresh')?.value ?? '';
    expect((await refresh(thief, issuer, stolen)).status).toBe(200);
    const refused = await refresh(browser, issuer);
    expect(await refused.json()).toMatchObject({ error: 'invalid_grant' });
    // A refusal that comes late must not delete the cookie of a new sign-in, so it touches none.
    expect(refused.headers.getSetCookie()).toEqual([]);
    // The thief's token came from the same sign-in, so it ended with it.
    expect((await refresh(thief, issuer)).status).toBe(400);
  });

  test('does not lend the cookie to pages of another origin', async () => {
    const browser = new Browser();
    await provider.signIn(browser, people.owner.id);
    const form = { client_id: 'spa@live', grant_type: 'refresh_token' };
    const foreign = await browser.post(`${issuer}/oauth2/token`, form, { Origin: 'http://localhost:4999' });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const withoutOrigin = await browser.post(`${issuer}/oauth2/token`, form);
    expect(withoutOrigin.status).toBe(400);
    expect((await refresh(browser, issuer)).status).toBe(200);
  });

  test.each(['kinde-sdk', 'authorization, x-client-name,x-trace-id'])(
    'lets a client library of the app’s send headers of its own (%s)',
    async (wanted) => {
      const preflight = (origin: string, names: string) =>
        fetch(`${issuer}/oauth2/token`, {
          method: 'OPTIONS',
          headers: {
            Origin: origin,
            'Access-Control-Request-Method': 'POST',
            'Access-Control-Request-Headers': names,
          },
        });
      const allowed = await preflight(appOrigin, wanted);
      expect(allowed.status).toBe(204);
      expect(allowed.headers.get('access-control-allow-headers')).toBe(wanted);
      expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
      expect(allowed.headers.get('access-control-max-age')).toBe('7200');
      const foreign = await preflight('http://localhost:4999', wanted);
      expect(foreign.headers.get('access-control-allow-headers')).toBeNull();
      const nonsense = await preflight(appOrigin, 'a; b');
      expect(nonsense.headers.get('access-control-allow-headers')).toContain('authorization');
    },
  );

  test('does not live longer by being rotated', async () => {
    const browser = new Browser();
    await provider.signIn(browser, people.owner.id);
    const first = expiryOf(browser);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    expect((await refresh(browser, issuer)).status).toBe(200);
    // Both are whole seconds, so they may differ by one; an extended life would differ by a minute.
    expect(expiryOf(browser) - first).toBeLessThanOrEqual(1000);
  });
});

describe('refreshing in body mode', () => {
  beforeAll(() => provider.restart({ refreshTokenMode: 'body' }));
  afterAll(() => provider.restart());

  test('rotates, and ends the sign-in when a token is used twice', async () => {
    const browser = new Browser();
    const first = await provider.signIn(browser, people.member.id);
    const second = await tokensOf(await refresh(browser, issuer, first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(claimsOf(second).org_code).toBe(organizations.tietze.orgCode);

    const replayed = await refresh(browser, issuer, first.refresh_token);
    expect(await replayed.json()).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(browser, issuer, second.refresh_token)).status).toBe(400);
  });

  test('refuses a token that was revoked', async () => {
    const browser = new Browser();
    const { refresh_token: token = '' } = await provider.signIn(browser, people.member.id);
    const form = { client_id: 'spa@live', token, token_type_hint: 'refresh_token' };
    const revoked = await browser.post(`${issuer}/oauth2/revoke`, form, { Origin: appOrigin });
    expect(revoked.status).toBe(200);
    expect((await refresh(browser, issuer, token)).status).toBe(400);
  });

  test('lets only one of several simultaneous refreshes pass', async () => {
    const browser = new Browser();
    const { refresh_token: token } = await provider.signIn(browser, people.member.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(browser, issuer, token)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });
});

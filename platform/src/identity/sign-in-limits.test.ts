import { people } from 'contract/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Browser } from './testing/browser.ts';
import { appOrigin, authorizationRequest, follow, interactionOf } from './testing/sign-in.ts';
import { TestProvider } from './testing/test-provider.ts';

const PER_MINUTE = 2;

let provider: TestProvider;
let issuer: string;

beforeEach(async () => {
  provider = await TestProvider.start({ signInsPerMinute: PER_MINUTE, trustedProxies: ['loopback'] });
  ({ issuer } = provider);
  // No minute passes by itself.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await provider.stop();
});

const from = (address: string) => ({ 'x-forwarded-for': address });

/** Somebody's page at which they can try as often as they like. */
async function openPage(parameters: Record<string, string> = {}) {
  const browser = new Browser();
  const { url } = authorizationRequest(issuer, parameters);
  // Opened from elsewhere, so that the tries alone are counted for the address.
  const init = { headers: from('192.0.2.1') };
  const page = await follow(browser, issuer, await browser.request(url, init));
  const path = `${issuer}${await interactionOf(page)}`;
  return {
    signIn: (account: string, address: string) => browser.post(`${path}/sign-in`, { account }, from(address)),
    register: (form: Record<string, string>, address: string) =>
      browser.post(`${path}/register`, form, from(address)),
  };
}

/** Tries of one person at a page of their own each, from these addresses. */
async function tryFrom(account: string, ...addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) {
    const { signIn } = await openPage();
    statuses.push((await signIn(account, address)).status);
  }
  return statuses;
}

test('an address that tries too often waits, is told so where it signs in, and goes on there', async () => {
  expect(await tryFrom(people.owner.id, '203.0.113.7', '203.0.113.7')).toEqual([303, 303]);
  const { signIn } = await openPage();
  const refused = await signIn(people.owner.id, '203.0.113.7');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  const page = await refused.text();
  expect(page).toContain('Zu viele Anmeldungen in kurzer Zeit. Versuchen Sie es in 60\u00A0Sekunden erneut.');
  expect(page).toContain(people.owner.email);

  expect((await signIn('nobody', '203.0.113.7')).status).toBe(429);
  vi.advanceTimersByTime(60_000);
  expect((await signIn(people.owner.id, '203.0.113.7')).status).toBe(303);
});

test('whoever has a network of IPv6 has one address', async () => {
  const house = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3'];
  expect(await tryFrom(people.owner.id, ...house)).toEqual([303, 303, 429]);
  expect(await tryFrom(people.owner.id, '2001:db8:1:3::1')).toEqual([303]);
});

test('an account that many addresses try is free again a minute later, and others are all the time', async () => {
  const addresses = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4', '203.0.113.5'];
  expect(await tryFrom(people.owner.id, ...addresses)).toEqual([303, 303, 303, 303, 429]);
  expect(await tryFrom(people.member.id, '203.0.113.6')).toEqual([303]);
  // What is refused makes nobody wait longer.
  vi.advanceTimersByTime(59_000);
  expect(await tryFrom(people.owner.id, '203.0.113.7')).toEqual([429]);
  vi.advanceTimersByTime(1000);
  expect(await tryFrom(people.owner.id, '203.0.113.7')).toEqual([303]);
});

test('one address does not use up what an account allows', async () => {
  const stranger = Array.from({ length: 8 }, () => '203.0.113.66');
  expect(await tryFrom(people.owner.id, ...stranger)).toEqual([303, 303, 429, 429, 429, 429, 429, 429]);
  expect(await tryFrom(people.owner.id, '203.0.113.7')).toEqual([303]);
});

test('what a caller says of their address counts only where the settings name a proxy', async () => {
  vi.useRealTimers();
  await provider.restart({ signInsPerMinute: PER_MINUTE });
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  expect(await tryFrom(people.owner.id, '203.0.113.1', '203.0.113.2', '203.0.113.3')).toEqual([
    303, 303, 429,
  ]);
});

test('whoever opens accounts too often keeps what they have typed', async () => {
  const form = (email: string) => ({ email, given_name: 'Ada', family_name: 'Nowak' });
  for (const email of ['a@neu.example', 'b@neu.example']) {
    const { register } = await openPage({ prompt: 'create' });
    expect((await register(form(email), '203.0.113.7')).status).toBe(303);
  }
  const { register } = await openPage({ prompt: 'create' });
  const refused = await register(form('c@neu.example'), '203.0.113.7');
  expect(refused.status).toBe(429);
  const page = await refused.text();
  expect(page).toContain('Zu viele Anmeldungen in kurzer Zeit.');
  for (const typed of ['c@neu.example', 'Ada', 'Nowak']) expect(page).toContain(`value="${typed}"`);
  vi.advanceTimersByTime(60_000);
  expect((await register(form('c@neu.example'), '203.0.113.7')).status).toBe(303);
});

test('the way to the sign-in page is limited as well, and says so in German', async () => {
  const { url } = authorizationRequest(issuer);
  const ask = (address: string) => fetch(url, { redirect: 'manual', headers: from(address) });
  for (let call = 0; call < 5 * PER_MINUTE; call += 1) expect((await ask('203.0.113.7')).status).toBe(303);
  const refused = await ask('203.0.113.7');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await refused.text()).toContain('<h1>Zu viele Anfragen</h1>');
  expect((await ask('203.0.113.8')).status).toBe(303);
});

test('the app is told in its own form that it asks for tokens too often, and may read it', async () => {
  const ask = () =>
    fetch(`${issuer}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'spa@live', grant_type: 'refresh_token' }),
      headers: { origin: appOrigin, ...from('203.0.113.7') },
    });
  for (let call = 0; call < 30 * PER_MINUTE; call += 1) expect((await ask()).status).not.toBe(429);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('access-control-allow-origin')).toBe(appOrigin);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refused.json()).toEqual({ error: 'slow_down', error_description: 'too many requests' });
});

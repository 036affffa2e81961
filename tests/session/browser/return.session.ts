import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { signIn } from '../../actions/sign-in.ts';
import { makeKnownToProvider } from '../support/signed-in.ts';
import { choosePerson, expectRefused, leaveForProvider, signInButton } from '../support/signing-in.ts';
import { expectShipments, openTab } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { watchTraffic } from '../support/traffic.ts';

const codeCalls = 'POST /oauth2/token authorization_code';

test('A5.1 the verifier has 43 to 128 unreserved characters, and the provider takes it', async ({
  page,
  context,
  addresses,
}) => {
  const traffic = watchTraffic(context, addresses);
  await signIn(page, people.member);
  const verifier = new URLSearchParams(traffic.tokenCalls()[0]?.postData() ?? '').get('code_verifier');
  expect(verifier).toMatch(/^[A-Za-z0-9._~-]{43,128}$/);
  expect(traffic.signIns()[0]).toContain('code_challenge_method=S256');
});

test('A5.4 two tabs sign in at the same time, and abandoned attempts are pruned', async ({
  page,
  context,
}) => {
  const providersPage = /\/interaction\//;
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await leaveForProvider(page);
    await page.waitForURL(providersPage);
  }
  const other = await context.newPage();
  await leaveForProvider(other);
  await other.waitForURL(providersPage);
  await choosePerson(other, people.member);
  await expectShipments(other);
  await choosePerson(page, people.member);
  await expectShipments(page);
  const entries = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith('pkce-code-verifier-')),
  );
  expect(entries.length).toBeLessThanOrEqual(5);
});

test('A5.5 under StrictMode and a double click a code is exchanged once', async ({ page, control }) => {
  await page.goto('/');
  await signInButton(page).dblclick();
  await choosePerson(page, people.member);
  await expectShipments(page);
  expect(await control.countCalls(codeCalls)).toBe(1);
});

test('A5.6 the code leaves the address before it is exchanged, and Back never shows it', async ({
  page,
  context,
  addresses,
  control,
}) => {
  const traffic = watchTraffic(context, addresses);
  await leaveForProvider(page);
  await control.setProviderFaults({ tokenCall: { heldBack: 'answer', times: 1 } });
  const called = page.waitForRequest(`${addresses.identity}/oauth2/token`);
  await choosePerson(page, people.member);
  await called;
  expect(page.url()).not.toContain('code=');
  await control.setProviderFaults({});
  await expectShipments(page);

  for (let step = 0; step < 3; step += 1) {
    await page.goBack().catch(() => null);
    expect(page.url()).not.toContain('code=');
  }
  const elsewhere = traffic.requests.filter((request) => !request.url().startsWith(addresses.app));
  for (const request of elsewhere) expect(request.headers()['referer'] ?? '').not.toContain('code=');
});

const waysOut = {
  'by F5 @main': (page: Page) => page.reload(),
  'by Back': (page: Page) => page.goBack(),
  'for a bookmark': (page: Page) => page.goto('/sendungen?status=transit'),
};

for (const [name, leave] of Object.entries(waysOut)) {
  test(`A5.7 who leaves the exchange ${name} is signed in by the next page, without a failure`, async ({
    page,
    context,
    addresses,
    control,
  }) => {
    await leaveForProvider(page);
    await control.setProviderFaults({ tokenCall: { heldBack: 'call', times: 1 } });
    const called = page.waitForRequest(`${addresses.identity}/oauth2/token`);
    await choosePerson(page, people.member);
    await called;
    const failures: string[] = [];
    page.on('console', (message) => message.text().includes('failed') && failures.push(message.text()));
    const traffic = watchTraffic(context, addresses);
    await leave(page);
    await expectShipments(page);
    expect(traffic.signIns()).toHaveLength(1);
    await expect(page.getByText(/Die Anmeldung ist/)).toBeHidden();
  });
}

test('A5.7 whose tab was closed during the exchange is signed in by the next one', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await leaveForProvider(page);
  await control.setProviderFaults({ tokenCall: { heldBack: 'call', times: 1 } });
  const called = page.waitForRequest(`${addresses.identity}/oauth2/token`);
  await choosePerson(page, people.member);
  await called;
  await page.close();
  await openTab(context);
});

test('the way back from the first page after signing in does not lead to a sign-in that is over', async ({
  page,
}) => {
  await leaveForProvider(page);
  await choosePerson(page, people.member);
  await expectShipments(page);
  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    await expectShipments(page);
    await expect(page).toHaveURL(/\/sendungen$/);
  }
});

test('after signing in the start page does not flash by', async ({ page, control }) => {
  await leaveForProvider(page);
  await control.setProviderFaults({ tokenCall: { delayBeforeMs: 1500, times: 1 } });
  await page.addInitScript(() => {
    const look = () => {
      const words = document.querySelector('h1')?.textContent ?? '';
      if (words.startsWith('Sendungen erstellen')) sessionStorage.setItem('test.start-seen', words);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await choosePerson(page, people.member);
  await expect(page.getByText('Ihre Anmeldung wird geprüft …')).toBeVisible();
  await expectShipments(page);
  expect(await page.evaluate(() => sessionStorage.getItem('test.start-seen'))).toBeNull();
});

test('A5.7 an address with a used code signs nobody in and asks the provider nothing', async ({
  page,
  context,
  addresses,
  control,
}) => {
  const returns: string[] = [];
  page.on('request', (request) => request.url().includes('code=') && returns.push(request.url()));
  await signIn(page, people.member);
  const [address = ''] = returns;
  const stranger = await context.browser()?.newContext();
  if (!stranger) throw new Error('There is no browser.');
  const theirs = await stranger.newPage();
  await theirs.goto(address);
  await expectRefused(theirs, /Die Anmeldung ist abgelaufen/);
  await stranger.close();

  const traffic = watchTraffic(context, addresses);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).not.toContain('code=');
  expect(await control.countCalls(codeCalls)).toBe(1);
  expect(traffic.signIns().length).toBeLessThanOrEqual(1);
});

test('A5.8 a provider that always says no is asked three times at most', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await control.setProviderFaults({ return: { error: 'access_denied' } });
  await page.clock.install();
  const traffic = watchTraffic(context, addresses);
  await page.goto('/sendungen');
  await expect(
    page.getByText(
      'Die Anmeldung wurde abgebrochen oder vom Anmeldedienst abgelehnt. Melden Sie sich erneut an.',
    ),
  ).toBeVisible();
  const before = traffic.signIns().length;
  expect(before).toBeLessThanOrEqual(3);
  // Nor later on, by itself.
  await page.clock.runFor(60_000);
  await expect(signInButton(page)).toBeVisible();
  expect(traffic.signIns()).toHaveLength(before);
  expect(page.url()).not.toContain('error=');
  await control.setProviderFaults({});
  await signInButton(page).click();
  await choosePerson(page, people.member);
  await expectShipments(page);
});

test('A5.8 an API that refuses every token does not send anybody round in circles', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await control.refuseTokens({ api: 1000 });
  await page.clock.install();
  const traffic = watchTraffic(context, addresses);
  await leaveForProvider(page);
  await choosePerson(page, people.member);
  await expect.poll(() => traffic.signIns().length).toBeGreaterThanOrEqual(2);
  const told = page.getByText('Die Anmeldung ist nicht gelungen').first();
  await expect(told).toBeVisible();
  const before = traffic.signIns().length;
  expect(before).toBeLessThanOrEqual(4);
  // Nor later on, by itself.
  await page.clock.runFor(60_000);
  await expect(told).toBeVisible();
  expect(traffic.signIns()).toHaveLength(before);
});

test.describe('with a provider that knows the person', () => {
  test.beforeEach(async ({ context, addresses }) => {
    await makeKnownToProvider(context, people.member, addresses);
  });

  test('A5.2 a forged state is refused and told to the log @main', async ({ page, control }) => {
    const log: string[] = [];
    page.on('console', (message) => log.push(message.text()));
    await control.reset();
    await control.setProviderFaults({ return: { parameters: { state: 'f0f0f0f0' } } });
    await leaveForProvider(page);
    await expectRefused(page);
    expect(log.join('\n')).toContain('Invalid state');
    expect(await control.countCalls(codeCalls)).toBe(0);
  });

  test('A5.9 a forged iss is refused, and a missing one of a provider that announces it', async ({
    page,
    control,
  }) => {
    for (const iss of ['https://evil.example', null]) {
      await control.reset();
      await control.setProviderFaults({ return: { parameters: { iss } } });
      await leaveForProvider(page);
      await expectRefused(page);
      expect(await control.countCalls(codeCalls)).toBe(0);
    }
  });

  test('A5.10 parameters that come twice are refused', async ({ page, control }) => {
    for (const name of ['code', 'state', 'iss']) {
      await test.step(name, async () => {
        await control.reset();
        await control.setProviderFaults({ return: { parameters: { [name]: ['a', 'b'] } } });
        await leaveForProvider(page);
        await expectRefused(page);
        expect(await control.countCalls(codeCalls)).toBe(0);
      });
    }
  });
});

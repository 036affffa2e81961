import { people } from 'contract/fixtures';
import { signIn } from '../../actions/sign-in.ts';
import { callApi, signInFor } from '../support/app-inside.ts';
import { SecretSearch, searchSecrets, searchStorage } from '../support/secrets.ts';
import { makeKnownToProvider, openSignedIn } from '../support/signed-in.ts';
import { leaveForProvider, signInButton } from '../support/signing-in.ts';
import { expectShipments, openTab, shiftClock, signOut } from '../support/tabs.ts';
import { expect, HELP, test } from '../support/test.ts';
import { watchTraffic } from '../support/traffic.ts';

test('A5.26 A5.27 A5.29 a whole journey leaves no token anywhere but where it belongs @both', async ({
  page,
  context,
  addresses,
  control,
}) => {
  const search = new SecretSearch();
  const allBodies = await searchSecrets(context, addresses, search);
  const traffic = watchTraffic(context, addresses);
  await signIn(page, people.member);
  await expectShipments(page);
  await searchStorage(page, search);

  const other = await openTab(context);
  for (const tab of [page, other]) await shiftClock(tab, 60 * 60_000);
  expect(await callApi(page, 3)).toEqual({ ok: 3, failures: [] });
  await control.refuseTokens({ api: 1 });
  await callApi(other);
  await searchStorage(page, search);
  await searchStorage(other, search);

  // An error that holds a token is reported without it.
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/reports') && (request.postData() ?? '').includes('kaputt'),
  );
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error(`kaputt: ${['eyJhbGciOiJSUzI1NiJ9', 'eyJzdWIiOiJ4In0', 'c2ln'].join('.')}`);
    });
  });
  expect((await reported).postData()).not.toContain('eyJzdWIiOiJ4In0');

  // Nor does one of the provider's: its answer is not for the log.
  await control.setProviderFaults({ isRotationOff: true, tokenCall: { isTruncated: true, times: 1 } });
  const told = page.waitForEvent('console', (message) => message.text().includes('Refreshing the tokens'));
  await page.reload();
  await told;
  await control.setProviderFaults({});
  await page.goto('/sendungen');
  await expectShipments(page);
  await signOut(page);
  await expect(signInButton(page)).toBeVisible();
  await searchStorage(page, search);

  await allBodies();
  // What the error above says in the page's own console is the test's doing.
  expect(search.finish().filter((leak) => !leak.includes('kaputt'))).toEqual([]);
  const places = ['address', 'header', 'body', 'frame', 'console', 'broadcast', 'storage'];
  expect([...search.places]).toEqual(expect.arrayContaining(places));
  expect(traffic.apiCalls().length).toBeGreaterThan(4);
});

test('A5.29 what somebody searches for is in no report', async ({ page, context, addresses }) => {
  const reports: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/reports')) reports.push(request.postData() ?? '');
  });
  // Of whoever has not agreed to more, nothing but errors leaves. Nobody is asked here, outside production.
  await context.addCookies([
    { name: 'lotse_consent', value: 'sessionconsentsession-recording', url: addresses.app },
    { name: 'lotse_cookies', value: 'session~consent~session-recording', url: addresses.app },
  ]);
  await openSignedIn(page, people.member, addresses, '/sendungen?search=Zyxwarg');
  await page.getByRole('searchbox').first().fill('Zyxwarg Nachf');
  await expect(page).toHaveURL(/Nachf/);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('kaputt: no answer of /shipments?search=Zyxwarg&page=2 for zyxwarg@example.org');
    });
  });
  await expect.poll(() => reports.some((report) => report.includes('kaputt'))).toBe(true);
  // What the page has asked for is reported by itself, a little later.
  const spans = () => reports.filter((report) => report.includes('"type":"span"')).join();
  await expect.poll(spans).toContain('search=[removed]');
  for (const report of reports) expect(report).not.toMatch(/zyxwarg/i);
});

const detours = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  ' https://evil.example',
];

test('A5.28 a target elsewhere that somebody has put into the app state leads home', async ({
  page,
  context,
  addresses,
}) => {
  await makeKnownToProvider(context, people.member, addresses);
  await page.goto('/');
  const traffic = watchTraffic(context, addresses);
  // Before the app reads the entry of its sign-in, all addresses in it lead elsewhere.
  await page.addInitScript(() => {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith('pkce-code-verifier-'))) {
      const text = sessionStorage.getItem(key) ?? '';
      const target = JSON.stringify(localStorage.getItem('detour')).slice(1, -1);
      sessionStorage.setItem(key, text.replaceAll(/"(originUrl|redirectTo)":"[^"]*"/g, `"$1":"${target}"`));
    }
  });
  for (const detour of detours) {
    await test.step(detour, async () => {
      await page.evaluate((target) => {
        localStorage.clear();
        localStorage.setItem('detour', target);
      }, detour);
      await leaveForProvider(page);
      await expectShipments(page);
      expect(new URL(page.url()).origin).toBe(addresses.app);
    });
  }
  const known = [addresses.app, addresses.api, addresses.identity, addresses.control];
  const strangers = traffic.requests
    .map((request) => request.url())
    .filter((url) => !known.some((one) => url.startsWith(one)));
  expect(strangers).toEqual([]);
});

test('A5.28 a target elsewhere is followed where the settings name its origin, any other leads home', async ({
  page,
  context,
  addresses,
}) => {
  await makeKnownToProvider(context, people.member, addresses);
  const asked: string[] = [];
  await context.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>Hilfe</h1>' });
  });
  await page.goto('/');
  await signInFor(page, { returnTo: 'https://hilfe.example.evil.example/versand' });
  await expectShipments(page);
  expect(new URL(page.url()).origin).toBe(addresses.app);
  expect(asked).toEqual([]);

  await signInFor(page, { returnTo: `${HELP}/versand?thema=zoll` });
  await expect(page.getByRole('heading', { name: 'Hilfe' })).toBeVisible();
  expect(asked).toEqual([`${HELP}/versand?thema=zoll`]);
  // Whoever comes back is signed in.
  await page.goto('/sendungen');
  await expectShipments(page);
});

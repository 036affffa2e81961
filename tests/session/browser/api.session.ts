import { people } from 'contract/fixtures';
import { callApi } from '../support/app-inside.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { choosePerson, leaveForProvider } from '../support/signing-in.ts';
import { expectQuiet, expectShipments, shiftClock } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { watchTraffic } from '../support/traffic.ts';

test('A5.21 a refused token costs one refresh and one repetition, for five calls too @main', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await openSignedIn(page, people.member, addresses);
  await expectQuiet(page, control);
  const traffic = watchTraffic(context, addresses);
  await control.refuseTokens({ api: 1 });
  expect(await callApi(page)).toEqual({ ok: 1, failures: [] });
  expect(traffic.apiCalls()).toHaveLength(2);
  expect(traffic.tokenCalls()).toHaveLength(1);

  await control.refuseTokens({ api: 5 });
  expect(await callApi(page, 5)).toEqual({ ok: 5, failures: [] });
  expect(traffic.apiCalls()).toHaveLength(12);
  expect(traffic.tokenCalls()).toHaveLength(2);
});

test('A5.21 a second refusal leads to the provider, once', async ({ page, context, addresses, control }) => {
  await openSignedIn(page, people.member, addresses);
  await expectQuiet(page, control);
  const traffic = watchTraffic(context, addresses);
  await control.refuseTokens({ api: 2 });
  void callApi(page).catch(() => undefined);
  await expect.poll(() => traffic.signIns().length).toBe(1);
  await expectShipments(page);
  expect(traffic.signIns()).toHaveLength(1);
});

test('A5.30 until it is known who asks, nothing private is shown and nothing is asked @main', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await openSignedIn(page, people.member, addresses);
  await expectQuiet(page, control);
  await control.setProviderFaults({ tokenCall: { heldBack: 'answer', times: 1 } });
  const traffic = watchTraffic(context, addresses);
  const token = `${addresses.identity}/oauth2/token`;
  const [called, answered] = [page.waitForRequest(token), page.waitForResponse(token)];
  await page.reload({ waitUntil: 'commit' });
  await called;
  // What shows that somebody has to wait comes after all that could be shown at once.
  await expect(page.getByText('Ihre Anmeldung wird geprüft …')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Profil von/ })).toHaveCount(0);
  expect(traffic.requests.filter((request) => request.url().startsWith(addresses.api))).toEqual([]);
  await control.setProviderFaults({});
  await answered;
  await expectShipments(page);
  expect(traffic.signIns()).toEqual([]);
});

test('A5.30 permissions that are gone after a refresh close the page that is open', async ({
  page,
  addresses,
  control,
}) => {
  await openSignedIn(page, people.backofficeUser, addresses, '/backoffice/organisationen');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Fehlende Berechtigung' })).toHaveCount(0);
  await control.setProviderFaults({ tokenCall: { accessToken: { claims: { permissions: [] } } } });
  await shiftClock(page, 60 * 60_000);
  await callApi(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Fehlende Berechtigung' })).toBeVisible();
});

test('A5.30 /backoffice tells a customer nothing', async ({ page, context, addresses }) => {
  await openSignedIn(page, people.member, addresses);
  await expectShipments(page);
  const traffic = watchTraffic(context, addresses);
  await page.goto('/backoffice');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked = traffic.apiCalls().map(({ url }) => new URL(url).pathname.split('/')[1]);
  expect(
    asked.filter((path) => !['shipments', 'notifications', 'organizations'].includes(path ?? '')),
  ).toEqual([]);
  expect(await page.getByRole('main').innerText()).not.toMatch(/Weserbergland|Organisationen|Audit|@lotse/);
  await expect(page.locator('a[href^="/backoffice/"]')).toHaveCount(0);
});

test('A5 signing in takes one call between the return and the first data', async ({
  page,
  context,
  addresses,
}) => {
  await leaveForProvider(page);
  const traffic = watchTraffic(context, addresses);
  await choosePerson(page, people.member);
  await expectShipments(page);
  const urls = traffic.requests.map((request) => request.url());
  const returned = urls.findIndex((url) => url.includes('?code='));
  const firstData = urls.findIndex((url) => url.startsWith(`${addresses.api}/`));
  const between = urls.slice(returned + 1, firstData);
  expect(returned).toBeGreaterThan(-1);
  expect(firstData).toBeGreaterThan(returned);
  expect(between.filter((url) => url.startsWith(addresses.identity))).toEqual([
    `${addresses.identity}/oauth2/token`,
  ]);
  // All the rest are the app's own files, none of them fetched twice.
  const files = between.filter((url) => url.startsWith(`${addresses.app}/assets/`));
  expect(new Set(files).size).toBe(files.length);
});

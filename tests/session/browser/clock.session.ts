import { people } from 'contract/fixtures';
import { signIn } from '../../actions/sign-in.ts';
import { callApi } from '../support/app-inside.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { expectQuiet, expectShipments, openTab, shiftClock, shiftClocks } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { watchTraffic } from '../support/traffic.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

for (const [name, shift] of [
  ['ahead', HOUR_MS],
  ['behind', -HOUR_MS],
] as const) {
  test(`A5.14 a clock that is an hour ${name} signs in and works`, async ({ page, context, addresses }) => {
    await shiftClock(page, shift);
    const traffic = watchTraffic(context, addresses);
    await signIn(page, people.member);
    await expectShipments(page);
    expect(await callApi(page, 5)).toEqual({ ok: 5, failures: [] });
    // A token that looks old or not yet valid would be fetched again and again.
    expect(traffic.tokenCalls()).toHaveLength(1);
    await page.reload();
    await expectShipments(page);
    expect(await callApi(page, 5)).toEqual({ ok: 5, failures: [] });
    expect(traffic.tokenCalls()).toHaveLength(2);
  });
}

test('A5.14 a provider whose clock is an hour ahead is understood', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await control.setProviderFaults({ clockOffset: 3600 });
  const traffic = watchTraffic(context, addresses);
  await signIn(page, people.member);
  await expectShipments(page);
  expect(await callApi(page, 5)).toEqual({ ok: 5, failures: [] });
  expect(traffic.tokenCalls()).toHaveLength(1);
});

test('A5.13 a token is used until a minute before its end, and not after', async ({
  page,
  context,
  addresses,
}) => {
  await openSignedIn(page, people.member, addresses);
  await expectShipments(page);
  const traffic = watchTraffic(context, addresses);
  await shiftClock(page, 13.5 * MINUTE_MS);
  await callApi(page);
  expect(traffic.tokenCalls()).toHaveLength(0);
  await shiftClock(page, 14.1 * MINUTE_MS);
  await callApi(page, 3);
  expect(traffic.tokenCalls()).toHaveLength(1);
});

test('A5.22 after eight hours of sleep one refresh brings everything back @both @main-body', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await page.clock.install();
  await openSignedIn(page, people.member, addresses);
  await expectQuiet(page, control);
  const traffic = watchTraffic(context, addresses);
  await page.clock.fastForward(8 * HOUR_MS);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('focus'));
  });
  expect(await callApi(page, 5)).toEqual({ ok: 5, failures: [] });
  expect(traffic.tokenCalls()).toHaveLength(1);
  expect(traffic.signIns()).toEqual([]);
});

for (const event of ['visibilitychange', 'pageshow', 'online', 'focus'] as const) {
  test(`A5.22 ${event} alone renews what has ended meanwhile`, async ({
    page,
    context,
    addresses,
    control,
  }) => {
    await openSignedIn(page, people.member, addresses);
    // Whatever else the page asks for would renew it as well.
    await expectQuiet(page, control);
    const traffic = watchTraffic(context, addresses);
    await shiftClock(page, HOUR_MS);
    const renewed = page.waitForResponse(`${addresses.identity}/oauth2/token`);
    await page.evaluate((name) => {
      const target = name === 'visibilitychange' ? document : window;
      target.dispatchEvent(new Event(name));
    }, event);
    expect((await renewed).status()).toBe(200);
    await callApi(page, 3);
    expect(traffic.tokenCalls()).toHaveLength(1);
  });
}

test('A5.20 after twenty minutes without a connection the person is still signed in @both', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await openSignedIn(page, people.member, addresses);
  await expectQuiet(page, control);
  await context.setOffline(true);
  await shiftClock(page, 20 * MINUTE_MS);
  expect((await callApi(page, 3)).failures).toEqual(['offline', 'offline', 'offline']);
  const traffic = watchTraffic(context, addresses);
  await context.setOffline(false);
  expect(await callApi(page, 5)).toEqual({ ok: 5, failures: [] });
  await expectShipments(page);
  expect(traffic.tokenCalls().length).toBeLessThanOrEqual(2);
  expect(traffic.signIns()).toEqual([]);
});

for (const [status, tag] of [
  [500, ''],
  [503, ' @main'],
  [429, ''],
] as const) {
  test(`A5.20 a provider that answers ${status} ends nothing${tag}`, async ({
    page,
    context,
    addresses,
    control,
  }) => {
    await openSignedIn(page, people.member, addresses);
    await expectShipments(page);
    const traffic = watchTraffic(context, addresses);
    await control.setProviderFaults({ tokenCall: { status } });
    await shiftClock(page, HOUR_MS);
    expect((await callApi(page)).failures).toEqual(['offline']);
    await expectShipments(page);
    expect(traffic.tokenCalls().length).toBeLessThanOrEqual(4);
    await control.setProviderFaults({});
    // Past the pause that a failure brings.
    await shiftClock(page, HOUR_MS + MINUTE_MS);
    await expect(async () => expect(await callApi(page)).toEqual({ ok: 1, failures: [] })).toPass();
    expect(traffic.signIns()).toEqual([]);
  });
}

test('A5.20 a refused refresh token leads to the provider once @both', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await openSignedIn(page, people.member, addresses);
  await expectShipments(page);
  const traffic = watchTraffic(context, addresses);
  await control.setProviderFaults({ tokenCall: { status: 400, error: 'invalid_grant', times: 1 } });
  await shiftClock(page, HOUR_MS);
  void callApi(page, 5).catch(() => undefined);
  // The provider still knows the person, so it sends them straight back.
  await expect.poll(() => traffic.signIns().length).toBe(1);
  await expectShipments(page);
  expect(traffic.tokenCalls()).toHaveLength(2);
});

test('A5.20 whoever writes a shipment when the session ends finds it after signing in again @main', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await openSignedIn(page, people.member, addresses, '/sendungen/neu');
  const content = page.getByRole('textbox', { name: 'Inhalt der Sendung' });
  await content.fill('Wachsmodelle');
  await expect(page.getByText(/Entwurf gespeichert um/)).toBeVisible();
  const traffic = watchTraffic(context, addresses);
  await control.setProviderFaults({ tokenCall: { status: 400, error: 'invalid_grant', times: 1 } });
  await shiftClock(page, HOUR_MS);
  await callApi(page);
  const kept = page.getByText(/Ihre Sitzung ist abgelaufen\. .* Entwurf bleibt gespeichert/);
  await expect(kept.first()).toBeVisible();
  await expect(content).toHaveValue('Wachsmodelle');
  expect(traffic.signIns()).toEqual([]);

  await page.getByRole('button', { name: 'Erneut anmelden' }).click();
  await expect.poll(() => traffic.signIns().length).toBe(1);
  await expect(page).toHaveURL(`${addresses.app}/sendungen/neu`);
  await expect(content).toHaveValue('Wachsmodelle');
});

test('A5.20 a refused refresh token leaves none of three tabs behind, and one signs in @both', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await openSignedIn(page, people.member, addresses);
  await expectShipments(page);
  const tabs = [page, await openTab(context), await openTab(context)];
  // All of a test's pages are in sight; these shall be in the background.
  for (const tab of tabs.slice(1)) {
    await tab.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  }
  const traffic = watchTraffic(context, addresses);
  await control.setProviderFaults({ tokenCall: { status: 400, error: 'invalid_grant', times: 1 } });
  await shiftClocks(tabs, HOUR_MS);
  void callApi(page).catch(() => undefined);
  await expect.poll(() => traffic.signIns().length).toBe(1);
  for (const tab of tabs) {
    await expectShipments(tab);
    expect(await callApi(tab)).toEqual({ ok: 1, failures: [] });
  }
  expect(traffic.signIns()).toHaveLength(1);
});

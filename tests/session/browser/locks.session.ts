import { people } from 'contract/fixtures';
import { callApi } from '../support/app-inside.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { expectShipments, openTab, shiftClock } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { watchTraffic } from '../support/traffic.ts';

const QUARTER_HOUR_MS = 15 * 60_000;
/** How often a tab is killed; fifty times on demand. */
const KILLS = Number(process.env['LOTSE_KILLED_TABS'] ?? 5);

test('A5.17 a frozen tab that holds the lock keeps the others waiting, but not for ever', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await openSignedIn(page, people.member, addresses);
  const other = await openTab(context);
  await control.setProviderFaults({ tokenCall: { heldBack: 'answer', times: 1 } });
  const called = page.waitForRequest(`${addresses.identity}/oauth2/token`);
  await shiftClock(page, QUARTER_HOUR_MS);
  void callApi(page).catch(() => undefined);
  await called;
  // A tab that waits for its dialog does nothing else: what it holds it keeps, as a frozen one does.
  const dialog = page.waitForEvent('dialog');
  const frozen = page.evaluate(() => alert('frozen'));
  const freezing = await dialog;
  await control.setProviderFaults({});

  await shiftClock(other, QUARTER_HOUR_MS);
  const calls = callApi(other, 3);
  const waiting = () =>
    other.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name));
  await expect.poll(waiting).toEqual(['lotse.session']);
  expect(await calls).toEqual({ ok: 3, failures: [] });
  await freezing.accept();
  await frozen;
  expect(await callApi(page)).toEqual({ ok: 1, failures: [] });
  await expectShipments(page);
});

test('A5.18 without navigator.locks a tab still refreshes once, and tabs in turn do @both', async ({
  page,
  context,
  addresses,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  await openSignedIn(page, people.member, addresses);
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(false);
  const other = await openTab(context);
  const traffic = watchTraffic(context, addresses);
  for (const [turn, tab] of [page, other, page].entries()) {
    await shiftClock(tab, (turn + 1) * QUARTER_HOUR_MS);
    expect(await callApi(tab, 5)).toEqual({ ok: 5, failures: [] });
  }
  expect(traffic.tokenCalls().length).toBeLessThanOrEqual(3);
  expect(traffic.signIns()).toEqual([]);
});

test(`A5.19 a tab killed in the middle of a rotation, ${KILLS} times, costs one sign-in at most @both`, async ({
  page,
  context,
  addresses,
  control,
}) => {
  test.setTimeout(30_000 + KILLS * 8000);
  await openSignedIn(page, people.member, addresses);
  let tab = page;
  for (let kill = 0; kill < KILLS; kill += 1) {
    // By turns the provider has rotated and not answered, has not begun yet, or its answer has just come.
    const heldBack = (['answer', 'call', undefined] as const)[kill % 3];
    await control.setProviderFaults({ tokenCall: { ...(heldBack && { heldBack }), times: 1 } });
    await control.forgetCalls();
    const answered = heldBack ?? tab.waitForResponse(`${addresses.identity}/oauth2/token`);
    void tab.reload().catch(() => undefined);
    await answered;
    if (heldBack) await expect.poll(() => control.countCalls(`held back: ${heldBack}`)).toBe(1);
    const crashed = tab.waitForEvent('crash');
    const devtools = await context.newCDPSession(tab);
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await control.setProviderFaults({});

    const traffic = watchTraffic(context, addresses);
    tab = await context.newPage();
    await tab.goto('/sendungen');
    await expectShipments(tab);
    expect(traffic.signIns().length).toBeLessThanOrEqual(1);
    expect(traffic.tokenCalls().length).toBeLessThanOrEqual(2);
  }
});

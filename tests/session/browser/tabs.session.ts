import { people } from 'contract/fixtures';
import { callApi } from '../support/app-inside.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { openTab, shiftClock, shiftClocks } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { watchTraffic } from '../support/traffic.ts';

const PARALLEL_CALLS = 5;
const LIFETIME_MS = 15 * 60_000;

test('A5.15 five calls at the same moment share one refresh', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await control.setProviderFaults({ accessTokenLifetime: 3 });
  await openSignedIn(page, people.member, addresses);
  const traffic = watchTraffic(context, addresses);
  await shiftClock(page, 3000);
  expect(await callApi(page, PARALLEL_CALLS)).toEqual({ ok: PARALLEL_CALLS, failures: [] });
  expect(traffic.tokenCalls()).toHaveLength(1);
});

for (const [name, count, expiries] of [
  ['three tabs @main', 3, 2],
  ['ten tabs @both', 10, 8],
] as const) {
  test(`A5.16 many tabs refresh once per expiry, and no call fails: ${name}`, async ({
    page,
    context,
    addresses,
    control,
  }) => {
    await openSignedIn(page, people.member, addresses);
    const tabs = [page];
    // One after the other: ten that load at once leave none of them the time that a list may take.
    while (tabs.length < count) tabs.push(await openTab(context));
    const traffic = watchTraffic(context, addresses);

    for (let expiry = 1; expiry <= expiries; expiry += 1) {
      await shiftClocks(tabs, expiry * LIFETIME_MS);
      const results = await Promise.all(tabs.map((tab) => callApi(tab, PARALLEL_CALLS)));
      expect(results.flatMap(({ failures }) => failures)).toEqual([]);
      expect(traffic.tokenCalls()).toHaveLength(expiry);
    }
    expect(traffic.apiCalls().length).toBeGreaterThanOrEqual(count * expiries * PARALLEL_CALLS);
    expect(await control.countCalls('POST /oauth2/token refresh_token 4')).toBe(0);
    expect(traffic.signIns()).toEqual([]);
  });
}

import { people } from 'contract/fixtures';
import { callApi } from '../support/app-inside.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { openTab, shiftClock, shiftClocks } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { watchTraffic } from '../support/traffic.ts';

const TABS = 10;
const EXPIRIES = 8;
const PARALLEL_CALLS = 5;
const LIFETIME_MS = 15 * 60_000;

test('A5.15 five calls at the same moment share one refresh @main', async ({
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

test('A5.16 ten tabs refresh once per expiry, and no call fails @both', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await openSignedIn(page, people.member, addresses);
  const tabs = [page];
  // One after the other: ten that load at once leave none of them the time that a list may take.
  while (tabs.length < TABS) tabs.push(await openTab(context));
  const traffic = watchTraffic(context, addresses);

  for (let expiry = 1; expiry <= EXPIRIES; expiry += 1) {
    await shiftClocks(tabs, expiry * LIFETIME_MS);
    const results = await Promise.all(tabs.map((tab) => callApi(tab, PARALLEL_CALLS)));
    expect(results.flatMap(({ failures }) => failures)).toEqual([]);
    expect(traffic.tokenCalls()).toHaveLength(expiry);
  }
  expect(traffic.apiCalls().length).toBeGreaterThanOrEqual(TABS * EXPIRIES * PARALLEL_CALLS);
  expect(await control.countCalls('POST /oauth2/token refresh_token 4')).toBe(0);
  expect(traffic.signIns()).toEqual([]);
});

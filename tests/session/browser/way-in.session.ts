import { people } from 'contract/fixtures';
import { choosePerson, leaveForProvider } from '../support/signing-in.ts';
import { expect, test } from '../support/test.ts';

/** So long that what a loaded machine computes meanwhile counts for nothing. */
const WAY_MS = 1000;

test('between the first scripts of a page that comes back and its first call lie two ways at most', async ({
  page,
  context,
  addresses,
}) => {
  await leaveForProvider(page);
  await page.waitForURL(/\/interaction\//);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: WAY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await choosePerson(page, people.member);
  const measured = await page.waitForFunction(
    ({ api, way }) => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = document.querySelectorAll<HTMLScriptElement>('script[src]');
      const sources = new Set(Array.from(scripts, ({ src }) => src));
      const loaded = resources.filter(({ name }) => sources.has(name)).map(({ responseEnd }) => responseEnd);
      const asked = resources.filter(({ name }) => name.startsWith(api)).map(({ startTime }) => startTime);
      return asked.length > 0 && (Math.min(...asked) - Math.max(...loaded)) / way;
    },
    { api: `${addresses.api}/`, way: WAY_MS },
  );
  const ways = Number(await measured.jsonValue());
  expect(ways).toBeGreaterThan(1);
  expect(Math.floor(ways)).toBeLessThanOrEqual(2);
});

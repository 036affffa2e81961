import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { kibibytes, loadedBytes } from '../performance/loaded-bytes.ts';
import { expect, test } from '../platform/test.ts';

// Gates in KiB after brotli 11, and in requests: a tenth more than was measured when they were set, since they only
// catch accidents. What is measured stands in docs/measurements.md, the goals are times.
const startPageScript = 109;
const shipmentsScript = 191;
const formScript = 379;
const firstRouteStyles = 9.3;
// Answers of all servers until the page is idle, with its icon, its fonts and the socket's.
const shipmentsRequests = 20;
const formRequests = 33;

const manifest = join(import.meta.dirname, '../../app/dist/.vite/manifest.json');

test('the start page, signed out, stays within its bytes', async ({ page }) => {
  const { script, stylesheet } = await loadedBytes(page, '/');
  expect(script, 'the page loaded scripts at all').toBeGreaterThan(0);
  expect(kibibytes(script)).toBeLessThanOrEqual(startPageScript);
  expect(kibibytes(stylesheet)).toBeLessThanOrEqual(firstRouteStyles);
});

for (const { name, path, mostScript, mostRequests } of [
  {
    name: 'the list of shipments',
    path: '/sendungen',
    mostScript: shipmentsScript,
    mostRequests: shipmentsRequests,
  },
  { name: 'the shipment form', path: '/sendungen/neu', mostScript: formScript, mostRequests: formRequests },
])
  test(`${name}, signed in, stays within its bytes`, async ({ page, browser, baseURL }) => {
    await signIn(page, people.member);
    // A new context has the session but an empty cache: a cold deep link.
    const storageState = await page.context().storageState();
    const cold = await browser.newContext({ storageState, baseURL });
    const { script, requests } = await loadedBytes(await cold.newPage(), path);
    await cold.close();
    expect(script, 'the page loaded scripts at all').toBeGreaterThan(0);
    expect(kibibytes(script)).toBeLessThanOrEqual(mostScript);
    expect(requests).toBeLessThanOrEqual(mostRequests);
  });

test('nothing that opens elsewhere brings the shipment form along, but what is that form with fewer fields', async () => {
  // Files of the build share what they can, so that a part of another page could come to lie in the form's file.
  const chunks = Object.entries(JSON.parse(await readFile(manifest, 'utf8')) as Record<string, Chunk>);
  const [form] = chunks.find(([, { name }]) => name === 'new-shipment') ?? [];
  expect(form, 'the form has a file').toBeDefined();
  const takers = chunks.filter(([, { imports }]) => imports?.includes(String(form)));
  // Whoever compares rates goes on there; what a test case asks of a carrier is a shipment.
  expect(new Set(takers.map(([, { name }]) => name))).toEqual(
    new Set(['PackingBench', 'QuickRates', 'TestItemRoute']),
  );
});

/** A file of the build, with the keys of the others that it cannot begin without. */
interface Chunk {
  name?: string;
  file: string;
  imports?: readonly string[];
}

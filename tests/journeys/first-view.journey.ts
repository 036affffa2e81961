import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { code, hold, layout, nextPaint, watchShifts } from '../fixtures/first-view.ts';
import { expect, test } from '../fixtures/journey.ts';

const heading = 'Sendungen erstellen, verfolgen und abholen lassen';
const font = /\/assets\/[\w-]+\.woff2$/;

test('the start page stands there before any of its code, and stays where it is', async ({ page }) => {
  const shifts = await watchShifts(page);
  const release = await hold(page, code);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  // A heading that is there may not be painted yet: styles hold that back.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  );
  await page.evaluate(() => document.fonts.ready);
  const before = await layout(page);
  expect(before.length).toBeGreaterThan(20);
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-first', ''));
  release();
  await expect(page.locator('[data-first]')).toHaveCount(0);
  await expect(page).toHaveTitle(/Lotse/);
  expect(await layout(page)).toEqual(before);
  expect(await shifts()).toBe(0);
});

test('the font that comes late breaks no headline anew', async ({ page }) => {
  const shifts = await watchShifts(page);
  const release = await hold(page, font);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  // Texts count as painted once the browser has given up waiting and taken the font that stands in.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.waitForFunction(() => document.fonts.check('16px "Atkinson Hyperlegible Next Variable"'));
  await page.evaluate(nextPaint);
  // Single words move within their lines, and a line of a long text may break elsewhere.
  expect(await shifts()).toBeLessThan(0.005);
});

test('what is pressed before the code is there happens once it is', async ({ page }) => {
  const release = await hold(page, code);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: people.member.email })).toBeVisible();
});

test('whoever is signed in is sent no start page, until they sign out', async ({ page }) => {
  await signIn(page, people.member);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const startPage = async () => (await page.goto('/'))?.text();
  expect(await startPage()).not.toContain(heading);
  await expect(page).toHaveURL(/\/sendungen$/);
  await page.getByRole('button', { name: /^Profil von/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await startPage()).toContain(heading);
});

test('outside of production nobody is asked about cookies, and without a DSN nothing reports', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // What looks for newer builds begins when everything else has.
  const lastBegun = page.waitForResponse(/\/watch-new-builds-[\w-]+\.js$/);
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(10_000);
  await lastBegun;
  await expect(page.getByRole('region', { name: 'Cookies und Datenschutz' })).toHaveCount(0);
  expect(await page.evaluate(() => '__SENTRY__' in globalThis)).toBe(false);
  expect(requests.filter((url) => /sentry|replay|consent|reports/i.test(url))).toEqual([]);
});

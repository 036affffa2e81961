import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const heading = 'Sendungen erstellen, verfolgen und abholen lassen';
const font = /\/assets\/[\w-]+\.woff2$/;
const code = /\/assets\/base-[\w-]+\.js$/;

/** Holds files back. @returns the way to let them through */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Adds up what moves after it was painted, as browsers count it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = Object.assign(globalThis, { lotseShifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.lotseShifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { lotseShifts: number }).lotseShifts);
}

/** All that stands on the page, with its place. */
function layout(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('#root *'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, element.className, x, y, width, height].join(' ');
    }),
  );
}

test('the start page stands there before any of its code, and stays where it is', async ({ page }) => {
  const shifts = await watchShifts(page);
  const release = await hold(page, code);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
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
  // Long enough for a browser to have given up waiting, and painted in the font that stands in.
  await page.waitForTimeout(500);
  release();
  await page.waitForFunction(() => document.fonts.check('16px "Atkinson Hyperlegible Next Variable"'));
  await page.waitForTimeout(300);
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

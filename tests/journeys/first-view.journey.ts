import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const heading = 'Sendungen erstellen, verfolgen und abholen lassen';
const code = /\/assets\/base-[\w-]+\.js$/;

/** Holds the app's code back. @returns the way to let it through */
async function holdCode(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
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
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await holdCode(page);
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
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBe(0);
});

test('what is pressed before the code is there happens once it is', async ({ page }) => {
  const release = await holdCode(page);
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

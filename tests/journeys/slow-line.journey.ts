import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

/** A person takes an answer within this time for the effect of what they did. */
const AT_ONCE_MS = 100;

/** From now on scripts of these names take their time, as on a slow line. */
async function slowDown(page: Page, scripts: RegExp): Promise<void> {
  await page.route(scripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
}

/** How many milliseconds pass from the next press until the page says that it was heard. */
async function watchPress(page: Page): Promise<() => Promise<number | null>> {
  await page.evaluate(() => {
    const marks = globalThis as unknown as { pressedAt?: number; heardAt?: number };
    addEventListener('click', () => (marks.pressedAt = performance.now()), { capture: true, once: true });
    const look = () => {
      const isSaid = document.body.textContent?.includes('Seite wird geladen …');
      if (marks.pressedAt !== undefined && isSaid) marks.heardAt ??= performance.now();
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => {
      const { pressedAt, heardAt } = globalThis as unknown as { pressedAt?: number; heardAt?: number };
      return pressedAt === undefined || heardAt === undefined ? null : heardAt - pressedAt;
    });
}

test('the first visit of a page says at once that it was asked for', async ({ page }) => {
  await signIn(page, people.member);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await slowDown(page, /NewShipmentRoute-.*\.js$/);
  const heard = await watchPress(page);
  await page.getByRole('link', { name: 'Sendung erstellen' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sendung erstellen' })).toBeVisible();
  expect(await heard()).toBeLessThanOrEqual(AT_ONCE_MS);
  await expect(page.getByText('Seite wird geladen …')).toBeHidden();
});

test('the first shipment that is opened says at once that it was asked for', async ({ page }) => {
  await signIn(page, people.member);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await slowDown(page, /OpenShipment-.*\.js$/);
  const heard = await watchPress(page);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: /^Sendung LO-/ })).toBeVisible();
  expect(await heard()).toBeLessThanOrEqual(AT_ONCE_MS);
});

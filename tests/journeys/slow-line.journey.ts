import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

/** Less than the tenth of a second in which a person takes something for the effect of what they did. */
const AT_ONCE_MS = 80;

/** Holds scripts of these names back, as a slow line does. @returns the way to let them through */
async function holdBack(page: Page, scripts: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** The page says that it was heard when so little of its own time has passed; how busy the machine is does not matter. */
async function expectHeard(page: Page): Promise<void> {
  // In many steps, between which what the press sets off is computed, however long that takes.
  for (let passed = 0; passed < AT_ONCE_MS; passed += 1) await page.clock.runFor(1);
  await expect(page.getByText('Seite wird geladen …').first()).toBeAttached();
}

async function openList(page: Page): Promise<void> {
  await page.clock.install();
  await signIn(page, people.member);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('the first visit of a page says at once that it was asked for', async ({ page }) => {
  await openList(page);
  const release = await holdBack(page, /new-shipment-.*\.js$/);
  await page.getByRole('link', { name: 'Sendung erstellen' }).first().click();
  await expectHeard(page);
  await page.clock.resume();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Sendung erstellen' })).toBeVisible();
  await expect(page.getByText('Seite wird geladen …')).toHaveCount(0);
});

test('the first shipment that is opened says at once that it was asked for', async ({ page }) => {
  await openList(page);
  const release = await holdBack(page, /OpenShipment-.*\.js$/);
  await page.getByRole('table').getByRole('link').first().click();
  await expectHeard(page);
  await page.clock.resume();
  release();
  await expect(page.getByRole('region', { name: /^Sendung LO-/ })).toBeVisible();
});

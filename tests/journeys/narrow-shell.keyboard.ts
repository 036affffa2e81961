import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { activate, tabTo } from '../fixtures/by-keyboard.ts';
import { expect, test } from '../fixtures/journey.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** Whether the page is no wider than its window, and what has the focus stands in it. */
async function stands(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const focused = page.locator(':focus');
  await expect(focused).toBeInViewport();
  // Neither the bar at the top nor the one at the bottom lies over it.
  const covered = await focused.evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + Math.min(width / 2, 8), top + 4);
    return !(there && (element.contains(there) || there.contains(element)));
  });
  expect(covered).toBe(false);
}

test('the whole frame is reached at 320 px by keyboard alone, and nothing of it lies over the focus', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await activate(page, page.getByRole('main').getByRole('button', { name: 'Anmelden' }));
  await activate(page, page.getByRole('button', { name: people.owner.email, exact: false }).first());
  await expect(page).toHaveURL(/\/sendungen$/);
  const banner = page.getByRole('banner');
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });

  await test.step('the first stop leads past the frame', async () => {
    await page.reload();
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
    await expect(page.getByRole('heading', { level: 1, name: 'Sendungen' })).toBeVisible();
    await tabTo(page, skip);
    await stands(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const [name, path] of [
    ['Abholungen', '/abholungen'],
    ['Kontakte', '/kontakte'],
    ['Einstellungen', '/einstellungen'],
    ['Sendungen', '/sendungen'],
  ] as const)
    await test.step(`the bar leads to ${name}`, async () => {
      await tabTo(page, navigation.getByRole('link', { name }), 'Shift+Tab');
      await stands(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      await stands(page);
    });

  await test.step('the bell opens the notifications, which give the focus back', async () => {
    const bell = banner.getByRole('button', { name: /^Benachrichtigungen/ });
    await tabTo(page, bell, 'Shift+Tab');
    await stands(page);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Benachrichtigungen' });
    await expect(drawer.getByRole('heading')).toBeFocused();
    await stands(page);
    await tabTo(page, drawer.getByRole('listitem').last().getByRole('link'));
    await stands(page);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
  });

  await test.step('the search takes a whole screen, and gives the focus back', async () => {
    const search = banner.getByRole('button', { name: 'Suchen oder springen …' });
    await tabTo(page, search, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Suchen oder springen' })).toBeFocused();
    await page.keyboard.type('statist');
    await expect(page.getByRole('option', { name: /^Statistiken/ })).toBeVisible();
    await stands(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/statistiken/);
    await expect(page.getByRole('heading', { level: 1, name: 'Statistiken' })).toBeFocused();
  });

  await test.step('the profile has what the bar has no room for, and signs out', async () => {
    await tabTo(page, banner.getByRole('button', { name: /^Profil von/ }), 'Shift+Tab');
    await stands(page);
    await page.keyboard.press('Enter');
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeFocused();
    const amount = await items.count();
    for (let stop = 1; stop < amount; stop += 1) {
      await page.keyboard.press('ArrowDown');
      await stands(page);
    }
    await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible();
  });
});

import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

test('light or dark is chosen in both frames, and stays chosen', async ({ page }) => {
  const root = page.locator('html');
  const choose = async (theme: string) => {
    await page.getByRole('button', { name: /^Profil von/ }).click();
    await page.getByRole('menuitemradio', { name: theme }).click();
    await expect(page.getByRole('menuitemradio', { name: theme })).toBeChecked();
    await page.keyboard.press('Escape');
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, people.superAdmin);
  await page.goto('/backoffice');
  await choose('Dunkel');
  await expect(root).toHaveCSS('color-scheme', 'dark');

  await page.goto('/sendungen');
  await expect(page.getByRole('heading', { level: 1, name: 'Sendungen' })).toBeVisible();
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await choose('Hell');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveCSS('color-scheme', 'light');

  await choose('Wie das System');
  await expect(root).toHaveCSS('color-scheme', 'light dark');
});

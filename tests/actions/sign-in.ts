import { expect, type Page } from '@playwright/test';
import type { FixturePerson } from 'contract/fixtures';

/** Signs a demo person in through the provider's page, with the mouse; the app stands signed in afterwards. */
export async function signIn(page: Page, person: FixturePerson): Promise<void> {
  await page.goto('/');
  const start = page.getByRole('main');
  await start
    .getByRole('button', { name: 'Anmelden' })
    .or(start.getByRole('link', { name: 'Anmelden' }))
    .click();
  await page.getByRole('button', { name: person.email }).click();
  await expect(page).toHaveURL(/\/(sendungen|packplatz|setup|backoffice)/);
}

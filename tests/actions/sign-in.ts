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
  // The address of one may end with that of another.
  await page
    .getByRole('button')
    .filter({ has: page.getByText(person.email, { exact: true }) })
    .click();
  await expect(page).toHaveURL(/\/(sendungen|packplatz|setup|backoffice)/);
}

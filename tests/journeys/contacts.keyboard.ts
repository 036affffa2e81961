import { people } from 'contract/fixtures';
import { activate, tabTo, write } from '../fixtures/by-keyboard.ts';
import { expect, test } from '../fixtures/journey.ts';

test('a contact is made, found and opened by the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await activate(page, page.getByRole('main').getByRole('button', { name: 'Anmelden' }));
  await activate(page, page.getByRole('button', { name: people.member.email }));
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toContainText('Kontakte öffnen');
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name: 'Kontakte', level: 1 })).toBeFocused();

  await activate(page, page.getByRole('link', { name: 'Kontakt anlegen' }));
  const form = page.getByRole('form', { name: 'Kontakt anlegen' });
  await expect(page.getByRole('heading', { name: 'Kontakt anlegen' })).toBeFocused();
  await write(page, form.getByRole('textbox', { name: 'Firma', exact: true }), 'Tastenwerk Düren');
  await page.keyboard.press('Enter');
  // What is missing is said, and each line leads to its field.
  await activate(page, form.getByRole('link', { name: /Straße und Hausnummer/ }));
  await page.keyboard.type('Rurstraße 4');
  await write(page, form.getByRole('textbox', { name: 'Postleitzahl' }), '52349');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Düren');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kontakt erstellt!', { exact: true })).toBeVisible();
  // Back where the form was opened from.
  await expect(page.getByRole('link', { name: 'Kontakt anlegen' })).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('tastenwerk');
  await expect(page.getByText('1–1 von 1')).toBeVisible();
  const link = page.getByRole('link', { name: 'Tastenwerk Düren' });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kontakt bearbeiten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

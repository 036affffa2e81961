import { people } from 'contract/fixtures';
import { activate, tabTo, write } from '../fixtures/by-keyboard.ts';
import { expect, test } from '../fixtures/journey.ts';

test('somebody is invited, and removed again, by keyboard alone', async ({ page }) => {
  test.slow();
  const email = 'kea.ohlsen@tietze.example';
  const row = page.getByRole('row', { name: new RegExp(email) });

  await page.goto('/einstellungen');
  await activate(page, page.getByRole('button', { name: people.owner.email }));
  await activate(page, page.getByRole('link', { name: 'Team öffnen' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();

  await test.step('the dialog takes the focus and gives it back', async () => {
    const open = page.getByRole('button', { name: 'Person einladen' });
    await activate(page, open);
    await expect(page.getByRole('dialog', { name: 'Person einladen' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await test.step('whoever is named is invited', async () => {
    const dialog = page.getByRole('dialog', { name: 'Person einladen' });
    await activate(page, dialog.getByRole('button', { name: 'Einladung senden' }));
    await expect(dialog.getByRole('link', { name: /Mail/ })).toBeVisible();
    await write(page, dialog.getByRole('textbox', { name: /Mail/ }), email);
    await tabTo(page, dialog.getByRole('radio', { name: /Mitglied/ }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Einladung an ${email} gesendet.`)).toBeVisible();
    await expect(row.getByText('Packplatz')).toBeVisible();
  });

  await test.step('and removed after a question', async () => {
    await activate(page, row.getByRole('button', { name: /^Aktionen für/ }));
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
    await activate(page, question.getByRole('button', { name: 'Person entfernen' }));
    await expect(row).toBeHidden();
  });
});

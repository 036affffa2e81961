import { people } from 'contract/fixtures';
import { activate, tabTo, write } from '../fixtures/by-keyboard.ts';
import { expect, test } from '../fixtures/journey.ts';

test('a weekly pickup is ordered by keyboard alone', async ({ page }) => {
  test.slow();
  await page.goto('/abholungen');
  await activate(page, page.getByRole('button', { name: people.owner.email }));
  await expect(page).toHaveURL(/\/abholungen$/);
  await activate(page, page.getByRole('link', { name: 'Abholung beauftragen' }));
  const form = page.getByRole('form', { name: 'Abholung beauftragen' });

  await tabTo(page, form.getByRole('radio', { name: 'Einmalige Abholung' }));
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: 'Regelmäßige Abholung' })).toBeChecked();
  for (const day of ['Mi', 'Fr']) {
    await tabTo(page, form.getByRole('checkbox', { name: day, exact: true }));
    await page.keyboard.press('Space');
  }
  await tabTo(
    page,
    form
      .getByRole('group', { name: /Späteste Abholzeit/ })
      .getByRole('spinbutton')
      .first(),
  );
  await page.keyboard.type('0945');
  await write(page, form.getByRole('textbox', { name: 'Anzahl Packstücke' }), '4');
  await write(page, form.getByRole('textbox', { name: 'Höchstes Einzelgewicht' }), '3,5');
  await write(page, form.getByRole('textbox', { name: 'Längste Seite' }), '40');
  await expect(form.getByText(/^Jeden Mittwoch und Freitag bis 09:45.Uhr, ab /)).toBeVisible();
  await activate(page, form.getByRole('button', { name: 'Abholung beauftragen' }));
  await expect(page).toHaveURL(/tab=recurring$/);
  await expect(page.getByRole('link', { name: /^Jeden Mittwoch und Freitag bis 09:45/ })).toBeVisible();
});

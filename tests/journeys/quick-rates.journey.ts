import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

test('rates are compared from place to place, and one of them goes on into the form', async ({ page }) => {
  await signIn(page, people.member);
  await page.goto('/sendungen');
  await page.getByRole('link', { name: 'Tarife vergleichen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tarife vergleichen' })).toBeVisible();
  await expect(page).toHaveURL(/\/sendungen\?ansicht=tarife$/);

  const offers = page.getByRole('radiogroup', { name: 'Tarife', exact: true });
  const to = page.getByRole('group', { name: 'Nach' });
  await to.getByRole('textbox', { name: 'Postleitzahl' }).fill('73525');
  await to.getByRole('textbox', { name: /^Ort/ }).fill('Schwäbisch Gmünd');
  const rate = offers.getByRole('radio').first();
  await expect(rate).toBeVisible();
  await rate.check();
  await page.getByRole('button', { name: 'Mit diesem Tarif Sendung erstellen' }).click();

  await expect(page).toHaveURL(/\/sendungen\/neu$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sendung erstellen' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Postleitzahl/ }).last()).toHaveValue('73525');
  await expect(
    page.getByRole('radio', { checked: true }).and(page.locator('input[data-carrier]')),
  ).toBeVisible();

  // A draft that is there is lost after a question alone.
  await page.goto('/sendungen?ansicht=tarife');
  await page
    .getByRole('group', { name: 'Nach' })
    .getByRole('textbox', { name: 'Postleitzahl' })
    .fill('80331');
  await offers.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Mit diesem Tarif Sendung erstellen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Entwurf ersetzen?' });
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page).toHaveURL(/ansicht=tarife$/);
  await page.getByRole('button', { name: 'Mit diesem Tarif Sendung erstellen' }).click();
  await question.getByRole('button', { name: 'Entwurf ersetzen' }).click();
  await expect(page.getByRole('textbox', { name: /^Postleitzahl/ }).last()).toHaveValue('80331');
});

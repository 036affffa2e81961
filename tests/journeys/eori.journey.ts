import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

test('an owner adds the EORI number where customs ask for it, and it is there for the next parcel', async ({
  page,
}) => {
  await signIn(page, people.owner);
  await page.getByRole('link', { name: 'Sendung erstellen' }).first().click();
  const recipient = page.getByRole('region', { name: 'Empfänger', exact: true });
  await recipient.getByRole('combobox', { name: 'Kontakt oder Adresse suchen' }).fill('brunn');
  await page.getByRole('option', { name: /Atelier Brunnmatt/ }).click();

  const number = page.getByRole('textbox', { name: 'EORI-Nummer des Absenders' });
  await number.fill('12');
  await number.press('Enter');
  await expect(number).toHaveAccessibleDescription(/zum Beispiel DE1234567/);
  await number.fill('de 123 4567');
  await number.press('Enter');
  const told = page.getByText(/^EORI-Nummer des Absenders: DE1234567\./);
  await expect(told).toBeVisible();
  await page.reload();
  await expect(told).toBeVisible();
});

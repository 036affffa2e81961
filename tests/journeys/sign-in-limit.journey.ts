import { people } from 'contract/fixtures';
import { expect, test as base } from '../fixtures/journey.ts';

const test = base.extend({
  settings: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    ({}, provide) => provide({ LOTSE_SIGN_INS_PER_MINUTE: '2' }),
    { scope: 'worker' },
  ],
});

test('whoever tries too often is told how long to wait, where they are, and keeps what they have typed', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Organisation registrieren' }).click();
  await page.getByRole('textbox', { name: /^Name der Organisation/ }).fill('Kartografie Örtel');
  await page.getByRole('button', { name: 'Weiter' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Konto erstellen');
  const typed = { 'E-Mail': 'frauke', Vorname: 'Frauke', Nachname: 'Örtel' };
  for (const [label, text] of Object.entries(typed))
    await page.getByRole('textbox', { name: label }).fill(text);
  const alert = page.getByRole('alert');
  const submit = page.getByRole('button', { name: 'Konto erstellen' });
  for (const _ of ['first', 'second']) {
    await submit.click();
    await expect(alert).toHaveText(/fehlt oder stimmt nicht|fehlen oder stimmen nicht/);
  }

  await test.step('the account that is opened', async () => {
    await submit.click();
    await expect(alert).toHaveText(
      /^Zu viele Anmeldungen in kurzer Zeit\. Versuchen Sie es in \d+\s(?:Sekunde|Sekunden) erneut\.$/,
    );
    await expect(heading).toHaveText('Konto erstellen');
    for (const [label, text] of Object.entries(typed))
      await expect(page.getByRole('textbox', { name: label })).toHaveValue(text);
  });

  await test.step('the person who is chosen', async () => {
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    const person = page
      .getByRole('button')
      .filter({ has: page.getByText(people.member.email, { exact: true }) });
    await person.click();
    await expect(alert).toHaveText(/^Zu viele Anmeldungen in kurzer Zeit\./);
    await expect(heading).toHaveText('Anmelden');
    await expect(person).toBeVisible();
  });
});

import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

test('what staff decide of countries is obeyed by the next form', async ({ page, colleague }) => {
  test.slow();
  const panel = page.getByRole('region', { name: /^Land / });
  const save = panel.getByRole('button', { name: 'Änderungen speichern' });
  const saved = panel.getByText('Gespeichert. Die Änderungen gelten sofort.');
  const field = (name: RegExp) => panel.getByRole('textbox', { name });
  const recipient = colleague.getByRole('region', { name: 'Empfänger', exact: true });

  await test.step('the place leads to the list, and the search to a country', async () => {
    await signIn(page, people.backofficeAdmin);
    await page.goto('/backoffice');
    await page.getByRole('link', { name: 'Länder' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Länder' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Länder durchsuchen' }).fill('oesterr');
    await expect(page.getByRole('table').getByRole('link')).toHaveText(['Österreich']);
    await page.getByRole('link', { name: 'Österreich' }).click();
    await expect(panel.getByRole('heading', { level: 2, name: 'Österreich' })).toBeVisible();
  });

  await test.step('a pattern that could hang is refused, one that fits is tried and kept', async () => {
    await field(/^PLZ-Muster/).fill(String.raw`(\d+)+`);
    await save.click();
    await expect(panel.getByText(/Ungültiges Muster: Postleitzahlen haben höchstens/).first()).toBeVisible();
    await field(/^PLZ-Muster/).fill(String.raw`9\d{3}`);
    await field(/^Beispiel/).fill('9020');
    await field(/^Postleitzahl ausprobieren/).fill('1010');
    await expect(panel.getByText('„1010“ passt nicht.')).toBeVisible();
    await field(/^Postleitzahl ausprobieren/).fill('9020');
    await expect(panel.getByText('„9020“ passt.')).toBeVisible();
    await save.click();
    await expect(saved).toBeVisible();
  });

  await test.step('a territory asks for customs', async () => {
    await panel.getByRole('button', { name: 'Sondergebiet hinzufügen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sondergebiet hinzufügen' });
    await dialog.getByRole('textbox', { name: /^Bezeichnung/ }).fill('in Klagenfurt');
    await dialog.getByRole('textbox', { name: /^PLZ-Präfixe/ }).fill('902');
    await dialog.getByRole('textbox', { name: /^Hinweistext/ }).fill('Nur zum Ausprobieren.');
    await dialog.getByRole('button', { name: 'Sondergebiet hinzufügen' }).click();
    await expect(page.getByText('Sondergebiet hinzugefügt.')).toBeVisible();
    await expect(panel.getByRole('listitem').filter({ hasText: 'in Klagenfurt' })).toBeVisible();
  });

  await test.step('what is typed of a country is asked about, also under the dialog of a territory', async () => {
    const pattern = field(/^PLZ-Muster/);
    await pattern.fill(String.raw`8\d{3}`);
    await panel.getByRole('button', { name: '„in Klagenfurt“ bearbeiten' }).click();
    await expect(page.getByRole('dialog', { name: 'Sondergebiet bearbeiten' })).toBeVisible();
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Auf der Seite bleiben' }).click();
    await page.keyboard.press('Escape');
    await expect(pattern).toHaveValue(String.raw`8\d{3}`);
    await pattern.fill(String.raw`9\d{3}`);
  });

  await test.step('the form of a customer goes by both at once', async () => {
    await signIn(colleague, people.owner);
    await colleague.goto('/sendungen/neu');
    const kept = colleague.waitForResponse(/\/countries$/);
    await recipient.getByLabel(/^Land/).selectOption('AT');
    await kept;
    const postalCode = recipient.getByLabel(/^Postleitzahl/);
    await postalCode.fill('1010');
    await postalCode.blur();
    await expect(
      recipient.getByText('Postleitzahl passt nicht zu Österreich (Beispiel: 9020).'),
    ).toBeVisible();
    await postalCode.fill('9020');
    await expect(colleague.getByText(/Zielort liegt in Klagenfurt .* Nur zum Ausprobieren\./)).toBeVisible();
  });

  await test.step('one that is not active is not offered any more', async () => {
    await panel.getByRole('switch', { name: 'Aktiv' }).click();
    await save.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Land deaktivieren' }).click();
    await expect(panel.getByText('Inaktiv')).toBeVisible();
    await colleague.goto('/sendungen/neu');
    await recipient.getByRole('textbox', { name: 'Firma' }).first().fill('Weber');
    await expect(recipient.getByLabel(/^Land/).locator('option[value="AT"]')).toHaveCount(0);
  });

  await test.step('a territory is deleted once somebody has said yes, and comes back', async () => {
    await panel.getByRole('button', { name: '„in Klagenfurt“ löschen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sondergebiet löschen' }).click();
    await expect(panel.getByText('Dieses Land hat keine Sondergebiete.')).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(panel.getByRole('listitem').filter({ hasText: 'in Klagenfurt' })).toBeVisible();
  });

  await test.step('a switch decides at once, and can be undone', async () => {
    await page.goto('/backoffice/laender?search=Serbien');
    const member = page.getByRole('switch', { name: 'Serbien: EU-Mitglied' });
    const customs = page.getByRole('switch', { name: 'Serbien: Zollpflichtig' });
    await member.click();
    await expect(customs).not.toBeChecked();
    await expect(page.getByText('Serbien: jetzt EU-Mitglied und nicht zollpflichtig.')).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(member).not.toBeChecked();
    await expect(customs).toBeChecked();
  });

  await test.step('a country is added by its code', async () => {
    await page.getByRole('button', { name: 'Land anlegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Land anlegen' });
    const code = dialog.getByRole('textbox', { name: /^Länderkennung/ });
    await code.fill('EGY');
    await dialog.getByRole('button', { name: 'Land anlegen' }).click();
    await expect(dialog.getByText('Länderkennung muss 2 Zeichen lang sein').first()).toBeVisible();
    await code.fill('EG');
    await dialog.getByRole('button', { name: 'Land anlegen' }).click();
    await expect(panel.getByRole('heading', { level: 2, name: 'Ägypten' })).toBeVisible();
    await expect(panel.getByText('+20')).toBeVisible();
  });

  await test.step('whoever serves customers changes nothing, and customers do not see it', async () => {
    await colleague.goto('/backoffice/laender');
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Fehlende Berechtigung');
    await colleague.context().clearCookies();
    await colleague.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await signIn(colleague, people.backofficeUser);
    await colleague.goto('/backoffice/laender?country=AT');
    await expect(colleague.getByText('Nur Administratoren können Länder ändern.')).toBeVisible();
    await expect(colleague.getByRole('switch')).toHaveCount(0);
    await expect(colleague.getByRole('button', { name: 'Land anlegen' })).toHaveCount(0);
  });
});

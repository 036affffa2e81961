import { readFile } from 'node:fs/promises';
import { people } from 'contract/fixtures';
import { topOf } from '../actions/place-of.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

test('staff find out who has changed what, and take it away as a table', async ({ page, colleague }) => {
  test.slow();
  const panel = page.getByRole('region', { name: /^Eintrag / });

  await test.step('something is changed', async () => {
    await signIn(colleague, people.owner);
    await colleague.goto('/einstellungen/organisation');
    await colleague.getByRole('textbox', { name: 'USt-IdNr.' }).fill('DE987654321');
    await colleague.getByRole('button', { name: 'Speichern' }).click();
    await expect(colleague.getByText('Gespeichert', { exact: true })).toBeVisible();
  });

  await test.step('it stands in the log, with what it was before', async () => {
    await signIn(page, people.backofficeUser);
    await page.goto('/backoffice');
    await page.getByRole('link', { name: 'Audit-Logs' }).click();
    await page.getByLabel('Objektart').selectOption('Organisation');
    await expect(page).toHaveURL(/kind=organization/);
    const row = page.getByRole('row', { name: /Tietze Feinmechanik GmbH/ }).first();
    await expect(row).toContainText('Jana Möller');
    // What was pressed stays where it is, however many filters stand above it.
    const before = await topOf(row);
    await row.getByRole('link').first().click();
    await expect(panel).toBeVisible();
    expect(await topOf(row)).toBe(before);
    await expect(panel.getByRole('row', { name: /vatNumber/ })).toContainText('DE987654321');
    await panel.getByRole('tab', { name: 'JSON' }).click();
    await expect(panel.getByRole('region', { name: 'Eintrag als JSON' })).toContainText('"vatNumber"');
  });

  await test.step('from there to all that the person has done, and back by taking the filter off', async () => {
    await panel.getByRole('link', { name: 'Alle Einträge dieser Person' }).click();
    await expect(page.getByRole('button', { name: 'Filter Person entfernen' })).toBeVisible();
    await page.getByRole('button', { name: 'Filter Person entfernen' }).click();
    await expect(page).not.toHaveURL(/person=/);
    await page.getByRole('searchbox').fill('gibtesnicht');
    await expect(page.getByRole('heading', { name: 'Keine Einträge für diese Auswahl.' })).toBeVisible();
    await page.goto('/backoffice/audit-logs?kind=organization');
  });

  await test.step('an organisation is found by its name, and a name in a row leads to its person there', async () => {
    await page.getByRole('combobox', { name: 'Organisation' }).fill('Tietze');
    await page.getByRole('option', { name: /Tietze Feinmechanik GmbH/ }).click();
    await expect(page).toHaveURL(/kind=organization.*orgCode=org_tietze/);
    await page.getByRole('link', { name: 'Jana Möller (nur diese Person)' }).first().click();
    await expect(page).toHaveURL(/orgCode=org_tietze/);
    await expect(page).toHaveURL(/person=usr_jana_moeller/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Tietze Feinmechanik GmbH' })).toBeVisible();
    await page.goto('/backoffice/audit-logs?kind=organization');
  });

  await test.step('the table has it too', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportieren' }).click();
    await page.getByRole('menuitem', { name: 'Als CSV-Datei' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain('Jana Möller;Tietze Feinmechanik GmbH;Geändert;Organisation;');
    expect(text).toContain('vatNumber');
  });

  await test.step('who has signed in and who has taken something away stands there, too', async () => {
    await page.goto('/backoffice/audit-logs?action=signed-in');
    await expect(page.getByRole('row', { name: /Angemeldet Jana Möller Benutzer/ }).first()).toBeVisible();
    await page.getByLabel('Aktion').selectOption('Exportiert');
    const taken = page.getByRole('row', { name: /Exportiert Audit-Logs Tabelle/ });
    await taken.first().getByRole('link').first().click();
    await expect(panel.getByRole('heading', { name: 'Was exportiert wurde' })).toBeVisible();
    await expect(panel.getByText('organization', { exact: true })).toBeVisible();
  });

  await test.step('customers do not see it', async () => {
    await colleague.goto('/backoffice/audit-logs');
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Fehlende Berechtigung');
  });
});

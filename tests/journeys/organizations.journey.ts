import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

test('staff make an organisation, decide what it may use, invite its people, and end it', async ({
  page,
  colleague,
}) => {
  test.slow();
  const heading = page.getByRole('heading', { level: 1 });
  const areas = page.getByRole('navigation', { name: 'Bereiche der Organisation' });

  await test.step('an administrator makes it, and its owner is invited', async () => {
    await signIn(page, people.backofficeAdmin);
    await page.goto('/backoffice');
    await page.getByRole('link', { name: 'Organisationen', exact: true }).click();
    await expect(page.getByRole('row', { name: /Tietze Feinmechanik GmbH/ })).toContainText('Abgeschlossen');
    await page.getByRole('button', { name: 'Organisation anlegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Organisation anlegen' });
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Nordlicht Öptik');
    await dialog.getByRole('textbox', { name: /^Kundennummer/ }).fill('K-4711');
    await dialog.getByRole('textbox', { name: /des Inhabers/ }).fill('chefin@nordlicht.example');
    await dialog.getByRole('button', { name: 'Organisation anlegen' }).click();
    await expect(page.getByText('Nordlicht Öptik angelegt.')).toBeVisible();
    await expect(heading).toHaveText('Nordlicht Öptik');
    await expect(page).toHaveTitle('Nordlicht Öptik | Lotse Plattform');
    await expect(page.getByRole('row', { name: /chefin@nordlicht\.example/ })).toContainText('Eingeladen');
  });

  await test.step('somebody else is invited there, and not into the own organisation', async () => {
    await page.getByRole('button', { name: 'Person einladen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Person einladen' });
    await dialog.getByRole('textbox', { name: /^E-\u2060?Mail/ }).fill('lager@nordlicht.example');
    await dialog.getByRole('radio', { name: /^Packplatz/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(page.getByRole('row', { name: /lager@nordlicht\.example/ })).toContainText('Packplatz');
    const menu = page.getByRole('button', { name: 'Aktionen für lager@nordlicht.example' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Entfernen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Person entfernen' }).click();
    await expect(page.getByRole('row', { name: /lager@nordlicht\.example/ })).toHaveCount(0);
  });

  await test.step('what it may use is decided, and a faster colleague is noticed', async () => {
    await page.getByRole('link', { name: 'Einstellungen', exact: true }).click();
    const pickups = page.getByRole('switch', { name: 'Abholungen freigeschaltet' });
    await expect(pickups).toBeChecked();
    await signIn(colleague, people.superAdmin);
    await colleague.goto(new URL(page.url()).pathname + new URL(page.url()).search);
    await colleague.getByRole('textbox', { name: 'Kundennummer' }).fill('K-4712');
    await colleague.getByRole('button', { name: 'Speichern' }).click();
    await expect(colleague.getByText('Gespeichert', { exact: true })).toBeVisible();
    await pickups.press('Space');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('button', { name: 'Meine Fassung behalten' }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await page.reload();
    await expect(pickups).not.toBeChecked();
  });

  await test.step('what was changed in it stands in its log; it has dispatched nothing yet', async () => {
    await areas.getByRole('link', { name: 'Protokoll' }).click();
    await page.getByRole('combobox', { name: 'Objektart' }).selectOption('Organisation');
    await expect(page).toHaveURL(/tab=log.*kind=organization/);
    const changed = page.getByRole('row', { name: /Nordlicht Öptik/ }).first();
    await expect(changed).toContainText('Geändert');
    await changed.getByRole('link').first().click();
    const panel = page.getByRole('region', { name: 'Eintrag Nordlicht Öptik' });
    await expect(panel.getByRole('table', { name: 'Änderungen an Nordlicht Öptik' })).toBeVisible();
    await expect(heading).toHaveText('Nordlicht Öptik');
    await page.getByRole('button', { name: 'Eintrag schließen' }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/tab=log.*kind=organization/);
    await areas.getByRole('link', { name: 'Sendungen' }).click();
    await expect(page.getByRole('heading', { name: 'Noch keine Sendungen' })).toBeVisible();
  });

  await test.step('an administrator cannot end it; whoever may types its name', async () => {
    await page.getByRole('link', { name: 'Stammdaten' }).click();
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Nordlicht Öptik');
    await expect(page.getByRole('button', { name: 'Organisation auflösen …' })).toHaveCount(0);
    await colleague.goto(new URL(page.url()).pathname);
    await colleague.getByRole('button', { name: 'Organisation auflösen …' }).click();
    const dialog = colleague.getByRole('dialog', { name: 'Organisation auflösen' });
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Nordlicht Öptik');
    await dialog.getByRole('button', { name: 'Endgültig auflösen' }).click();
    await expect(colleague.getByText('Organisation aufgelöst.')).toBeVisible();
    await expect(colleague.getByRole('row', { name: /Tietze/ })).toBeVisible();
    await expect(colleague.getByRole('row', { name: /Nordlicht/ })).toHaveCount(0);
    await page.reload();
    const gone = page.getByRole('heading', { name: 'Diese Organisation gibt es nicht mehr.' });
    await expect(gone).toBeVisible();
    await page.goto(`${new URL(page.url()).pathname}?tab=shipments`);
    await expect(gone).toBeVisible();
  });

  await test.step('staff of the desk look and change nothing; customers see neither', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await signIn(page, people.backofficeUser);
    await page.goto('/backoffice/organisationen?search=tietze');
    await expect(page.getByRole('button', { name: 'Organisation anlegen' })).toHaveCount(0);
    await page
      .getByRole('table')
      .getByRole('link', { name: /^Tietze/ })
      .click();
    await expect(page.getByText('Nur Administratoren können diese Angaben ändern.')).toBeVisible();
    await areas.getByRole('link', { name: 'Sendungen' }).click();
    const shipments = page.getByRole('table', { name: 'Sendungen der Organisation, neueste zuerst' });
    await expect(shipments).toBeVisible();
    await page.getByRole('combobox', { name: 'Dienstleister' }).selectOption('DHL');
    await expect(page).toHaveURL(/tab=shipments.*carrier=DHL/);
    await shipments.getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'Alle Sendungen dieser Organisation' })).toBeVisible();
    await expect(heading).toHaveText('Tietze Feinmechanik GmbH');
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await signIn(page, people.owner);
    await page.goto('/backoffice/organisationen');
    await expect(heading).toHaveText('Fehlende Berechtigung');
  });
});

import { copyFile, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test as base } from '../fixtures/journey.ts';

/** The folder in which the platform of a worker looks for shipments. */
const test = base.extend<object, { importFolder: string }>({
  importFolder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'lotse-import-'));
      await provide(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ importFolder }, provide) => provide({ LOTSE_IMPORT_FOLDER: importFolder }),
    { scope: 'worker' },
  ],
});

test('staff start a job and watch its run', async ({ page }) => {
  await signIn(page, people.backofficeUser);
  await page.goto('/backoffice');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Übersicht' }),
  ).toHaveAttribute('aria-current', 'page');
  await expect(main.getByRole('term').filter({ hasText: 'Offene Preisanfragen' })).toBeVisible();

  await main.getByRole('button', { name: 'Jetzt ausführen' }).click();
  await page.getByRole('menuitem', { name: 'Statusaktualisierung (stündlich)' }).click();
  const question = page.getByRole('alertdialog', { name: 'Statusaktualisierung jetzt starten?' });
  await question.getByRole('button', { name: 'Jetzt ausführen' }).click();
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Cron-Lauf gestartet.' });
  await toast.getByRole('link', { name: 'Cron-Lauf gestartet.' }).click();

  await expect(page).toHaveURL(/\/backoffice\/cron-runs\/run_/);
  await expect(
    main.getByRole('heading', { level: 1, name: 'Statusaktualisierung (stündlich)' }),
  ).toBeVisible();
  // It ends while somebody looks on; nothing is pressed.
  await expect(main.getByText('Im Gange', { exact: true })).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Protokoll des Laufs' })).toContainText('Beendet: ');
  await expect(main.getByRole('button', { name: 'Erneut ausführen' })).toBeVisible();
  await main.getByRole('link', { name: /^Nur Fehler/ }).click();
  await expect(page).toHaveURL(/\?onlyFailed=true$/);

  await main.getByRole('link', { name: 'Übersicht' }).click();
  await expect(main.getByRole('row', { name: /Statusaktualisierung/ }).first()).toBeVisible();
  await main.getByRole('link', { name: 'Fehlgeschlagene Cron-Läufe' }).click();
  await expect(page).toHaveURL(/\/backoffice\?onlyTroubled=true$/);
  await expect(main.getByRole('link', { name: 'Nur Fehler' })).toHaveAttribute('aria-current', 'page');

  await main.getByRole('link', { name: /^Neue Organisationen/ }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Organisationen' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Neu / })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await main.getByRole('link', { name: 'Ausnahmen heute' }).click();
  await main.getByRole('button', { name: 'Filter Ausnahmen heute entfernen' }).click();
  await expect(page).toHaveURL(/\/backoffice\/sendungen\?status=exception$/);

  await page.goto('/backoffice/cron-runs/run_keiner');
  await expect(main.getByRole('heading', { name: 'Diesen Cron-Lauf gibt es nicht.' })).toBeVisible();
});

test('staff import what was dropped as a file', async ({ page, importFolder }) => {
  const example = join(import.meta.dirname, '../../docs/shipment-import.csv');
  await copyFile(example, join(importFolder, 'bestellungen.csv'));
  // What was written a moment ago is left to the next run.
  const before = new Date(Date.now() - 120_000);
  await utimes(join(importFolder, 'bestellungen.csv'), before, before);
  await signIn(page, people.backofficeUser);
  await page.goto('/backoffice');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Jetzt ausführen' }).click();
  await page.getByRole('menuitem', { name: 'Sendungsimport (täglich)' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sendungsimport jetzt starten?' });
  await question.getByRole('button', { name: 'Jetzt ausführen' }).click();
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Cron-Lauf gestartet.' });
  // Under the pointer it waits; it goes as it leads to where they have come by another way.
  await toast.hover();
  const started = main.getByRole('row', { name: /Sendungsimport/ }).first();
  await started.getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/backoffice\/cron-runs\/run_/);
  await expect(toast).toHaveCount(0);

  await expect(main.getByRole('row', { name: /bestellungen\.csv, Zeile 3/ })).toContainText(
    /Vorlage LO-\d+ angelegt/,
  );
  await expect(main.getByRole('region', { name: 'Protokoll des Laufs' })).toContainText(
    'bestellungen.csv: erledigt, liegt in „done“',
  );
  expect(await readdir(join(importFolder, 'done'))).toHaveLength(1);

  await main.getByRole('link', { name: 'bestellungen.csv, Zeile 2' }).click();
  await expect(page).toHaveURL(/\/backoffice\/sendungen/);
  await expect(main.getByRole('region', { name: /^Sendung LO-/ })).toContainText('Anke Löwenstein');
});

test('whoever is not staff is told nothing in the backoffice', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, people.owner);
  asked.length = 0;
  await page.goto('/backoffice');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: 'Sie haben keinen Zugriff auf das Backoffice.' }),
  ).toBeVisible();
  await main.getByRole('link', { name: 'Zur Anwendung' }).click();
  await expect(page).toHaveURL(/\/sendungen$/);

  await page.goto('/backoffice/cron-runs/run_keiner');
  await expect(main.getByRole('heading', { name: 'Fehlende Berechtigung' })).toBeVisible();
  // The API stands at another origin; of it they ask nothing that is meant for staff.
  const { origin } = new URL(page.url());
  const ofApi = asked.map((url) => new URL(url)).filter((url) => url.origin !== origin);
  expect(ofApi.length).toBeGreaterThan(0);
  expect(ofApi.filter(({ pathname }) => /cron-runs|backoffice/.test(pathname))).toEqual([]);
});

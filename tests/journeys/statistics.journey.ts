import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { doerOf } from '../actions/news.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

/** The number below a word of the tiles. */
const tile = (page: Page, word: string) =>
  page.getByRole('term').filter({ hasText: word }).locator('xpath=following-sibling::dd[1]');

const numberIn = async (page: Page, word: string) =>
  Number((await tile(page, word).textContent())?.replace(/\D/g, ''));

async function saved(page: Page, button: string | RegExp): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  await page.getByRole('menuitem', { name: 'Als CSV-Datei' }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('figures and costs are those of the shipments, and an owner says where bills go', async ({
  page,
  colleague,
}) => {
  test.slow();
  await signIn(page, people.owner);
  const doer = await doerOf(page);
  let orderNumber = '';

  await test.step('what is ordered is counted, and a template is not', async () => {
    await page.goto('/statistiken?period=7d');
    await expect(page.getByRole('link', { name: '7 Tage' })).toHaveAttribute('aria-current', 'page');
    await expect(tile(page, 'Sendungen')).toBeVisible();
    const before = await numberIn(page, 'Sendungen');
    orderNumber = await doer.createShipment(false);
    await doer.createShipment(true);
    await page.reload();
    await expect.poll(() => numberIn(page, 'Sendungen')).toBe(before + 1);
  });

  await test.step('bars are a table as well, and the period stands in the address', async () => {
    await page.goto('/sendungen');
    await page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('link', { name: 'Statistiken' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Statistiken' })).toBeVisible();
    const carriers = page.getByRole('figure', { name: 'Sendungen je Dienstleister' });
    await carriers.getByRole('button', { name: 'Als Tabelle anzeigen' }).click();
    await expect(carriers.getByRole('row', { name: /^DHL/ })).toBeVisible();
    await page.getByRole('link', { name: '30 Tage' }).click();
    await expect(page).toHaveURL(/\/statistiken\?period=30d$/);
    await expect(page.getByRole('figure', { name: 'Sendungen je Tag' })).toBeVisible();
    expect(await saved(page, 'Exportieren')).toMatch(/^\uFEFFVon;Bis;Dienstleister;/);
  });

  await test.step('days without shipments say so', async () => {
    await page.goto('/statistiken?period=range&from=2001-01-01&to=2001-01-31');
    await expect(page.getByText('Für diesen Zeitraum liegen keine Sendungen vor.')).toBeVisible();
  });

  await test.step('the costs of a month are the prices of its shipments', async () => {
    await page.goto('/einstellungen/abrechnung');
    await expect(page.getByRole('table', { name: /^Kosten je Monat/ })).toBeVisible();
    expect(await saved(page, /^Einzelnachweis,/)).toContain(orderNumber);
  });

  await test.step('where bills go is kept, and asked about before it is lost', async () => {
    const costCentre = page.getByRole('textbox', { name: 'Kostenstelle' });
    await costCentre.fill('4711');
    await page.getByRole('button', { name: 'Änderungen speichern' }).click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    await costCentre.fill('4712');
    await page
      .getByRole('navigation', { name: 'Einstellungen' })
      .getByRole('link', { name: 'Profil' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Auf der Seite bleiben' }).click();
    await expect(costCentre).toHaveValue('4712');
  });

  await test.step('the packing area reads all of it, and writes nothing', async () => {
    await signIn(colleague, people.packer);
    await colleague.goto('/einstellungen/abrechnung');
    await expect(colleague.getByText('Nur Inhaber können diese Angaben ändern.')).toBeVisible();
    await expect(colleague.getByText('4711')).toBeVisible();
    await expect(colleague.getByRole('textbox', { name: 'Kostenstelle' })).toHaveCount(0);
    await colleague.goto('/statistiken');
    await expect(tile(colleague, 'Sendungen')).toBeVisible();
  });
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { type Doer, doerOf } from '../actions/news.ts';
import { signIn } from '../actions/sign-in.ts';
import { shiftsFromNow } from '../fixtures/first-view.ts';
import { expect, test } from '../fixtures/journey.ts';
import { recordPrinting } from '../fixtures/print-recorder.ts';

const ups = { carrier: 'UPS', carrierProduct: 'Standard', carrierProductCode: 'UPS_STANDARD' } as const;

const rowsOf = (page: Page) => page.getByRole('table').getByRole('row');

/** Opens the list of what bears a reference. */
async function openList(page: Page, reference: string, more = ''): Promise<void> {
  await page.goto(`/sendungen?search=${reference}${more}`);
  await expect(rowsOf(page).nth(1)).toContainText(reference);
}

/** Templates enough for a second page, and four orders of which one is carried by UPS. */
async function fill(doer: Doer, reference: string): Promise<void> {
  for (let index = 0; index < 24; index += 1) await doer.createShipment(true, { referenceNumber: reference });
  for (let index = 0; index < 3; index += 1) await doer.createShipment(false, { referenceNumber: reference });
  await doer.createShipment(false, { referenceNumber: reference, ...ups });
}

test('the list is narrowed down, exported, printed and cancelled by the dozen', async ({
  page,
  context,
  control,
}) => {
  test.slow();
  const prints = await recordPrinting(context);
  const bar = page.getByRole('group', { name: 'Auswahl' });
  const tickAll = () => page.getByRole('checkbox', { name: 'Alle Sendungen dieser Seite auswählen' }).check();
  const reference = 'STAPEL-81';
  await signIn(page, people.owner);
  await fill(await doerOf(page), reference);

  await test.step('periods, filters and order stand in the address, and survive it', async () => {
    await openList(page, reference);
    await page.getByText('Heute', { exact: true }).click();
    await expect(page).toHaveURL(/period=today/);
    await page.getByRole('columnheader', { name: 'Erstellt' }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=created/);
    await page
      .getByRole('button', { name: /^Filter/ })
      .first()
      .click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await sheet.getByRole('checkbox', { name: 'Noch nicht gedruckt' }).click();
    await expect(page).toHaveURL(/unprinted=true/);
    await page.keyboard.press('Escape');
    await page.reload();
    // A template has nothing to print.
    await expect(page.getByText('1–4 von 4')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Sendungen, älteste zuerst' })).toBeVisible();
    await page.goto(`/sendungen?search=${reference}&period=yesterday`);
    await expect(page.getByText(/Keine (Treffer|Sendung)/).first()).toBeVisible();
  });

  await test.step('columns stand in the address, and are kept for this browser', async () => {
    await openList(page, reference);
    const printed = page.getByRole('columnheader', { name: 'Gedruckt' });
    await page.getByRole('button', { name: 'Ansicht' }).click();
    await page.getByRole('dialog', { name: 'Ansicht' }).getByText('Gedruckt').click();
    await page.keyboard.press('Escape');
    await expect(printed).toBeAttached();
    await expect(page).toHaveURL(/[?&]columns=[^&]*printed/);
    await page.reload();
    await expect(printed).toBeAttached();
    // The next visit begins with them, and its address says so.
    await page.goto(`/sendungen?search=${reference}`);
    await expect(printed).toBeAttached();
    await expect(page).toHaveURL(/[?&]columns=[^&]*printed/);
  });

  await test.step('a view is kept with its columns, and its address is enough for others', async () => {
    await page.goto(`/sendungen?search=${reference}&sort=created`);
    await page.getByRole('button', { name: 'Ansicht' }).click();
    const view = page.getByRole('dialog', { name: 'Ansicht' });
    await view.getByLabel('Name der Ansicht').fill('Älteste');
    await view.getByRole('button', { name: 'Ansicht speichern' }).click();
    await expect(view.getByRole('status')).toHaveText('Ansicht „Älteste“ gespeichert.');
    await view.getByText('Gedruckt').click();
    await view.getByRole('link', { name: 'Älteste' }).click();
    await expect(page).toHaveURL(/sort=created&columns=[^&]*printed/);
    await expect(page.getByRole('columnheader', { name: 'Gedruckt' })).toBeAttached();
  });

  await test.step('the table of all hits is saved, and of nothing else', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportieren' }).click();
    await page.getByRole('menuitem', { name: 'Als CSV-Datei' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Sendungen-.*\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines).toHaveLength(29);
    expect(lines.slice(1).every((line) => line.includes(reference))).toBe(true);
  });

  await test.step('a selection goes over pages, up to the whole list', async () => {
    await openList(page, reference);
    await tickAll();
    await expect(bar).toContainText(/25.Sendungen ausgewählt/);
    await page.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect(page.getByText('26–28 von 28')).toBeVisible();
    await page.getByRole('table').getByRole('checkbox').nth(1).check();
    await expect(bar).toContainText(/26.Sendungen ausgewählt/);
    await bar.getByRole('button', { name: 'Alle 28 auswählen' }).click();
    await expect(bar).toContainText('Alle 28 Sendungen ausgewählt');
    await bar.getByRole('button', { name: 'Auswahl aufheben' }).click();
    await expect(bar).toBeHidden();
  });

  await test.step('labels are printed together, on the paper of this workstation', async () => {
    await openList(page, reference, '&status=ordered');
    await tickAll();
    await bar.getByRole('button', { name: 'Etiketten drucken' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versandetiketten drucken' });
    await expect(dialog.getByText(/^Etiketten von 4.Sendungen geladen \(\d+.Seiten\)\.$/)).toBeVisible();
    await dialog.getByRole('radio', { name: 'A4' }).check();
    await dialog.getByRole('radio', { name: '2', exact: true }).check();
    await dialog.getByRole('checkbox', { name: 'Für diesen Arbeitsplatz merken' }).check();
    await expect(dialog.getByRole('button', { name: 'Drucken' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Drucken' }).click();
    await expect.poll(prints).toBe(1);
    await expect.poll(() => control.countCalls('POST /shipments/:id/printed')).toBe(4);
    // Once they are known to be printed, another print is asked for first.
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Drucken', exact: true }).click();
      await expect(
        dialog.getByText(/^4 von 4 Etiketten sind bereits gedruckt, .+ Erneut drucken\?$/),
      ).toBeVisible();
    }).toPass();
    await dialog.getByRole('button', { name: 'Nicht drucken' }).click();
    await dialog.getByRole('button', { name: 'Schließen' }).click();

    // The next visit begins with it, also where one label is printed.
    await openList(page, reference, '&status=ordered');
    await page
      .getByRole('button', { name: /^Aktionen für Sendung/ })
      .first()
      .click();
    const label = page.waitForResponse((answer) => answer.url().includes('/shipping-label'));
    await page.getByRole('menuitem', { name: 'Versandetikett drucken' }).click();
    expect((await label).ok()).toBe(true);
    const single = page.getByRole('dialog', { name: /Versandetikett(en)? drucken/ });
    await expect(single.getByRole('radio', { name: 'A4' })).toBeChecked();
    await expect(single.getByRole('radio', { name: '2', exact: true })).toBeChecked();
    await single.getByRole('button', { name: 'Schließen' }).click();
  });

  await test.step('a paper is opened from its row', async () => {
    await page
      .getByRole('button', { name: /^Aktionen für Sendung/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Frachtbrief, 1 Ausfertigung' }).click();
    const paper = page.getByRole('dialog', { name: 'Frachtbrief, 1 Ausfertigung drucken' });
    await expect(paper.getByTitle(/^Frachtbrief/)).toBeVisible();
    await expect(paper.getByRole('radio', { name: 'A4' })).toHaveCount(0);
    await paper.getByRole('button', { name: 'Schließen' }).click();
  });

  await test.step('consignment notes are printed together, with one original of each or three', async () => {
    const before = prints();
    await openList(page, reference, '&status=ordered');
    await tickAll();
    await bar.getByRole('button', { name: 'Frachtbriefe drucken' }).click();
    const dialog = page.getByRole('dialog', { name: 'Frachtbriefe drucken' });
    const loaded = (pages: number) =>
      dialog.getByText(`Frachtbriefe von 4\u00A0Sendungen geladen (${pages}\u00A0Seiten).`);
    await expect(loaded(4)).toBeVisible();
    await dialog.getByRole('radio', { name: '3', exact: true }).check();
    // One original of each has come already, and that of a row.
    await expect.poll(() => control.countCalls('GET /shipments/:id/consignment-note')).toBe(4 + 4 + 1);
    await expect(loaded(12)).toBeVisible();
    await dialog.getByRole('button', { name: 'Drucken' }).click();
    await expect.poll(prints).toBe(before + 1);
    await dialog.getByRole('button', { name: 'Schließen' }).click();
  });

  await test.step('where a carrier cannot be reached it is named, and only that is tried again', async () => {
    const cancelled = () => control.countCalls('POST /shipments/:id/cancel');
    await control.setCarrierFaults('UPS:fail');
    await openList(page, reference, '&status=ordered');
    await tickAll();
    await bar.getByRole('button', { name: 'Stornieren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sendungen stornieren?' });
    await expect(dialog).toContainText(/4.Sendungen werden storniert/);
    expect(await cancelled()).toBe(0);
    await dialog.getByRole('button', { name: /4.Sendungen stornieren/ }).click();
    await expect(dialog.getByRole('alert')).toContainText(/3 von 4.Sendungen storniert/);
    await dialog.getByRole('button', { name: 'Fehlgeschlagene anzeigen' }).click();
    await expect(dialog.getByRole('list', { name: 'Nicht stornierte Sendungen' })).toContainText(/UPS/);
    await control.setCarrierFaults('');
    await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText(/4.Sendungen storniert/);
    await expect(dialog).toBeHidden();
    await expect(bar).toBeHidden();
    expect(await cancelled()).toBe(5);
    await expect(page.getByText(/Keine (Treffer|Sendung)/).first()).toBeVisible();
  });

  await test.step('what is selected is closed for the day, carrier by carrier and only once', async () => {
    const toClose = 'SCHLUSS-81';
    const doer = await doerOf(page);
    await doer.createShipment(false, { referenceNumber: toClose });
    await doer.createShipment(false, { referenceNumber: toClose, ...ups });
    const ask = async () => {
      await openList(page, toClose, '&status=ordered');
      await tickAll();
      await bar.getByRole('button', { name: 'Zum Tagesabschluss' }).click();
    };
    const dialog = page.getByRole('dialog', { name: 'Tagesabschluss erstellen?' });
    const closings = () => control.countCalls('POST /day-end-closings');
    await ask();
    const handed = dialog.getByRole('list', { name: 'Was übergeben wird' });
    await expect(handed).toContainText(/DHL: 1.Sendung/);
    await expect(handed).toContainText(/UPS: 1.Sendung/);
    expect(await closings()).toBe(0);
    await dialog.getByRole('button', { name: /2.Sendungen abschließen/ }).click();
    await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText(
      /Tagesabschluss erstellt: 2.Sendungen/,
    );
    await expect(dialog).toBeHidden();
    await expect(bar).toBeHidden();
    expect(await closings()).toBe(2);

    // Nothing is left to close.
    await ask();
    await expect(dialog.getByRole('list', { name: 'Nicht für den Tagesabschluss' })).toContainText(
      /2.Sendungen: Schon abgeschlossen\./,
    );
    await expect(dialog.getByRole('button', { name: /abschließen/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a template is discarded from its row', async () => {
    await openList(page, reference, '&status=avis');
    await expect(page.getByText('1–24 von 24')).toBeVisible();
    await page
      .getByRole('button', { name: /^Aktionen für Sendung/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Vervollständigen' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Vorlage verwerfen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Vorlage verwerfen' }).click();
    await expect(page.getByText('1–23 von 23')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('Vorlage verworfen.');
  });
});

test('a colleague’s change moves its row, without a reload and without a jump', async ({
  page,
  colleague,
  control,
}) => {
  const reference = 'LIVE-17';
  await signIn(colleague, people.owner);
  const doer = await doerOf(colleague);
  for (let index = 0; index < 3; index += 1) await doer.createShipment(false, { referenceNumber: reference });
  await signIn(page, people.member);
  await openList(page, reference, '&status=ordered');
  await expect.poll(() => control.openSockets()).toBe(2);
  await expect(rowsOf(page)).toHaveCount(4);
  const scrolled = await page.evaluate(() => scrollY);
  const shifts = await shiftsFromNow(page);
  const number = await rowsOf(page).nth(2).getByRole('link').first().innerText();

  await openList(colleague, reference, '&status=ordered');
  await colleague.getByRole('link', { name: number }).click();
  const panel = colleague.getByRole('region', { name: /^Sendung LO-/ });
  await panel.getByRole('button', { name: 'Stornieren' }).click();
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Sendung stornieren' }).click();

  await expect(rowsOf(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: number })).toHaveCount(0);
  // The page of before is still there, where it was.
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await shifts()).toBeLessThan(0.1);
  await page.getByRole('link', { name: /^Storniert/ }).click();
  await expect(rowsOf(page).filter({ hasText: number })).toContainText('Storniert');
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const form = (page: Page, name: string) => page.getByRole('form', { name });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

async function openContacts(page: Page, query = ''): Promise<void> {
  await page.goto(`/kontakte${query}`);
  await expect(page.getByRole('heading', { name: 'Kontakte', level: 1 })).toBeVisible();
}

async function fillAddress(page: Page, name: string, company: string): Promise<void> {
  const fields = form(page, name);
  await fields.getByRole('textbox', { name: 'Firma', exact: true }).fill(company);
  await fields.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Mühlbachstraße 8');
  await fields.getByRole('textbox', { name: 'Postleitzahl' }).fill('97070');
  await fields.getByRole('textbox', { name: 'Ort' }).fill('Würzburg');
}

/** Chooses from the menu of a row. */
async function choose(page: Page, name: string, action: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Aktionen für ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an owner creates, edits, duplicates, makes a default sender and deletes', async ({ page }) => {
  test.slow();
  await signIn(page, people.owner);
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Kontakte' })
    .click();
  const company = 'Würzlaborant Öhlenschläger GmbH';

  await test.step('a contact is created and found without its umlauts', async () => {
    await page.getByRole('link', { name: 'Kontakt anlegen' }).click();
    await fillAddress(page, 'Kontakt anlegen', company);
    await form(page, 'Kontakt anlegen').getByRole('button', { name: 'Kontakt anlegen' }).click();
    await expect(toast(page, 'Kontakt erstellt!')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Kontakte durchsuchen' }).fill('ohlenschlager 97070');
    await expect(page).toHaveURL(/search=ohlenschlager/);
    await expect(page.getByText('1–1 von 1')).toBeVisible();
  });

  await test.step('what is typed is asked about before it is lost, and kept', async () => {
    await page.getByRole('link', { name: company }).click();
    const name = form(page, 'Kontakt bearbeiten').getByRole('textbox', { name: 'Kurzname' });
    await name.fill('Würzlabor');
    await form(page, 'Kontakt bearbeiten').getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Auf der Seite bleiben' }).click();
    await expect(name).toHaveValue('Würzlabor');
    await page.reload();
    await expect(name).toHaveValue('Würzlabor');
    await form(page, 'Kontakt bearbeiten').getByRole('button', { name: 'Speichern' }).click();
    await expect(toast(page, 'Kontakt bearbeitet!')).toBeVisible();
  });

  await test.step('a duplicate is told of before it is saved', async () => {
    await choose(page, company, 'Duplizieren');
    const fields = form(page, 'Kontakt duplizieren');
    await fields.getByRole('button', { name: 'Kontakt anlegen' }).click();
    await expect(
      page.getByText(/Es gibt bereits „Würzlaborant .*, 97070 Würzburg“\. Trotzdem anlegen\?/),
    ).toBeVisible();
    await fields.getByRole('radio', { name: 'Absender', exact: true }).check();
    await fields.getByRole('button', { name: 'Trotzdem anlegen' }).click();
    await expect(page.getByText('1–2 von 2')).toBeVisible();
  });

  await test.step('the copy becomes the default sender, which new shipments begin with', async () => {
    await page.getByRole('link', { name: /^Absender/ }).click();
    await expect(page.getByText('1–1 von 1')).toBeVisible();
    await choose(page, company, 'Als Standardabsender festlegen');
    await expect(toast(page, 'Absenderadresse als Standard gespeichert!')).toBeVisible();
    await expect(rowOf(page, company)).toContainText('Standardabsender');
    await choose(page, company, 'Als Standardabsender festlegen');
    await expect(toast(page, 'Absenderadresse ist bereits als Standard gespeichert!')).toBeVisible();
  });

  await test.step('and the one from before becomes it again, for whoever comes next', async () => {
    await openContacts(page, '?search=tietze&kind=sender');
    await choose(page, 'Tietze Feinmechanik GmbH', 'Als Standardabsender festlegen');
    await expect(rowOf(page, 'Tietze Feinmechanik GmbH')).toContainText('Standardabsender');
    await openContacts(page, '?search=ohlenschlager&kind=sender');
  });

  await test.step('the copy, which is no default any more, is the sender of a new shipment', async () => {
    await choose(page, company, 'Sendung von diesem Absender');
    await expect(page).toHaveURL(/\/sendungen\/neu\?senderId=con_/);
    await expect(page.getByRole('region', { name: 'Absender', exact: true })).toContainText(company);
    await openContacts(page, '?search=ohlenschlager&kind=sender');
  });

  await test.step('all of it is exported', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportieren' }).click();
    await page.getByRole('menuitem', { name: 'Als CSV-Datei' }).click();
    const table = await readFile(await (await download).path(), 'utf8');
    expect(table.split('\r\n').filter((line) => line.includes(company))).toHaveLength(1);
  });

  await test.step('deleting can be called off, and is said', async () => {
    await choose(page, company, 'Löschen …');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();
    await expect(toast(page, 'Sie haben den Löschvorgang abgebrochen!')).toBeVisible();
    await choose(page, company, 'Löschen …');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Kontakt löschen' }).click();
    await expect(toast(page, 'Kontakt gelöscht!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Keine Treffer für diese Filter' })).toBeVisible();
  });

  await test.step('and the other one is a recipient of a new shipment', async () => {
    await openContacts(page, '?search=ohlenschlager');
    await choose(page, company, 'Sendung an diesen Kontakt');
    await expect(page).toHaveURL(/\/sendungen\/neu\?recipientId=con_/);
    await expect(
      page
        .getByRole('region', { name: 'Empfänger', exact: true })
        .getByRole('textbox', { name: 'Firma', exact: true }),
    ).toHaveValue(company);
  });
});

test('two people change one contact, and the second one decides', async ({ page, browser }) => {
  test.slow();
  await signIn(page, people.owner);
  await openContacts(page, '?search=kupfergraben');
  await page.getByRole('link', { name: /Kupfergraben/ }).click();
  const mine = form(page, 'Kontakt bearbeiten');
  await mine.getByRole('textbox', { name: 'Ansprechpartner' }).fill('Meine Person');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Meine Person');

  const context = await browser.newContext({ locale: 'de-DE', baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await signIn(other, people.member);
  await openContacts(other, '?search=kupfergraben');
  await other.getByRole('link', { name: /Kupfergraben/ }).click();
  await form(other, 'Kontakt bearbeiten')
    .getByRole('textbox', { name: 'Ansprechpartner' })
    .fill('Deren Person');
  await form(other, 'Kontakt bearbeiten').getByRole('button', { name: 'Speichern' }).click();
  await expect(toast(other, 'Kontakt bearbeitet!')).toBeVisible();
  await context.close();

  // What is restored is a change of the contact as it was seen before, not of the one that is read now.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(mine.getByRole('textbox', { name: 'Ansprechpartner' })).toHaveValue('Meine Person');
  await mine.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Dieser Kontakt wurde inzwischen geändert.')).toBeVisible();
  const difference = page.getByRole('row', { name: /^Ansprechpartner/ });
  await expect(difference).toContainText('Deren Person');
  await expect(difference).toContainText('Meine Person');
  await page.getByRole('button', { name: 'Meine Fassung behalten' }).click();
  await mine.getByRole('button', { name: 'Speichern' }).click();
  await expect(toast(page, 'Kontakt bearbeitet!')).toBeVisible();
  await expect(rowOf(page, 'Kupfergraben')).toContainText('Meine Person');
});

test('members create contacts, see why senders are not theirs, and packers have no address book', async ({
  page,
  browser,
}) => {
  await signIn(page, people.member);
  await openContacts(page);
  await page.getByRole('link', { name: 'Kontakt anlegen' }).click();
  await fillAddress(page, 'Kontakt anlegen', 'Mitgliedsgärtnerei Ähre');
  await form(page, 'Kontakt anlegen').getByRole('button', { name: 'Kontakt anlegen' }).click();
  await expect(toast(page, 'Kontakt erstellt!')).toBeVisible();
  await openContacts(page, '?kind=sender');
  await page
    .getByRole('link', { name: /Tietze/ })
    .first()
    .click();
  await expect(page.getByText('Nur Inhaber können Absenderadressen ändern.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toHaveCount(0);

  const context = await browser.newContext({ locale: 'de-DE', baseURL: new URL(page.url()).origin });
  const bench = await context.newPage();
  await signIn(bench, people.packer);
  // The bench has a frame of its own.
  await bench.getByRole('link', { name: 'Verlassen' }).click();
  await expect(bench.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
  await expect(bench.getByRole('link', { name: 'Kontakte' })).toHaveCount(0);
  await bench.goto('/kontakte');
  await expect(bench.getByRole('heading', { name: 'Fehlende Berechtigung' })).toBeVisible();
  await context.close();
});

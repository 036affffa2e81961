import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addresses, people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const heads = 'Firmenname;Strasse;PLZ;Stadt;Land;E-Mail';
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** As Windows writes it: one byte for each letter. */
const inWindows1252 = (rows: readonly string[]) => Buffer.from([heads, ...rows].join('\r\n'), 'latin1');

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Tabelle mit Kontakten').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await expect(step(page, 'Spalten zuordnen')).toBeVisible();
}

test('a table is imported, stopped by a reload and taken up again, and its faulty rows come back', async ({
  page,
}) => {
  test.slow();
  await signIn(page, people.owner);
  await page.goto('/kontakte');
  await page.getByRole('link', { name: 'Importieren (CSV)' }).click();
  await expect(page.getByRole('heading', { name: 'Kontakte importieren', level: 1 })).toBeVisible();

  await test.step('the file is read as it is written, and its columns are known', async () => {
    const rows = Array.from(
      { length: 12 },
      (_, index) => `Einfuhrwäscherei ${index + 1};Weg ${index + 1};9707${index % 10};Würzburg;DE;`,
    );
    await choose(
      page,
      'kundenstamm.csv',
      inWindows1252([
        ...rows,
        'Gärtnerei Übelhör;;88131;Lindau;DE;',
        'Einfuhrwäscherei 1;Weg 1;97070;Würzburg;DE;',
      ]),
    );
    await expect(
      page.getByText(/Trennzeichen Semikolon erkannt, Zeichensatz Windows-1252 · 14\sZeilen/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByText(/^12\sgültig · 1\sfehlerhaft · 1\smögliche Dublette$/)).toBeVisible();
  });

  await test.step('a reload stops it, and nothing is made twice', async () => {
    let created = 0;
    let lost = 0;
    await page.route(
      (url) => url.pathname.endsWith('/contacts'),
      async (route) => {
        if (route.request().method() !== 'POST' || ++created <= 4) return route.fallback();
        // Of those that are under way at the reload the platform has made a contact, and nobody has heard of it.
        await route.fetch();
        lost += 1;
      },
    );
    await page.getByRole('button', { name: /^12\sKontakte importieren$/ }).click();
    await expect(page.getByText(/^4 von 12\sZeilen bearbeitet$/)).toBeVisible();
    await expect.poll(() => lost).toBe(2);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Der Import ist angehalten.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Fortsetzen' }).click();
    await expect(page.getByText(/^12\sKontakte importiert\.$/)).toBeVisible();
  });

  await test.step('what is wrong comes back as a file that can be imported again', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Fehlerhafte Zeilen herunterladen' }).click();
    const table = await readFile(await (await download).path(), 'utf8');
    expect(table).toContain('Gärtnerei Übelhör');
    await page.getByRole('button', { name: 'Weitere Datei importieren' }).click();
    await choose(
      page,
      'fehlerhaft.csv',
      Buffer.from(table.replace('Gärtnerei Übelhör;;;', 'Gärtnerei Übelhör;;;Seeweg 3')),
    );
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByRole('button', { name: /^1\sKontakt importieren$/ }).click();
    await page.getByRole('link', { name: 'Zu den Kontakten' }).click();
  });

  await test.step('all of them stand in the address book, once', async () => {
    await page.goto('/kontakte?search=einfuhrwaescherei');
    await expect(page.getByText('1–12 von 12')).toBeVisible();
    await page.goto('/kontakte?search=uebelhoer');
    await expect(page.getByText('1–1 von 1')).toBeVisible();
  });
});

test('a member imports a table, and is told before and after that senders are the owners’', async ({
  page,
}) => {
  test.slow();
  await signIn(page, people.member);
  await page.goto('/kontakte/importieren');
  const { companyName, address } = addresses.tietze;
  const place = `${address.addressLine1};${address.postalCode};${address.city};DE;`;
  await choose(
    page,
    'kunden.csv',
    inWindows1252(['Mitgliedsmühle;Weg 1;97070;Würzburg;DE;', `${companyName};${place}`]),
  );
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText(/^1\sgültig · 0\sfehlerhaft · 1\smögliche Dublette$/)).toBeVisible();
  const twin = page.getByRole('row', { name: new RegExp(companyName) });
  await expect(twin).toContainText('Nur Inhaber können Absenderadressen ändern.');
  await expect(twin.getByRole('combobox').getByRole('option')).not.toContainText(['Aktualisieren']);
  await page.getByRole('button', { name: /^1\sKontakt importieren$/ }).click();
  await expect(page.getByText(/^1\sKontakt importiert\.$/)).toBeVisible();
});

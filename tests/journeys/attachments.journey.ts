import { readFile } from 'node:fs/promises';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

/** A file of some pieces whose bytes differ from place to place. */
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.from(Uint8Array.from({ length: 1_400_000 }, (_, index) => (index * 7) % 251)),
]);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

test('a file is attached to a shipment, fetched by a colleague, and removed', async ({ page, colleague }) => {
  const panel = (of = page) => of.getByRole('region', { name: /^Sendung LO-/ });
  const open = (of = page) => panel(of).locator('summary', { hasText: 'Dokumente' }).click();
  const files = (of = page) => panel(of).getByRole('list', { name: 'Hinzugefügte Dateien' });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    panel()
      .getByLabel(/^Datei hinzufügen/)
      .setInputFiles({ name, mimeType, buffer });
  const putsOf: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') putsOf.push(request.url());
  });

  await signIn(page, people.owner);
  await page.goto('/sendungen');
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(panel()).toBeVisible();
  const address = page.url();

  await test.step('a PDF is sent and stands in the list', async () => {
    await open();
    await expect(panel().getByText('Noch keine Dokumente.')).toBeVisible();
    await choose('Lieferschein Köln.pdf', 'application/pdf', pdf);
    await expect(files().getByText('Lieferschein Köln.pdf')).toBeVisible();
    await expect(files()).toContainText('1,3\u00A0MB');
    await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('Datei hinzugefügt');
    expect(putsOf).toHaveLength(1);
  });

  await test.step('a colleague gets the same bytes', async () => {
    await signIn(colleague, people.packer);
    await colleague.goto(address);
    await open(colleague);
    const download = colleague.waitForEvent('download');
    await files(colleague).getByRole('button', { name: 'Lieferschein Köln.pdf herunterladen' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('Lieferschein Köln.pdf');
    expect((await readFile(await saved.path())).equals(pdf)).toBe(true);
  });

  await test.step('what is not what it says, or of no type that is taken, is refused', async () => {
    await choose('Foto.pdf', 'application/pdf', png);
    await expect(
      panel().getByText('Die Datei heißt wie eine PDF-Datei, ist aber keine. Wählen Sie eine andere Datei.'),
    ).toBeVisible();
    await panel().getByRole('button', { name: 'Meldung zu Foto.pdf schließen' }).click();
    await choose('Adressen.csv', 'text/csv', Buffer.from('a;b'));
    await expect(
      panel().getByText('Nur PDF-, JPG- und PNG-Dateien können hinzugefügt werden.'),
    ).toBeVisible();
    await panel().getByRole('button', { name: 'Meldung zu Adressen.csv schließen' }).click();
    await expect(files().getByRole('listitem')).toHaveCount(1);
  });

  await test.step('what breaks off stays chosen and is sent again', async () => {
    await page.route('**/file-assets/*/upload', (route) => route.abort('connectionreset'), { times: 1 });
    await choose('Foto.png', 'image/png', png);
    await expect(panel().getByText(/^Das Hochladen wurde unterbrochen/)).toBeVisible();
    await panel().getByRole('button', { name: 'Erneut versuchen · Foto.png' }).click();
    await expect(files().getByText('Foto.png')).toBeVisible();
  });

  await test.step('a lost answer sends nothing twice, although the panel was closed meanwhile', async () => {
    await page.route(
      '**/file-assets/*/upload',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    putsOf.length = 0;
    await choose('Handelsrechnung.pdf', 'application/pdf', pdf);
    const failure = panel().getByText(/^Das Hochladen wurde unterbrochen/);
    await expect(failure).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel()).toBeHidden();
    await page.goBack();
    await panel().getByRole('button', { name: 'Erneut versuchen · Handelsrechnung.pdf' }).click();
    await expect(files().getByText('Handelsrechnung.pdf')).toBeVisible();
    await expect(files().getByRole('listitem')).toHaveCount(3);
    expect(putsOf).toHaveLength(1);
  });

  await test.step('it is removed after a question, and the record tells of both', async () => {
    await files().getByRole('button', { name: 'Foto.png entfernen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Datei entfernen' }).click();
    await expect(files().getByText('Foto.png')).toBeHidden();
    await panel().locator('summary', { hasText: 'Protokoll' }).click();
    await expect(panel().getByText('Datei hinzugefügt').first()).toBeVisible();
    await expect(panel().getByText('Datei entfernt').first()).toBeVisible();
  });
});

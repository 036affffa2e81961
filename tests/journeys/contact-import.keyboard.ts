import { people } from 'contract/fixtures';
import { activate, tabTo, write } from '../fixtures/by-keyboard.ts';
import { expect, test } from '../fixtures/journey.ts';

test('a table is imported by keyboard alone', async ({ page }) => {
  test.slow();
  // The browser is told early that its dialog is answered here: told beside the key it may hear of it too late.
  const chooser = page.waitForEvent('filechooser', { timeout: 0 });
  await page.goto('/kontakte');
  await activate(page, page.getByRole('button', { name: people.owner.email }));
  await activate(page, page.getByRole('link', { name: 'Importieren (CSV)' }));
  await expect(page.getByRole('heading', { name: 'Kontakte importieren', level: 1 })).toBeVisible();

  const step = (name: string) => page.getByRole('heading', { level: 2, name });
  await tabTo(page, page.getByLabel('Tabelle mit Kontakten'));
  await page.keyboard.press('Space');
  const rows = ['Firmenname;Strasse;PLZ;Stadt;Land', 'Tastendruckerei;Am Wall 3;28195;Bremen;DE'];
  await (
    await chooser
  ).setFiles({
    name: 'kunden.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([...rows, 'Ohneweg GmbH;;28195;Bremen;DE'].join('\n')),
  });
  await expect(step('Spalten zuordnen')).toBeVisible();
  await activate(page, page.getByRole('button', { name: 'Weiter' }));
  await expect(page.getByText(/^1\sgültig · 1\sfehlerhaft/)).toBeVisible();
  await activate(page, page.getByRole('button', { name: /^1\sKontakt importieren$/ }));
  await expect(page.getByText(/^1\sKontakt importiert\.$/)).toBeVisible();
  await activate(page, page.getByRole('link', { name: 'Zu den Kontakten' }));
  await write(page, page.getByRole('searchbox'), 'tastendruckerei');
  await expect(page.getByText('1–1 von 1')).toBeVisible();
});

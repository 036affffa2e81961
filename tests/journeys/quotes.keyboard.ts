import { people } from 'contract/fixtures';
import { activate, tabTo, write } from '../fixtures/by-keyboard.ts';
import { expect, test } from '../fixtures/journey.ts';

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

test('a quote is asked for, and a file attached and removed, by keyboard alone', async ({ page }) => {
  test.slow();
  await page.goto('/sendungen/neu');
  await activate(page, page.getByRole('button', { name: people.owner.email }));
  await expect(page).toHaveURL(/\/sendungen\/neu$/);

  await test.step('the request leads to its panel, where the focus is', async () => {
    const recipient = page.getByRole('region', { name: 'Empfänger', exact: true });
    await write(page, recipient.getByRole('textbox', { name: 'Firma' }), 'Segelmacherei Öhlers');
    await write(page, recipient.getByRole('textbox', { name: 'Straße und Hausnummer' }), 'Hafen 7');
    await write(page, recipient.getByRole('textbox', { name: 'Postleitzahl' }), '24376');
    await write(page, recipient.getByRole('textbox', { name: 'Ort' }), 'Kappeln');
    await write(page, page.getByRole('textbox', { name: 'Inhalt der Sendung' }), 'Vorsegel');
    await activate(page, page.getByRole('button', { name: 'Angebot anfordern', exact: true }));
    await expect(page).toHaveURL(/status=quotes&quote=/);
    await expect(
      page
        .getByRole('region', { name: /^Preisanfrage/ })
        .getByRole('heading')
        .first(),
    ).toBeFocused();
  });

  await test.step('Escape closes it, and its row has the focus', async () => {
    const row = page.getByRole('link', { name: /DE 24376/ }).first();
    await expect(row).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/status=quotes$/);
    await expect(row).toBeFocused();
  });

  const panel = page.getByRole('region', { name: /^Sendung LO-/ });
  await test.step('a file is chosen by its button', async () => {
    await page.goto('/sendungen');
    await activate(page, page.getByRole('table').getByRole('row').nth(1).getByRole('link').first());
    await tabTo(page, panel.locator('summary', { hasText: 'Dokumente' }));
    await page.keyboard.press('Enter');
    const choosing = page.waitForEvent('filechooser');
    await activate(page, panel.getByLabel(/^Datei hinzufügen/));
    await (await choosing).setFiles({ name: 'Zollpapier.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(panel.getByText('Zollpapier.pdf').first()).toBeVisible();
  });

  await test.step('and removed after a question', async () => {
    await tabTo(page, panel.getByRole('button', { name: 'Zollpapier.pdf entfernen' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Datei entfernen?' });
    await expect(question).toBeVisible();
    await activate(page, question.getByRole('button', { name: 'Entfernen' }));
    await expect(panel.getByText('Zollpapier.pdf')).toHaveCount(0);
  });
});

import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { activate, write } from '../fixtures/by-keyboard.ts';
import { expect, test } from '../fixtures/journey.ts';
import { completeAndPrint, typeParcel } from '../fixtures/packing-bench.ts';
import { recordPrinting } from '../fixtures/print-recorder.ts';

/** A template for somebody else to finish: its weight and its product are not known yet. */
async function prepare(page: Page, reference: string): Promise<void> {
  await typeParcel(page, reference);
  await activate(page, page.getByRole('button', { name: 'Als Vorlage (AVIS) speichern' }));
  await expect(page).toHaveTitle('Vorlage gespeichert | Lotse Plattform');
}

test('parcels go over the packing bench by keyboard alone', async ({ page, context, colleague }) => {
  // Two people, and a parcel from its template to its label.
  test.slow();
  const prints = await recordPrinting(context);
  const field = page.getByRole('textbox', { name: 'Referenz, Auftragsnummer oder Sendungsnummer scannen' });
  const main = page.getByRole('main');
  const done = main.getByRole('complementary', { name: 'Heute abgeschlossen' });
  const scan = async (number: string) => {
    await expect(field).toBeFocused();
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
  };

  await test.step('a colleague prepares a template', async () => {
    await colleague.goto('/sendungen');
    await activate(colleague, colleague.getByRole('button', { name: people.owner.email }));
    await expect(colleague).toHaveURL(/\/sendungen$/);
    await prepare(colleague, 'Bank-4711');
  });

  await test.step('whoever packs begins at the bench, at its one field', async () => {
    await page.goto('/');
    await activate(page, page.getByRole('main').getByRole('button', { name: 'Anmelden' }));
    await activate(page, page.getByRole('button', { name: people.packer.email }));
    await expect(page).toHaveURL(/\/sendungen\?ansicht=packplatz$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Packplatz' })).toBeVisible();
    await expect(page).toHaveTitle('Packplatz | Lotse Plattform');
    // A frame of its own, with the one way out of it.
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Verlassen' })).toHaveAttribute('href', '/sendungen');
    await expect(done.getByText(/^0.Sendungen$/)).toBeVisible();
  });

  await test.step('what nobody knows is said, and the field waits for the next scan', async () => {
    await scan('gibt-es-nicht');
    await expect(main.getByText('Keine Vorlage zu „gibt-es-nicht“ gefunden.')).toBeVisible();
    await expect(field).toHaveValue('');
  });

  await test.step('a reference leads to its template, weighed, ordered and printed', async () => {
    await scan('bank-4711');
    const weight = main.getByRole('textbox', { name: /Gewicht/ }).first();
    await expect(weight).toBeVisible();
    await write(page, weight, '4');
    await expect(main.getByText(/Vorausgewählt: der günstigste Tarif/)).toBeVisible();
    await expect(main.getByRole('radio')).toHaveCount(0);
    await completeAndPrint(page);
    await expect.poll(prints).toBe(1);
    await expect(main.getByText(/^Sendung LO-\d+ ist abgeschlossen\.$/)).toBeVisible();
    await expect(done.getByText(/^1.Sendung$/)).toBeVisible();
    await expect(done.getByText('Segelmacherei Öhlers')).toBeVisible();
  });

  await test.step('what is ordered by now is told, and printed once more if wanted', async () => {
    await scan('Bank-4711');
    await expect(
      main.getByText(/^Bereits beauftragt am .+, \d\d:\d\d.Uhr\. Etikett erneut drucken\?$/),
    ).toBeVisible();
    await expect(main.getByText('Abgeschlossen von Timo Brandt.')).toBeVisible();
    await expect(main.getByText(/Bereits gedruckt am .+ von Timo Brandt\./)).toBeVisible();
    await activate(page, main.getByRole('button', { name: 'Etikett erneut drucken', exact: true }));
    await expect(page.getByRole('dialog', { name: /Versandetikett(en)? drucken/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
  });
});

import type { Locator, Page } from '@playwright/test';
import { activate, tabTo } from '../fixtures/by-keyboard.ts';
import { countInput } from '../fixtures/count-input.ts';
import { expect, test } from '../fixtures/journey.ts';
import { recordPrinting } from '../fixtures/print-recorder.ts';

/** Of docs/measurements.md, with room for another Tab here and there. */
const MOST_KEYS = 200;

/** Types letter by letter, so that each is counted. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

test('from nothing to the first label by keyboard alone, with a test page on the way', async ({
  page,
  context,
}, info) => {
  test.slow();
  const prints = await recordPrinting(context);
  const input = await countInput(context);
  const began = Date.now();
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const next = page.getByRole('button', { name: 'Weiter' });

  await test.step('registered', async () => {
    await page.goto('/');
    await activate(page, page.getByRole('button', { name: 'Organisation registrieren' }));
    await type(page, field(/^Name der Organisation/), 'Segelmacherei Ax');
    await page.keyboard.press('Enter');
    await type(page, page.getByLabel('E-Mail'), 'ax@ax.example');
    await type(page, page.getByLabel('Vorname'), 'Ina');
    await type(page, page.getByLabel('Nachname'), 'Ax');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/setup$/);
  });

  await test.step('set up', async () => {
    await expect(field(/^Firmenname/)).toHaveValue('Segelmacherei Ax');
    await activate(page, next);
    await type(page, field(/^Straße und Hausnummer/), 'Hafen 7');
    await type(page, field(/^Postleitzahl/), '24376');
    await type(page, field(/^Ort/), 'Kappeln');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: /^Etikettendrucker/ })).toBeVisible();
  });

  await test.step('the test page is printed by the way of the labels', async () => {
    const before = { ...input };
    await activate(page, page.getByRole('button', { name: 'Testseite drucken' }));
    const dialog = page.getByRole('dialog', { name: 'Testseite drucken' });
    await expect(dialog.getByRole('button', { name: 'Drucken' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Drucken' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(prints).toBe(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // Nobody has to.
    input.keys = before.keys;
  });

  await test.step('alone, and ready', async () => {
    await activate(page, next);
    await activate(page, page.getByRole('button', { name: 'Einrichtung abschließen' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Alles bereit.' })).toBeVisible();
    await activate(page, page.getByRole('button', { name: 'Erste Sendung erstellen' }));
    await expect(page).toHaveURL(/\/sendungen\/neu$/);
    await expect(page.getByText('Hafen 7')).toBeVisible();
  });

  await test.step('the first label', async () => {
    const part = page.getByRole('region', { name: 'Empfänger', exact: true });
    await type(page, part.getByRole('textbox', { name: 'Firma' }), 'Labor Ost');
    await type(page, part.getByRole('textbox', { name: 'Straße und Hausnummer' }), 'Werftstr. 18');
    await type(page, part.getByRole('textbox', { name: 'Postleitzahl' }), '24143');
    await type(page, part.getByRole('textbox', { name: 'Ort' }), 'Kiel');
    await type(page, page.getByRole('textbox', { name: 'Inhalt der Sendung' }), 'Segeltuch');
    const rates = page.getByRole('radiogroup', { name: 'Tarife', exact: true }).getByRole('radio');
    await expect(rates.first()).toBeVisible();
    await tabTo(page, rates.first());
    await page.keyboard.press('Space');
    await expect(rates.first()).toBeChecked();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^Sendung beauftragt/).first()).toBeVisible();
    await activate(page, page.getByRole('button', { name: 'Versandetikett drucken' }));
    const dialog = page.getByRole('dialog', { name: /Versandetikett(en)? drucken/ });
    await expect(dialog.getByRole('button', { name: 'Drucken', exact: true })).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect.poll(prints).toBe(2);
  });

  const seconds = Math.round((Date.now() - began) / 1000);
  info.annotations.push({ type: 'measured', description: `${input.keys} keys, ${seconds} s` });
  expect(input).toEqual({ keys: expect.any(Number), clicks: 0 });
  expect(input.keys).toBeLessThan(MOST_KEYS);

  await test.step('the first steps are shown once, in all tabs', async () => {
    await page.keyboard.press('Escape');
    await page.goto('/sendungen');
    const other = await context.newPage();
    await other.goto('/sendungen');
    const steps = (of: Page) => of.getByRole('region', { name: 'Erste Schritte' });
    await expect(steps(page)).toBeVisible();
    await expect(steps(other)).toBeVisible();
    await page.reload();
    await expect(steps(page).getByRole('link')).toHaveCount(3);
    await activate(page, page.getByRole('button', { name: 'Hinweis ausblenden' }));
    await expect(steps(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Sendungen' })).toBeFocused();
    await expect(steps(other)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Sendungen' })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(steps(page)).toHaveCount(0);
  });
});

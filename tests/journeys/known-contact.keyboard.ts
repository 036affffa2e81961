import { people } from 'contract/fixtures';
import { activate, tabTo } from '../fixtures/by-keyboard.ts';
import { countKeys } from '../fixtures/count-keys.ts';
import { expect, test } from '../fixtures/journey.ts';

/** Of docs/measurements.md. */
const MOST_KEYS = 33;

test('a parcel of an own size to a known contact takes few keys, without a mouse', async ({ page }, info) => {
  await page.goto('/');
  await activate(page, page.getByRole('main').getByRole('button', { name: 'Anmelden' }));
  await activate(page, page.getByRole('button', { name: people.member.email }));
  await expect(page.getByRole('table')).toBeVisible();
  const keys = await countKeys(page);

  await page.keyboard.press('n');
  const recipient = page.getByRole('region', { name: 'Empfänger', exact: true });
  await expect(recipient.getByRole('combobox', { name: 'Kontakt oder Adresse suchen' })).toBeFocused();
  await page.keyboard.type('loew');
  await page.keyboard.press('Enter');
  await expect(recipient.getByRole('textbox', { name: 'Firma' }).first()).toHaveValue(/Löwenstein/);
  await page.keyboard.press('Alt+2');
  for (const [name, size] of [
    [/Packstück 1.*Länge/, '40'],
    [/Packstück 1.*Breite/, '30'],
    [/Packstück 1.*Höhe/, '20'],
    [/Packstück 1.*Gewicht/, '2,5'],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name }));
    await page.keyboard.type(size);
  }
  await tabTo(page, page.getByRole('textbox', { name: 'Inhalt der Sendung' }));
  await page.keyboard.type('Gips');
  await expect(page.getByText('Vorausgewählt: der günstigste Tarif.')).toBeVisible();
  const rates = page.getByRole('radiogroup', { name: 'Tarife', exact: true });
  await expect(rates.getByRole('radio', { name: /Günstigster/ })).toBeChecked();
  await expect(page.getByText('Preise werden aktualisiert')).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Sendung beauftragt', exact: true })).toBeVisible();

  info.annotations.push({ type: 'keys', description: `${await keys()} keys` });
  expect(await keys()).toBeLessThanOrEqual(MOST_KEYS);
});

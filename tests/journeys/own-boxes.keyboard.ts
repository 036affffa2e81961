import { people } from 'contract/fixtures';
import { activate, tabTo } from '../fixtures/by-keyboard.ts';
import { countKeys } from '../fixtures/count-keys.ts';
import { expect, test } from '../fixtures/journey.ts';

/** Of docs/measurements.md. */
const MOST_KEYS = 5;

test('a box is kept at a row and chosen again with few keys, without a mouse', async ({ page }, info) => {
  await page.goto('/');
  await activate(page, page.getByRole('main').getByRole('button', { name: 'Anmelden' }));
  await activate(page, page.getByRole('button', { name: people.member.email }));
  await expect(page.getByRole('table')).toBeVisible();

  await page.keyboard.press('n');
  await page.keyboard.press('Alt+2');
  for (const [name, size] of [
    [/Packstück 1.*Länge/, '41'],
    [/Packstück 1.*Breite/, '31'],
    [/Packstück 1.*Höhe/, '21'],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name }));
    await page.keyboard.type(size);
  }
  await activate(page, page.getByRole('button', { name: /^Als eigene Verpackung speichern/ }));
  const dialog = page.getByRole('dialog', { name: 'Eigene Verpackung speichern' });
  await tabTo(page, dialog.getByRole('textbox', { name: /^Name/ }));
  await page.keyboard.type('Versandkarton M');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: /Packstück 1.*Verpackung/ })).toContainText(
    'Versandkarton M (41 × 31 × 21 cm)',
  );

  await activate(page, page.getByRole('button', { name: 'Packstück hinzufügen' }));
  await expect(page.getByRole('textbox', { name: /Packstück 2.*Anzahl/ })).toBeFocused();
  const keys = await countKeys(page);
  await tabTo(page, page.getByRole('combobox', { name: /Packstück 2.*Verpackung/ }), 'Shift+Tab');
  await page.keyboard.press('v');
  for (const [name, size] of [
    [/Packstück 2.*Länge/, '41'],
    [/Packstück 2.*Breite/, '31'],
    [/Packstück 2.*Höhe/, '21'],
  ] as const)
    await expect(page.getByRole('textbox', { name })).toHaveValue(size);
  const pressed = await keys();
  info.annotations.push({ type: 'keys', description: `${pressed} keys` });
  expect(pressed, 'keys').toBeLessThanOrEqual(MOST_KEYS);

  await activate(page, page.getByRole('button', { name: 'Eigene Verpackungen verwalten' }));
  const all = page.getByRole('dialog', { name: 'Eigene Verpackungen' });
  await activate(page, all.getByRole('button', { name: 'Verpackung „Versandkarton M“ entfernen' }));
  await expect(all).toContainText('Verpackung „Versandkarton M“ entfernt.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: /Packstück 2.*Verpackung/ })).not.toContainText(
    'Versandkarton',
  );
});

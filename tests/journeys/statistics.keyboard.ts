import { people } from 'contract/fixtures';
import { activate, tabTo } from '../fixtures/by-keyboard.ts';
import { expect, test } from '../fixtures/journey.ts';

test('figures are read, narrowed to a period and exported by keyboard alone', async ({ page }) => {
  test.slow();
  await page.goto('/statistiken');
  await activate(page, page.getByRole('button', { name: people.owner.email }));
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiken' })).toBeVisible();

  await activate(page, page.getByRole('link', { name: '30 Tage' }));
  await expect(page).toHaveURL(/\/statistiken\?period=30d$/);
  await expect(page.getByRole('figure', { name: 'Sendungen je Tag' })).toBeVisible();

  const carriers = page.getByRole('figure', { name: 'Sendungen je Dienstleister' });
  await activate(page, carriers.getByRole('button', { name: 'Als Tabelle anzeigen' }));
  await expect(carriers.getByRole('row', { name: /^DHL/ })).toBeVisible();

  const download = page.waitForEvent('download');
  const save = page.getByRole('main').getByRole('button', { name: 'Exportieren' });
  await tabTo(page, save, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Als CSV-Datei' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^Statistik.*\.csv$/);
});

import { people } from 'contract/fixtures';
import { activate } from '../fixtures/by-keyboard.ts';
import { countKeys } from '../fixtures/count-keys.ts';
import { expect, test } from '../fixtures/journey.ts';

/** Of docs/measurements.md. */
const MOST_KEYS = 8;

/** From the list to the order of the second row's parcel, of which nothing has changed. */
test('a parcel of the list is sent again with few keys, without a mouse', async ({ page }, info) => {
  await page.goto('/');
  await activate(page, page.getByRole('main').getByRole('button', { name: 'Anmelden' }));
  await activate(page, page.getByRole('button', { name: people.member.email }));
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto('/sendungen?status=delivered');
  await expect(page.getByRole('table').getByRole('row').nth(2)).toBeVisible();
  const keys = await countKeys(page);

  const panel = page.getByRole('region', { name: /^Sendung LO-/ });
  await page.keyboard.press('j');
  const first = await panel.getAttribute('aria-label');
  await page.keyboard.press('j');
  await expect(panel).not.toHaveAttribute('aria-label', first ?? '');
  await expect(panel.getByRole('link', { name: 'Kopieren' })).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.getByRole('textbox', { name: 'Inhalt der Sendung' })).toHaveValue(/./);
  const rates = page.getByRole('radiogroup', { name: 'Tarife', exact: true });
  await expect(rates.getByRole('radio', { checked: true })).toBeVisible();
  await expect(page.getByText('Preise werden aktualisiert')).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Sendung beauftragt', exact: true })).toBeVisible();

  info.annotations.push({ type: 'keys', description: `${await keys()} keys` });
  expect(await keys()).toBeLessThanOrEqual(MOST_KEYS);
});

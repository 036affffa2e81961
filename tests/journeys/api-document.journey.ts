import { expect, test } from '../fixtures/journey.ts';

test('who writes against the API reads what can be called', async ({ page, addresses }) => {
  await page.goto(`${addresses.api}/docs`);
  // The reader of the document is large, and starts cold.
  await page.getByText('Search the address book').click();
  await expect(page.getByText('Needs any of read:org_contacts, read:all_contacts.')).toBeVisible();
  // It draws no more calls than are seen.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(page.getByText('Order a shipment from its carrier, or store a template')).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  // Nobody shall paste a token into a page.
  await expect(page.getByRole('button', { name: /try it out|authori[sz]/i })).toHaveCount(0);
});

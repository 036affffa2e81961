import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

test('of a shipment whose pieces have parted the late one is found and followed', async ({ page }) => {
  await signIn(page, people.owner);
  await page.goto('/sendungen?search=LO-104498');
  await page.getByRole('table').getByRole('link').first().click();
  const panel = page.getByRole('region', { name: 'Sendung LO-104498' });
  const history = panel.getByRole('region', { name: 'Sendungsverlauf' });
  const late = 'Zustellung verzögert sich um einen Werktag';

  await test.step('one has arrived, and the shipment has not', async () => {
    await expect(history.getByText('1 von 2 zugestellt')).toBeVisible();
    await expect(panel.getByText('Unterwegs').first()).toBeVisible();
    await expect(history.getByText(late)).toBeVisible();
    await expect(history.getByText('Zugestellt', { exact: true })).toBeVisible();
  });

  await test.step('the history of the late one alone', async () => {
    await history.getByRole('combobox', { name: 'Verlauf zeigen für' }).selectOption({ index: 2 });
    await expect(history.getByText('Zugestellt', { exact: true })).toHaveCount(0);
    await expect(history.getByText(late)).toBeVisible();
    await expect(history.getByText('Beim Dienstleister angemeldet')).toBeVisible();
  });

  await test.step('its number leads to its carrier', async () => {
    const piece = panel.getByRole('listitem').filter({ hasText: '2 · Karton' });
    await expect(piece).toContainText('Unterwegs');
    await expect(piece).toContainText(late);
    const link = piece.getByRole('link');
    const number = /\S+/.exec(await link.innerText())?.[0] ?? '';
    await expect(link).toHaveAttribute('href', new RegExp(`gls.*${number}`));
  });
});

import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

test('staff find a shipment of any organisation, ask its carrier, and follow its trail', async ({ page }) => {
  test.slow();
  const panel = page.getByRole('region', { name: /^Sendung LO-/ });

  await test.step('from the list of all to one organisation', async () => {
    await signIn(page, people.backofficeUser);
    await page.goto('/backoffice');
    await page.getByRole('link', { name: 'Sendungen', exact: true }).click();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.filter({ hasText: 'Tietze Feinmechanik GmbH' }).first()).toBeVisible();
    await rows.filter({ hasText: 'Weserbergland Medizintechnik' }).first().getByRole('link').click();
    await panel.getByRole('link', { name: 'Alle Sendungen dieser Organisation' }).click();
    await expect(page.getByRole('button', { name: 'Filter Organisation entfernen' })).toBeVisible();
    await expect(rows.filter({ hasText: 'Tietze Feinmechanik GmbH' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Filter Organisation entfernen' }).click();
  });

  await test.step('one on its way is asked about anew', async () => {
    await page.getByRole('link', { name: /^Unterwegs/ }).click();
    // The former rows stay until the answer comes.
    const onItsWay = page.getByRole('table').getByRole('row').filter({ hasText: 'Unterwegs' });
    await onItsWay.first().getByRole('link').click();
    await expect(panel).toContainText('Unterwegs');
    await expect(panel.getByRole('button', { name: 'Status neu abrufen' })).toBeVisible();
  });

  await test.step('and its changes are one link away, and back', async () => {
    await panel.getByRole('link', { name: 'Audit-Log dieser Sendung' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit-Logs' })).toBeVisible();
    await page.goBack();
    await expect(panel).toBeVisible();
  });

  await test.step('customers do not see it', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await signIn(page, people.owner);
    await page.goto('/backoffice/sendungen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fehlende Berechtigung');
  });
});

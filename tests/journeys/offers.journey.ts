import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

// Of two people who answer, the second is refused.
test.use({ ownErrors: /rate-requests/ });

test('staff take a quote on, answer it once, and the organisation finds the offer', async ({
  page,
  colleague,
}) => {
  test.slow();
  const heading = page.getByRole('heading', { level: 1, name: 'Preisanfragen' });
  const panel = page.getByRole('region', { name: /^Preisanfrage AN-/ });
  const theirs = colleague.getByRole('region', { name: /^Preisanfrage AN-/ });
  const open = page.getByRole('table').getByRole('link', { name: /DE 24143 nach AT 6460/ });

  await test.step('the overview leads there', async () => {
    await signIn(page, people.backofficeUser);
    await page.goto('/backoffice');
    await page.getByRole('link', { name: 'Offene Preisanfragen' }).click();
    await expect(heading).toBeVisible();
    await expect(page.getByRole('row', { name: /Tietze Feinmechanik/ }).first()).toBeVisible();
  });

  await test.step('two open the same, and one takes it on', async () => {
    await open.click();
    await expect(panel.getByText('noch niemandem')).toBeVisible();
    await signIn(colleague, people.backofficeAdmin);
    await colleague.goto(new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(theirs.getByText('noch niemandem')).toBeVisible();
    await panel.getByRole('button', { name: 'Mir zuweisen' }).click();
    await expect(panel.getByRole('button', { name: 'Zurückgeben' })).toBeVisible();
    await theirs.getByRole('button', { name: 'Mir zuweisen' }).click();
    await expect(colleague.getByText(/hat diese Preisanfrage inzwischen übernommen/)).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Selbst übernehmen' })).toBeVisible();
  });

  await test.step('what is missing is said at its field, and leaving asks', async () => {
    await panel.getByRole('button', { name: 'Angebot senden' }).click();
    await expect(panel.getByRole('region', { name: /^Ergänzen oder korrigieren/ })).toBeVisible();
    await panel.getByLabel(/^Versandprodukt/).selectOption('DEKU/DEKU_STUECKGUT');
    await panel.getByLabel(/^Preis netto/).fill('1.480,50');
    await panel.getByLabel(/^Nachricht/).fill('Mit Hebebühne.');
    await page.getByRole('link', { name: 'Alle', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Auf der Seite bleiben' }).click();
    await expect(panel.getByLabel(/^Nachricht/)).toHaveValue('Mit Hebebühne.');
  });

  await test.step('it is answered once', async () => {
    await panel.getByRole('button', { name: 'Angebot senden' }).click();
    await expect(page.getByText('Angebot gesendet.')).toBeVisible();
    await expect(panel).toContainText('1.480,50');
    await theirs.getByRole('button', { name: 'Ablehnen …' }).click();
    await theirs.getByLabel(/^Grund der Ablehnung/).fill('Zu groß.');
    await theirs.getByRole('button', { name: 'Ablehnung senden' }).click();
    const told = colleague.getByRole('region', { name: 'Meldungen' });
    await expect(told.getByText(/^Beantwortet hat sie Maike Petersen am /)).toBeVisible();
    await expect(theirs).toContainText('Mit Hebebühne.');
    await expect(theirs.getByRole('button', { name: 'Angebot senden' })).toHaveCount(0);
  });

  const number = (await panel.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await test.step('its number finds it, whatever has become of it', async () => {
    expect(number).toMatch(/^AN-\d+$/);
    await page.getByRole('searchbox', { name: 'Preisanfrage nach Nummer suchen' }).fill(number);
    await page.getByRole('link', { name: 'In allen suchen' }).click();
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('row', { name: new RegExp(number) })).toBeVisible();
  });

  await test.step('the organisation finds the offer and may not look at those of others', async () => {
    await colleague.context().clearCookies();
    await colleague.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await signIn(colleague, people.owner);
    await colleague.goto('/sendungen?status=quotes');
    await colleague
      .getByRole('row', { name: new RegExp(number) })
      .getByRole('link')
      .click();
    await expect(theirs).toContainText('1.480,50');
    await expect(theirs.getByRole('link', { name: 'Angebot annehmen' })).toBeVisible();
    await colleague.goto('/backoffice/angebote');
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Fehlende Berechtigung');
  });
});

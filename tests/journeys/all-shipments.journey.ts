import { people } from 'contract/fixtures';
import { topOf } from '../actions/place-of.ts';
import { chooseRate, fillDomesticShipment } from '../actions/shipment-form.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const recipient = {
  company: 'Netzmacherei Öhlers',
  street: 'Hafen 7',
  postalCode: '24376',
  city: 'Kappeln',
};

test('staff find a shipment of any organisation, ask its carrier, and follow its trail', async ({
  page,
  colleague,
  control,
}) => {
  test.slow();
  const panel = page.getByRole('region', { name: /^Sendung LO-/ });

  await test.step('from the list of all to one organisation', async () => {
    await signIn(page, people.backofficeUser);
    await page.goto('/backoffice');
    await page.getByRole('link', { name: 'Sendungen', exact: true }).click();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.filter({ hasText: 'Tietze Feinmechanik GmbH' }).first()).toBeVisible();
    const pressed = rows.nth(3);
    const before = await topOf(pressed);
    await pressed.getByRole('link').click();
    await expect(panel).toBeVisible();
    // Beside the panel there are fewer columns, and the rows above are as high as before.
    expect(await topOf(pressed)).toBe(before);
    await rows.filter({ hasText: 'Weserbergland Medizintechnik' }).first().getByRole('link').click();
    await expect(panel).toContainText('Weserbergland Medizintechnik');
    await panel.getByRole('link', { name: 'Alle Sendungen dieser Organisation' }).click();
    await expect(page.getByRole('button', { name: 'Filter Organisation entfernen' })).toBeVisible();
    await expect(rows.filter({ hasText: 'Tietze Feinmechanik GmbH' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Filter Organisation entfernen' }).click();
    await expect(rows.filter({ hasText: 'Tietze Feinmechanik GmbH' }).first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Organisation' }).fill('Weserberg');
    await page.getByRole('option', { name: /Weserbergland Medizintechnik/ }).click();
    await expect(rows.filter({ hasText: 'Tietze Feinmechanik GmbH' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Filter Organisation entfernen' }).click();
  });

  await test.step('one on its way stands behind its tab', async () => {
    await page.getByRole('link', { name: /^Unterwegs/ }).click();
    // The former rows stay until the answer comes.
    const onItsWay = page.getByRole('table').getByRole('row').filter({ hasText: 'Unterwegs' });
    await onItsWay.first().getByRole('link').click();
    await expect(panel).toContainText('Unterwegs');
  });

  await test.step('and its changes are one link away, and back', async () => {
    await panel.getByRole('link', { name: 'Audit-Log dieser Sendung' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit-Logs' })).toBeVisible();
    await page.goBack();
    await expect(panel).toBeVisible();
  });

  await test.step('one whose carrier has given no number gets the one that it told otherwise', async () => {
    await control.setCarrierFaults('ILO:number-later:3600000');
    await signIn(colleague, people.owner);
    await colleague.getByRole('link', { name: 'Sendung erstellen' }).first().click();
    await fillDomesticShipment(colleague, recipient, 'Netznadeln');
    await chooseRate(colleague, /^ILO/);
    await colleague.getByRole('button', { name: 'Sendung beauftragen' }).first().click();
    await expect(colleague.getByRole('heading', { name: 'Sendung beauftragt', exact: true })).toBeVisible();

    await page.goto('/backoffice/sendungen?carrier=ILO');
    await page.getByRole('table').getByRole('link').first().click();
    await panel.getByRole('textbox', { name: /^Sendungsnummer/ }).fill('ILO 4471 902');
    await panel.getByRole('button', { name: 'Nachtragen' }).click();
    await expect(page.getByText('Sendungsnummer nachgetragen.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Nachtragen' })).toHaveCount(0);
    await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText('ILO4471902');
  });

  await test.step('and its carrier is asked about it anew', async () => {
    await panel.getByRole('button', { name: 'Status neu abrufen' }).click();
    await expect(page.getByText('Status abgerufen.')).toBeVisible();
  });

  await test.step('customers do not see it', async () => {
    await colleague.goto('/backoffice/sendungen');
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Fehlende Berechtigung');
  });
});

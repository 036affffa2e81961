import { people } from 'contract/fixtures';
import { chooseRate, fillDomesticShipment } from '../actions/shipment-form.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';
import { startProvider } from '../platform/start-provider.ts';

const sender = {
  company: 'Tietze Zahntechnik GmbH',
  street: 'Kleine Gildewart 4',
  postalCode: '49074',
  city: 'Osnabrück',
};
const recipient = {
  company: 'Glockengießerei Übelacker & Töchter',
  street: 'Lange Straße 12a',
  postalCode: '01067',
  city: 'Dresden',
};

// The platform has no provider of its own and knows nobody; somebody else's runs beside it.
test.use({
  isFirstStart: true,
  settings: [
    async ({ ports }, provide) => {
      const end = await startProvider(ports);
      await provide({
        LOTSE_AUTH_DOMAIN: `http://localhost:${ports.identity}`,
        LOTSE_CARRIER_LATENCY: '0.2',
      });
      await end();
    },
    { scope: 'worker' },
  ],
});

test('people of a provider that somebody else runs sign in, order, and find it all again', async ({
  page,
  addresses,
  colleague,
}) => {
  await signIn(page, people.owner);
  await expect(page).toHaveURL(`${addresses.app}/sendungen`);
  await expect(page.getByRole('button', { name: 'Profil von Jana Möller' })).toBeVisible();

  await page.goto('/sendungen/neu');
  await fillDomesticShipment(page, recipient, 'Glockenmodell aus Wachs');
  const from = page.getByRole('region', { name: 'Absender', exact: true });
  await from.getByRole('textbox', { name: 'Firma' }).fill(sender.company);
  await from.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill(sender.street);
  await from.getByRole('textbox', { name: 'Postleitzahl' }).fill(sender.postalCode);
  await from.getByRole('textbox', { name: 'Ort' }).fill(sender.city);
  await chooseRate(page, /DHL.*Paket/);
  await page.getByRole('button', { name: 'Sendung beauftragen' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sendung beauftragt', exact: true })).toBeVisible();

  // The names come from the provider, too: the platform has them from nowhere else.
  await signIn(colleague, people.member);
  const row = colleague.getByRole('row', { name: /Übelacker/ });
  await row.getByRole('link').first().click();
  await expect(colleague.getByRole('region', { name: /^Sendung LO-/ })).toContainText('Jana Möller');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Profil von Jana Möller' })).toBeVisible();
});

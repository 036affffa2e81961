import { people } from 'contract/fixtures';
import { fillDomesticShipment } from '../actions/shipment-form.ts';
import { expect, test } from '../fixtures/journey.ts';
import { recordPrinting } from '../fixtures/print-recorder.ts';

test(
  'a new organisation is registered, set up, and prints its first label',
  { tag: '@main' },
  async ({ page, context }) => {
    test.slow();
    const prints = await recordPrinting(context);
    const next = page.getByRole('button', { name: 'Weiter' });

    await test.step('from the start page to the first step', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Organisation registrieren' }).click();
      await page.getByRole('textbox', { name: /^Name der Organisation/ }).fill('Segelmacherei Öhlers');
      await next.click();
      await page.getByLabel('E-Mail').fill('wiebke@oehlers.example');
      await page.getByLabel('Vorname').fill('Wiebke');
      await page.getByLabel('Nachname').fill('Öhlers');
      await page.getByRole('button', { name: 'Konto erstellen' }).click();
      await expect(page).toHaveURL(/\/setup$/);
      await expect(page).toHaveTitle('Einrichtung | Lotse Plattform');
      await expect(page.getByText('Angemeldet als Wiebke Öhlers')).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Firmenname/ })).toHaveValue('Segelmacherei Öhlers');
      // Nothing else can be done before.
      await page.goto('/sendungen');
      await expect(page).toHaveURL(/\/setup$/);
    });

    await test.step('what is typed survives a reload', async () => {
      await page.getByRole('textbox', { name: 'USt-IdNr.' }).fill('DE123456789');
      await next.click();
      await page.getByRole('textbox', { name: /^Straße und Hausnummer/ }).fill('Hafen 7');
      await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('24376');
      await page.getByRole('textbox', { name: /^Ort/ }).fill('Kappeln');
      // Typing waits a moment before it is put away.
      await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Kappeln');
      await page.reload();
      await expect(page.getByRole('textbox', { name: /^Ort/ })).toHaveValue('Kappeln');
      await expect(page.getByRole('textbox', { name: 'Firma', exact: true })).toHaveValue(
        'Segelmacherei Öhlers',
      );
      await next.click();
    });

    await test.step('a failed attempt loses nothing', async () => {
      await page.getByRole('radio', { name: /^Bürodrucker/ }).check({ force: true });
      await page.route('**/organizations/setup', (route) => route.abort('connectionreset'), { times: 1 });
      await next.click();
      await expect(page.getByText('Wir wissen nicht, ob Ihre Eingaben gespeichert wurden.')).toBeVisible();
      await next.click();
    });

    await test.step('somebody is invited, and the set-up is done', async () => {
      await page.getByRole('button', { name: 'Person einladen' }).click();
      await page.getByRole('textbox', { name: /Person 1$/ }).fill('jonte@oehlers.example');
      await page.getByRole('button', { name: 'Einladen und Einrichtung abschließen' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Alles bereit.' })).toBeVisible();
      await page.getByRole('button', { name: 'Erste Sendung erstellen' }).click();
      await expect(page).toHaveURL(/\/sendungen\/neu$/);
      await expect(page.getByText('Hafen 7')).toBeVisible();
    });

    await test.step('the first label is printed, on the paper that was chosen', async () => {
      await fillDomesticShipment(
        page,
        { company: 'Labor Süd', street: 'Werftstraße 18', postalCode: '24143', city: 'Kiel' },
        'Segeltuch',
      );
      const rates = page.getByRole('radiogroup', { name: 'Tarife', exact: true }).getByRole('radio');
      await expect(rates.first()).toBeVisible();
      await rates.first().check({ force: true });
      await page.getByRole('button', { name: /^Sendung beauftragen/ }).click();
      await expect(page.getByText(/^Sendung beauftragt/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Versandetikett drucken' }).click();
      const dialog = page.getByRole('dialog', { name: /Versandetikett(en)? drucken/ });
      await dialog.getByRole('button', { name: 'Drucken', exact: true }).click();
      await expect.poll(prints).toBe(1);
    });

    await test.step('and the way back to the set-up is closed', async () => {
      await page.goto('/setup');
      await expect(page).toHaveURL(/\/sendungen$/);
    });

    await test.step('it does not end while a shipment is on its way, nor by another name', async () => {
      await page.goto('/einstellungen/organisation');
      await page.getByRole('button', { name: 'Organisation auflösen …' }).click();
      const end = page.getByRole('dialog', { name: 'Organisation auflösen' });
      const name = end.getByRole('textbox', { name: /^Name/ });
      await name.fill('Segelmacherei');
      await end.getByRole('button', { name: 'Endgültig auflösen' }).click();
      await expect(end.getByText('Der Name stimmt nicht überein.').first()).toBeVisible();
      await name.fill('Segelmacherei Öhlers');
      await end.getByRole('button', { name: 'Endgültig auflösen' }).click();
      await expect(end.getByText(/solange beauftragte Sendungen noch nicht zugestellt sind/)).toBeVisible();
      await expect(name).toHaveValue('Segelmacherei Öhlers');
      await end.getByRole('button', { name: 'Abbrechen' }).click();
    });

    await test.step('once the shipment is cancelled it ends, and nobody is signed in to it any more', async () => {
      await page.goto('/sendungen');
      await page.getByRole('table').getByRole('link').first().click();
      await page
        .getByRole('region', { name: /^Sendung LO-/ })
        .getByRole('button', { name: 'Stornieren' })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sendung stornieren' }).click();
      await expect(page.getByRole('region', { name: /^Sendung LO-/ })).toContainText('Storniert');
      await page.goto('/einstellungen/organisation');
      await page.getByRole('button', { name: 'Organisation auflösen …' }).click();
      const end = page.getByRole('dialog', { name: 'Organisation auflösen' });
      await end.getByRole('textbox', { name: /^Name/ }).fill('Segelmacherei Öhlers');
      await end.getByRole('button', { name: 'Endgültig auflösen' }).click();
      await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible();
      await page.goto('/sendungen');
      await expect(page.getByRole('button', { name: people.owner.email })).toBeVisible();
      await expect(page.getByRole('button', { name: 'wiebke@oehlers.example' })).toHaveCount(0);
    });
  },
);

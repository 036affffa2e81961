import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { chooseRate, fillDomesticShipment } from '../actions/shipment-form.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const recipient = {
  company: 'Drechslerei Ößwein',
  street: 'Holzgasse 3',
  postalCode: '97070',
  city: 'Würzburg',
};

/** Nobody is signed in in this browser any more. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

async function fillForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sendung erstellen' }).first().click();
  // The other organisation has no address book: the sender is open and is typed.
  const sender = page.getByRole('region', { name: 'Absender', exact: true });
  await sender.getByRole('textbox', { name: 'Firma' }).fill('Weserbergland Medizintechnik');
  await sender.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Am Posthof 1');
  await sender.getByRole('textbox', { name: 'Postleitzahl' }).fill('31785');
  await sender.getByRole('textbox', { name: 'Ort' }).fill('Hameln');
  await fillDomesticShipment(page, recipient, 'Spindel');
}

test('staff sync the products of carriers, name them, and decide who may use them', async ({
  page,
  colleague,
  control,
}) => {
  test.slow();
  const sync = page.getByRole('button', { name: 'Jetzt synchronisieren' });
  const panel = page.getByRole('region', { name: 'Synchronisierung' });
  const rates = colleague.getByRole('radiogroup', { name: 'Tarife', exact: true });

  await test.step('an administrator asks the carriers, of which one is silent', async () => {
    await signIn(page, people.backofficeAdmin);
    await page.goto('/backoffice');
    await page.getByRole('link', { name: 'Carrier-Produkte', exact: true }).click();
    await expect(page.getByRole('row', { name: /Stadtkurier/ })).toContainText('25,0');
    await control.setCarrierFaults('GLS:changed-catalogue,DEKU:fail');
    await sync.click();
    await expect(panel.getByText('1 neu, 1 geändert, 1 entfernt').first()).toBeVisible({ timeout: 30_000 });
    await expect(panel.getByText('DEKU ist nicht erreichbar.')).toBeVisible();
    await expect(
      panel.getByText('Bei 1 Dienstleister ist die Synchronisierung fehlgeschlagen.', { exact: false }),
    ).toBeVisible();
    await expect(panel.getByRole('table', { name: 'Änderungen an GLS BusinessParcel' })).toContainText(
      '20,0',
    );
    await page.getByRole('button', { name: 'Synchronisierung schließen' }).click();
    await page.getByRole('combobox', { name: 'Dienstleister' }).selectOption('GLS');
    await expect(page.getByRole('row', { name: /BusinessParcel Plus/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /EuroBusinessParcel/ })).toHaveCount(0);
    await expect(page).toHaveURL(/carrier=GLS/);
  });

  await test.step('what is missing comes back with the next sync', async () => {
    await control.setCarrierFaults('');
    await sync.click();
    await expect(panel.getByText('1 neu, 1 geändert, 1 entfernt').first()).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Synchronisierung schließen' }).click();
    await expect(page.getByRole('row', { name: /EuroBusinessParcel/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /BusinessParcel Plus/ })).toHaveCount(0);
  });

  await test.step('a product gets a name, which customers see', async () => {
    await page.getByRole('link', { name: 'BusinessParcel', exact: true }).click();
    await page.getByRole('textbox', { name: /^Anzeigename/ }).fill('Geschäftspaket');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await signIn(colleague, people.otherOwner);
    await fillForm(colleague);
    await chooseRate(colleague, /GLS.*Geschäftspaket/);
  });

  await test.step('once it is off for all it can no longer be ordered, and the input stays', async () => {
    const used = page.getByRole('switch', { name: 'GLS Geschäftspaket aktiv' });
    await page.getByRole('button', { name: 'Produkt schließen' }).click();
    await used.press('Space');
    await expect(page.getByText('GLS Geschäftspaket ist jetzt inaktiv.')).toBeVisible();
    await expect(used).not.toBeChecked();
    await colleague.getByRole('button', { name: 'Sendung beauftragen' }).first().click();
    await expect(
      colleague
        .getByText('Dieses Versandprodukt ist für Ihre Organisation nicht freigeschaltet', {
          exact: false,
        })
        .first(),
    ).toBeVisible({ timeout: 20_000 });
    await expect(colleague.getByRole('textbox', { name: 'Inhalt der Sendung' })).toHaveValue('Spindel');
    await colleague.reload();
    await expect(rates.getByRole('radio', { name: /UPS.*Standard/ })).toBeVisible({ timeout: 30_000 });
    await expect(rates.getByRole('radio', { name: /Geschäftspaket/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText('GLS Geschäftspaket ist jetzt aktiv.')).toBeVisible();
    await expect(used).toBeChecked();
  });

  await test.step('it is off for one organisation alone', async () => {
    await page.goto('/backoffice/organisationen?search=weserbergland');
    await page
      .getByRole('table')
      .getByRole('link', { name: /^Weserbergland/ })
      .click();
    await page
      .getByRole('navigation', { name: 'Bereiche der Organisation' })
      .getByRole('link', { name: 'Carrier-Produkte' })
      .click();
    const used = page.getByRole('switch', { name: 'GLS Geschäftspaket aktiv' });
    const isOff = page.getByText(/^GLS Geschäftspaket ist für Weserbergland.* jetzt inaktiv\.$/);
    const isOn = page.getByText(/^GLS Geschäftspaket ist für Weserbergland.* jetzt aktiv\.$/);
    await used.press('Space');
    await expect(isOff).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(isOn).toBeVisible();
    await expect(used).toBeChecked();
    await used.press('Space');
    await expect(page.getByRole('row', { name: /Geschäftspaket/ })).toContainText('abweichend vom Standard');
    await page.getByRole('checkbox', { name: 'Nur Abweichungen vom Standard (1)' }).press('Space');
    await expect(page.getByRole('row', { name: /EuroBusinessParcel/ })).toHaveCount(0);
    await colleague.reload();
    await expect(rates.getByRole('radio', { name: /UPS.*Standard/ })).toBeVisible({ timeout: 30_000 });
    await expect(rates.getByRole('radio', { name: /Geschäftspaket/ })).toHaveCount(0);
    await page.reload();
    await expect(used).not.toBeChecked();
    await page.getByRole('button', { name: 'Auf Standard zurücksetzen' }).click();
    await expect(isOn).toBeVisible();
    await page.getByRole('button', { name: 'Alle Produkte zeigen' }).click();
    await expect(used).toBeChecked();
  });

  await test.step('the platform is left as it was', async () => {
    await page.goto('/backoffice/carrier-produkte?carrier=GLS');
    await page.getByRole('link', { name: 'Geschäftspaket', exact: true }).click();
    await page.getByRole('textbox', { name: /^Anzeigename/ }).fill('');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  });

  await test.step('staff of the desk read it, customers do not', async () => {
    await forget(page);
    await signIn(page, people.backofficeUser);
    await page.goto('/backoffice/carrier-produkte?carrier=GLS');
    await expect(page.getByRole('row', { name: /EuroBusinessParcel/ })).toContainText('Aktiv');
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(sync).toHaveCount(0);
    await page.getByRole('link', { name: 'BusinessParcel', exact: true }).click();
    await expect(page.getByText('Nur Administratoren können diese Angaben ändern.')).toBeVisible();
    await colleague.goto('/backoffice/carrier-produkte');
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Fehlende Berechtigung');
  });
});

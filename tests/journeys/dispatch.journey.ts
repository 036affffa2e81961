import { people } from 'contract/fixtures';
import { chooseRate, fillDomesticShipment, recipientPart } from '../actions/shipment-form.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';
import { recordPrinting } from '../fixtures/print-recorder.ts';

const recipient = {
  company: 'Glockengießerei Übelacker & Töchter',
  street: 'Lange Straße 12a',
  postalCode: '01067',
  city: 'Dresden',
};

// The one journey in which the carriers take their time.
test.use({ settings: { LOTSE_CARRIER_LATENCY: '1' } });

test(
  'a parcel is dispatched, and a colleague hears of it',
  { tag: '@main' },
  async ({ page, context, colleague, control }) => {
    const prints = await recordPrinting(context);

    await test.step('signing in leads back to the page that was asked for', async () => {
      await page.goto('/sendungen/neu');
      await page.getByRole('button', { name: people.owner.email }).click();
      await expect(page).toHaveURL(/\/sendungen\/neu$/);
      await expect(page).toHaveTitle('Sendung erstellen | Lotse Plattform');
      await expect(page.getByRole('heading', { level: 1, name: 'Sendung erstellen' })).toBeVisible();
    });

    await signIn(colleague, people.member);
    await expect(colleague).toHaveTitle('Sendungen | Lotse Plattform');

    await test.step('a wrong entry is named at its field and on top', async () => {
      const part = recipientPart(page);
      await part.getByRole('textbox', { name: 'Postleitzahl' }).fill('106');
      await page.getByRole('button', { name: 'Sendung beauftragen' }).first().click();
      const summary = page.getByRole('region', { name: 'Ergänzen oder korrigieren Sie' });
      await expect(summary).toBeFocused();
      await expect(
        part.getByText('Postleitzahl passt nicht zu Deutschland (Beispiel: 26133).').last(),
      ).toBeVisible();
      await expect(page).toHaveTitle('Fehler: Sendung erstellen | Lotse Plattform');
      await summary.getByRole('link', { name: /Inhalt der Sendung/ }).click();
      await expect(page.getByRole('textbox', { name: 'Inhalt der Sendung' })).toBeFocused();
    });

    await test.step('prices come while typing; the person chooses one', async () => {
      await fillDomesticShipment(page, recipient, 'Glockenmodell aus Wachs');
      await page.getByRole('textbox', { name: /Gewicht/ }).fill('2,5');
      await chooseRate(page, /DHL.*Paket/);
    });

    const trackingNumber = await test.step('it is ordered once', async () => {
      await page.getByRole('button', { name: 'Sendung beauftragen' }).first().dblclick();
      await expect(page.getByRole('heading', { name: 'Sendung beauftragt', exact: true })).toBeVisible();
      const number = await page
        .getByText(/^00340\d{15}$/)
        .first()
        .textContent();
      expect(number).toMatch(/^00340\d{15}$/);
      return number ?? '';
    });

    // Right after the order: a toast closes by itself.
    await test.step('the colleague sees a toast and opens the shipment from it', async () => {
      const toast = colleague.getByRole('region', { name: 'Meldungen' }).getByText('Sendung erstellt');
      await expect(toast).toBeVisible();
      await colleague.getByRole('link', { name: /Sendung erstellt/ }).click();
      await expect(colleague).toHaveURL(/\/sendungen\?shipment=/);
      await expect(colleague.getByRole('region', { name: /^Sendung LO-/ })).toContainText(trackingNumber);
    });

    await test.step('what was ordered has an address of its own', async () => {
      const expectOrder = async () => {
        await expect(page).toHaveURL(/\/sendungen\/neu\/erstellt\?shipment=/);
        await expect(page).toHaveTitle('Sendung beauftragt | Lotse Plattform');
        await expect(page.getByRole('heading', { level: 1, name: 'Sendung beauftragt' })).toBeVisible();
        await expect(page.getByRole('main').getByText(trackingNumber).first()).toBeVisible();
        await expect(page.getByText('Preis (netto)')).toBeVisible();
        await expect(page.getByText('Zustelltag', { exact: true })).toBeVisible();
      };
      await expectOrder();
      await page.reload();
      await expectOrder();
      await page.getByRole('link', { name: 'Sendung öffnen' }).click();
      await expect(page).toHaveURL(/\/sendungen\?shipment=/);
      await page.goBack();
      await expectOrder();
      await page.getByRole('link', { name: 'Weitere Sendung an denselben Empfänger' }).click();
      await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue(
        recipient.company,
      );
      await page.goBack();
      await expectOrder();
      await page.goForward();
      await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue(
        recipient.company,
      );
      await page.goBack();
      await expectOrder();
    });

    await test.step('the label is shown, printed and saved on the same page; to look at it is no print', async () => {
      const notedPrints = () => control.countCalls('POST /shipments/:id/printed');
      await page.getByRole('button', { name: /Versandetikett(en)? drucken/ }).click();
      const dialog = page.getByRole('dialog', { name: /Versandetikett(en)? drucken/ });
      await expect(dialog.getByTitle(`Versandetikett ${trackingNumber}`)).toBeVisible();
      expect(await notedPrints()).toBe(0);
      await dialog.getByRole('button', { name: 'Drucken' }).click();
      await expect.poll(prints).toBe(1);
      await expect.poll(notedPrints).toBe(1);
      // Once it is known to be printed, another print is asked for first.
      await expect(async () => {
        await dialog.getByRole('button', { name: 'Drucken', exact: true }).click();
        await expect(
          dialog.getByText(/^Bereits gedruckt am .+ von Jana Möller\. Erneut drucken\?$/),
        ).toBeVisible();
      }).toPass();
      await dialog.getByRole('button', { name: 'Nicht drucken' }).click();
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Herunterladen' }).click();
      expect((await download).suggestedFilename()).toBe(`Versandetikett-${trackingNumber}.pdf`);
      await dialog.getByRole('button', { name: 'Schließen' }).click();
      expect(context.pages()).toHaveLength(1);
    });

    await test.step('it stands first in the list, is found by its number, and opens beside it', async () => {
      // Nothing is asked on the way out: the shipment has been created.
      await page
        .getByRole('navigation', { name: 'Hauptnavigation' })
        .getByRole('link', { name: 'Sendungen' })
        .click();
      await expect(page).toHaveURL(/\/sendungen$/);
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows.nth(1)).toContainText(trackingNumber);
      await expect(rows.nth(1)).toContainText(recipient.company);
      await page.getByRole('searchbox').fill('Uebelacker');
      await expect(page).toHaveURL(/search=Uebelacker/);
      await expect(page.getByText('1–1 von 1')).toBeVisible();
      await page.getByRole('link', { name: trackingNumber }).click();
      const panel = page.getByRole('region', { name: /^Sendung LO-/ });
      await expect(panel).toContainText('Beauftragt');
      await expect(panel).toContainText('2,5\u00A0kg');
      await expect(panel).toContainText(/Gedruckt.*Jana Möller/);
      await page.goBack();
      await expect(panel).toBeHidden();
      await page.getByRole('link', { name: /^Beauftragt/ }).click();
      await expect(page).toHaveURL(/status=ordered/);
    });

    await test.step('signing out leaves nothing behind', async () => {
      await page.getByRole('button', { name: /Profil von Jana Möller/ }).click();
      await page.getByRole('menuitem', { name: 'Abmelden' }).click();
      await expect(
        page.getByRole('heading', { name: 'Sendungen erstellen, verfolgen und abholen lassen' }),
      ).toBeVisible();
      await page.goto('/sendungen');
      await expect(page.getByRole('button', { name: people.owner.email })).toBeVisible();
    });
  },
);

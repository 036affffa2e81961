import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { fillDomesticShipment, recipientPart } from '../actions/shipment-form.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const recipient = {
  company: 'Segelmacherei Öhlers',
  street: 'Hafen 7',
  postalCode: '24376',
  city: 'Kappeln',
};

/** The token with which a signed-in page calls the API. */
async function tokenOf(page: Page, api: string): Promise<string> {
  const [call] = await Promise.all([
    page.waitForRequest((request) => request.url().startsWith(api) && 'authorization' in request.headers()),
    page.reload(),
  ]);
  return call.headers().authorization ?? '';
}

// One request for the quote gets no answer.
test.use({ ownErrors: /request-quote/ });

test(
  'a quote is asked for, answered by staff, seen at once, accepted and ordered at its price',
  { tag: '@main' },
  async ({ page, colleague, addresses }) => {
    // Two people, one after the other.
    test.slow();
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const question = page.getByRole('alertdialog');
    const panel = page.getByRole('region', { name: /^Preisanfrage/ });
    const ask = page.getByRole('button', { name: 'Angebot anfordern', exact: true });
    const toForm = () => page.getByRole('link', { name: 'Sendung erstellen' }).first().click();

    await signIn(page, people.owner);
    await toForm();

    await test.step('without places nobody is asked', async () => {
      await ask.click();
      await expect(page.getByText('Versanddaten fehlen')).toBeVisible();
    });

    const keys: (string | undefined)[] = [];
    await test.step('a request that fails loses nothing', async () => {
      await fillDomesticShipment(page, recipient, 'Vorsegel');
      await page.route('**/shipments/request-quote', (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        return keys.length === 1 ? route.abort() : route.continue();
      });
      await ask.click();
      await expect(
        page.getByText('Angebot konnte nicht angefordert werden. Bitte versuchen Sie es erneut.'),
      ).toBeVisible();
      await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue(
        recipient.company,
      );
    });

    const id =
      await test.step('the next one is the same, and leads to the tab without a question', async () => {
        await ask.click();
        await expect(page).toHaveURL(/status=quotes&quote=/);
        await expect(question).toBeHidden();
        expect(keys).toEqual([keys[0], keys[0]]);
        await expect(panel.getByText('Offen')).toBeVisible();
        await expect(page.getByRole('link', { name: /^Preisanfragen/ })).toHaveAttribute(
          'aria-current',
          'page',
        );
        return new URL(page.url()).searchParams.get('quote') ?? '';
      });

    await test.step('another one is taken back, and its form begins anew with it', async () => {
      await page.goto('/sendungen/neu');
      await fillDomesticShipment(page, recipient, 'Großsegel');
      await ask.click();
      await expect(page).toHaveURL(/status=quotes&quote=/);
      await panel.getByRole('button', { name: 'Preisanfrage zurückziehen' }).click();
      await question.getByRole('button', { name: 'Preisanfrage zurückziehen' }).click();
      await expect(panel.getByText('Zurückgezogen').first()).toBeVisible();
      await panel.getByRole('link', { name: 'Erneut anfragen' }).click();
      await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue(
        recipient.company,
      );
    });

    await test.step('the form begins anew, and is left without a question', async () => {
      await page.goto('/sendungen/neu');
      await expect(heading('Sendung erstellen')).toBeVisible();
      await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue('');
      await page
        .getByRole('navigation', { name: 'Hauptnavigation' })
        .getByRole('link', { name: 'Sendungen' })
        .click();
      await expect(page).toHaveURL(/\/sendungen$/);
      await expect(question).toBeHidden();
      await page.getByRole('link', { name: /^Preisanfragen/ }).click();
      await page.locator(`a[href*="${id}"]`).click();
      await expect(panel.getByText('Offen')).toBeVisible();
    });

    await test.step('staff answer, and the tab hears of it', async () => {
      await signIn(colleague, people.backofficeUser);
      const authorization = await tokenOf(colleague, addresses.api);
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const answer = await colleague.request.post(
        `${addresses.api}/rate-requests/${id}/answer?organization=all`,
        {
          headers: { authorization },
          data: {
            offer: {
              carrier: 'DHL',
              carrierProductCode: 'DHL_PAKET',
              priceNetCents: 321,
              deliveryDate: inDays(7),
              validUntil: inDays(14),
            },
            message: 'Gern.',
          },
        },
      );
      expect(answer.status()).toBe(200);
      await expect(panel.getByText('Beantwortet').first()).toBeVisible();
      await expect(panel.getByText(/3,21.€ netto/)).toBeVisible();
      await expect(page.getByRole('row', { name: /DE 24376/ }).getByText(/3,21.€ netto/)).toBeVisible();
    });

    await test.step('the form is filled in with what was asked for and offered', async () => {
      await panel.getByRole('link', { name: 'Angebot annehmen' }).click();
      await expect(heading('Angebot annehmen')).toBeVisible();
      await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue(
        recipient.company,
      );
      await expect(page.getByText(/DHL Paket für 3,21.€ netto, gültig bis/)).toBeVisible();
      const rate = page.getByRole('radio', { name: /DHL.*Paket.*3,21/ });
      await expect(rate).toBeChecked();
    });

    await test.step('it is ordered at that price, and the offer is used up', async () => {
      const order = page.getByRole('button', { name: 'Sendung beauftragen' }).first();
      await expect(async () => {
        await order.click({ timeout: 2000 });
        await expect(heading('Sendung beauftragt')).toBeVisible({ timeout: 5000 });
      }).toPass();
      await expect(page.getByText(/3,21.€/).first()).toBeVisible();
      await page.goto(`/sendungen?status=quotes&quote=${id}`);
      await expect(panel.getByText('Angenommen')).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Sendung anzeigen' })).toBeVisible();
    });
  },
);

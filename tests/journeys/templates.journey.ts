import { people } from 'contract/fixtures';
import { chooseRate, fillDomesticShipment, recipientPart } from '../actions/shipment-form.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const recipient = {
  company: 'Segelmacherei Öhlers',
  street: 'Hafen 7',
  postalCode: '24376',
  city: 'Kappeln',
};

test(
  'a template is prepared, changed by two people, completed by a third, and cancelled',
  { tag: '@main' },
  async ({ page, colleague }) => {
    // Three people, one after the other.
    test.slow();
    const reference = (of = page) => of.getByRole('textbox', { name: 'Referenz 1' });
    const panel = (of = page) => of.getByRole('region', { name: /^Sendung LO-/ });
    const question = page.getByRole('alertdialog');
    const heading = (name: string | RegExp, of = page) => of.getByRole('heading', { level: 1, name });

    await signIn(page, people.owner);
    const id = await test.step('it is saved without a price, and leaving then asks nothing', async () => {
      await page.getByRole('link', { name: 'Sendung erstellen' }).first().click();
      await fillDomesticShipment(page, recipient, 'Vorsegel');
      await reference().fill('PO-1');
      await page.getByRole('button', { name: 'Als Vorlage (AVIS) speichern' }).click();
      await expect(page).toHaveTitle('Vorlage gespeichert | Lotse Plattform');
      const { searchParams } = new URL(page.url());
      await page
        .getByRole('navigation', { name: 'Hauptnavigation' })
        .getByRole('link', { name: 'Sendungen' })
        .click();
      await expect(page).toHaveURL(/\/sendungen$/);
      await expect(question).toBeHidden();
      return searchParams.get('shipment') ?? '';
    });

    await test.step('its form has a draft of its own, beside that of a new shipment', async () => {
      await page.goto(`/sendungen?shipment=${id}`);
      await panel().getByRole('link', { name: 'Bearbeiten' }).click();
      await expect(heading(/^Vorlage LO-\d+ bearbeiten$/)).toBeVisible();
      await expect(page).toHaveTitle(/^Vorlage LO-\d+ bearbeiten \| Lotse Plattform$/);
      await expect(reference()).toHaveValue('PO-1');
      await reference().fill('meine Fassung');
      await expect(page.getByText(/Entwurf gespeichert um/)).toBeVisible();
      await page.goto('/sendungen/neu');
      await expect(heading('Sendung erstellen')).toBeVisible();
      await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue('');
      await page.goto(`/sendungen/neu?shipmentIdToEdit=${id}`);
      await expect(reference()).toHaveValue('meine Fassung');
    });

    await test.step('two editors never replace each other’s work unseen', async () => {
      await signIn(colleague, people.packer);
      await colleague.goto(`/sendungen/neu?shipmentIdToEdit=${id}`);
      await reference(colleague).fill('Fassung der Kollegin');
      await colleague.getByRole('button', { name: 'Vorlage speichern' }).first().click();
      await expect(colleague.getByRole('region', { name: 'Meldungen' })).toContainText(
        'Vorlage aktualisiert',
      );
      await expect(panel(colleague)).toContainText('Fassung der Kollegin');

      await page.getByRole('button', { name: 'Vorlage speichern' }).first().click();
      await expect(page.getByText(/Die Vorlage wurde inzwischen geändert/)).toBeVisible();
      await expect(reference()).toHaveValue('meine Fassung');
      await page.getByRole('button', { name: 'Aktuelle Fassung laden' }).click();
      await question.getByRole('button', { name: 'Laden' }).click();
      await expect(reference()).toHaveValue('Fassung der Kollegin');
      await reference().fill('beide');
      await page.getByRole('button', { name: 'Vorlage speichern' }).first().click();
      await expect(page).toHaveURL(/status=avis/);
      await expect(panel()).toContainText('beide');
    });

    await test.step('the packing area completes it, and begins where something is missing', async () => {
      await panel(colleague).getByRole('link', { name: 'Vervollständigen' }).click();
      await expect(heading(/^Vorlage LO-\d+ vervollständigen$/, colleague)).toBeVisible();
      // Only the tariff was missing, and one is chosen beforehand as soon as there are any.
      await expect(colleague.getByText(/^Vorausgewählt: der günstigste Tarif/)).toBeVisible();
      await expect(colleague.getByText(/^Zum Beauftragen fehl/)).toHaveCount(0);
      await expect(colleague.getByRole('textbox', { name: /Gewicht/ }).first()).toBeEditable();
      await colleague
        .getByRole('textbox', { name: /Gewicht/ })
        .first()
        .fill('4');
      // The sum and the new question for prices come together, a moment after the key.
      await expect(colleague.getByText(/abrechnungsrelevant: 4,0.kg/).first()).toBeVisible();
      await expect(colleague.getByText('Preise werden aktualisiert')).toHaveCount(0);
      await chooseRate(colleague, /DHL.*Paket/);
      // The sum appears above the button, which moves by that.
      await expect(colleague.getByText('zuzüglich Umsatzsteuer').first()).toBeVisible();
      await colleague.getByRole('button', { name: 'Sendung beauftragen' }).first().click();
      await expect(heading('Sendung beauftragt', colleague)).toBeVisible();
    });

    await test.step('what is ordered is not edited: it is cancelled and copied', async () => {
      await page.goto(`/sendungen/neu?shipmentIdToEdit=${id}`);
      await expect(
        page.getByText(/ist bereits beauftragt und lässt sich nicht mehr bearbeiten/),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Stornieren und kopieren' }).click();
      await question.getByRole('button', { name: 'Sendung stornieren' }).click();
      await expect(heading('Sendung kopieren')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('Sendung storniert.');
      await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue(
        recipient.company,
      );
      await expect(page.getByRole('textbox', { name: /Gewicht/ }).first()).toHaveValue('4');
      await expect(reference()).toHaveValue('');
      // The page that shows it hears of it at once.
      await expect(colleague.getByRole('main').getByText('Storniert').first()).toBeVisible();
    });

    await test.step('what was done with it is kept, with everybody who did it', async () => {
      await colleague.goto(`/sendungen?shipment=${id}`);
      await panel(colleague).getByText('Protokoll').click();
      const told = panel(colleague).getByRole('listitem');
      for (const [what, who] of [
        ['Storniert', people.owner],
        ['Beauftragt', people.packer],
        ['Vorlage geändert', people.packer],
        ['Vorlage gespeichert', people.owner],
      ] as const)
        await expect(
          told.filter({ hasText: what }).filter({ hasText: who.family_name }).first(),
        ).toBeVisible();
      await expect(told.filter({ hasText: 'Referenz 1' }).first()).toBeVisible();
    });

    await test.step('a copy becomes a template of its own, which is discarded', async () => {
      await page.getByRole('button', { name: 'Als Vorlage (AVIS) speichern' }).click();
      await expect(page).toHaveTitle('Vorlage gespeichert | Lotse Plattform');
      const copyId = new URL(page.url()).searchParams.get('shipment') ?? '';
      await page.goto(`/sendungen?shipment=${copyId}`);
      await panel().getByRole('button', { name: 'Vorlage verwerfen' }).click();
      await question.getByRole('button', { name: 'Vorlage verwerfen' }).click();
      await expect(panel()).toContainText('Verworfen');
      await expect(panel().getByRole('link', { name: 'Bearbeiten' })).toBeHidden();
    });

    await test.step('an id that nobody knows, or may know, is told', async () => {
      for (const key of ['shipmentIdToEdit', 'avisIdToComplete', 'shipmentIdToCopy']) {
        await page.goto(`/sendungen/neu?${key}=shp_nobody`);
        await expect(
          page.getByText('Diese Sendung gibt es nicht oder Sie dürfen sie nicht sehen.'),
        ).toBeVisible();
      }
      await colleague.goto(`/sendungen/neu?shipmentIdToCopy=${id}`);
      await expect(colleague.getByText('Fehlende Berechtigung').first()).toBeVisible();
    });
  },
);

import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { doerOf } from '../actions/news.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const ups = { carrier: 'UPS', carrierProduct: 'Standard', carrierProductCode: 'UPS_STANDARD' } as const;

/** Presses a button of the page, and answers its question. */
async function close(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page
    .getByRole('alertdialog', { name: 'Tagesabschluss erstellen?' })
    .getByRole('button', { name: /abschließen$/ })
    .click();
}

test('the packing area closes all carriers, a member what one has refused, and an owner one', async ({
  page,
  colleague,
  browser,
  control,
}) => {
  // Three people, one after the other.
  test.slow();
  await signIn(page, people.owner);
  const doer = await doerOf(page);
  const open = async (of: Page) => {
    await of.goto('/einstellungen/tagesabschluss');
    await expect(of.getByRole('heading', { level: 1, name: 'Tagesabschluss' })).toBeVisible();
  };
  /** What was closed stands where the open ones were. */
  const expectNothingOpen = async (of: Page) => {
    await expect(of.getByRole('region', { name: 'Heute abgeschlossen' })).toBeVisible();
    await expect(of.getByRole('row', { name: /Offen/ })).toHaveCount(0);
  };
  const done = (of: Page, amount: RegExp) =>
    of.getByRole('region', { name: 'Meldungen' }).getByText(amount).first();

  await test.step('the packing area closes whatever is open, of all carriers at once', async () => {
    await doer.createShipment(false);
    await doer.createShipment(false, ups);
    const context = await browser.newContext({ locale: 'de-DE', baseURL: new URL(page.url()).origin });
    const bench = await context.newPage();
    await signIn(bench, people.packer);
    await open(bench);
    for (const carrier of ['DHL', 'UPS'])
      await expect(bench.getByRole('row', { name: new RegExp(`${carrier}.*Offen`) })).toBeVisible();
    await close(bench, /^Alle abschließen: \d+.Sendungen$/);
    await expect(done(bench, /^Tagesabschluss erstellt: \d+.Sendungen\.$/)).toBeVisible();
    await expectNothingOpen(bench);
    const history = bench.getByRole('table', { name: /^Bisherige Tagesabschlüsse/ });
    await expect(history.getByRole('row', { name: new RegExp(people.packer.family_name) })).not.toHaveCount(
      0,
    );
    await context.close();
  });

  await test.step('what a carrier refuses a member sees, and closes by another try', async () => {
    await doer.createShipment(false);
    await doer.createShipment(false);
    await control.setCarrierFaults('DHL:refuse-closing:Heute kein Platz');
    await signIn(colleague, people.member);
    await open(colleague);
    await close(colleague, 'Tagesabschluss erstellen, DHL');
    await expect(colleague.getByText(/^DHL: 1 von 2.Sendungen abgeschlossen\./)).toBeVisible();
    await expect(colleague.getByRole('main').getByRole('alert')).toContainText('Teilweise abgeschlossen');
    await expect(colleague.getByRole('row', { name: /DHL.*1 Sendung ist fehlgeschlagen/ })).toBeVisible();
    await control.setCarrierFaults('');
    await close(colleague, 'Erneut versuchen, DHL');
    await expectNothingOpen(colleague);
  });

  await test.step('an owner closes the one that has come since', async () => {
    await doer.createShipment(false);
    await open(page);
    await close(page, 'Tagesabschluss erstellen, DHL');
    await expect(done(page, /^Tagesabschluss erstellt: 1.Sendung\.$/)).toBeVisible();
    await expectNothingOpen(page);
    // Those who come later on this platform find one that is open.
    await doer.createShipment(false);
  });
});

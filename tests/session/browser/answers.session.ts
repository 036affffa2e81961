import { people } from 'contract/fixtures';
import { fillDomesticShipment } from '../../actions/shipment-form.ts';
import { callApi } from '../support/app-inside.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { expectQuiet, openTab, shiftClock } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { watchTraffic } from '../support/traffic.ts';

const recipient = {
  company: 'Orgelbau Rößler',
  street: 'Pfeifergasse 3',
  postalCode: '96047',
  city: 'Bamberg',
};

test('what is seen after a return to the window was asked for then', async ({ page, addresses, control }) => {
  await control.reset();
  await page.clock.install();
  await openSignedIn(page, people.member, addresses);
  await expectQuiet(page, control);
  const asked = () => control.countCalls('GET /shipments 200');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: /^Sendung LO-/ })).toBeVisible();
  // The list is seen already: nobody asks for it in advance.
  expect(await asked()).toBe(1);
  // Within two seconds the same question is not put twice.
  await page.clock.runFor(2100);
  await shiftClock(page, 40_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(asked).toBe(2);
});

test('a form of the settings keeps what was typed while its session is over, and saves it then', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await openSignedIn(page, people.owner, addresses, '/einstellungen/abrechnung');
  const costCentre = page.getByRole('textbox', { name: 'Kostenstelle' });
  await costCentre.fill('4711');
  await control.refuseTokens({ api: 1000 });
  expect(await callApi(page)).toMatchObject({ failures: ['unauthorized'] });
  const ended = page.getByText(/Ihre Sitzung ist abgelaufen/).first();
  await expect(ended).toBeVisible();
  await expect(costCentre).toHaveValue('4711');

  await control.refuseTokens({});
  await openTab(context);
  await expect(ended).toBeHidden();
  await expect(costCentre).toHaveValue('4711');
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(page.getByText(/^Gespeichert\./)).toBeVisible();
  await page.reload();
  await expect(costCentre).toHaveValue('4711');
});

test('a form whose session has ended lives again when somebody signs in elsewhere', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await openSignedIn(page, people.owner, addresses, '/sendungen/neu');
  await fillDomesticShipment(page, recipient, 'Zungenpfeifen');
  await expect(page.getByText(/Entwurf gespeichert um/)).toBeVisible();
  await expect.poll(() => control.openSockets()).toBe(1);
  const rates = page.getByRole('radiogroup', { name: 'Tarife', exact: true });
  await expect(rates).toBeVisible();

  // Not just two: what the form itself asks for meanwhile would use them up.
  await control.refuseTokens({ api: 1000 });
  expect(await callApi(page)).toMatchObject({ failures: ['unauthorized'] });
  const ended = page.getByText(/Ihre Sitzung ist abgelaufen/).first();
  await expect(ended).toBeVisible();
  await expect.poll(() => control.openSockets()).toBe(0);

  await control.refuseTokens({});
  await openTab(context);
  await expect(ended).toBeHidden();
  await expect.poll(() => control.openSockets()).toBe(2);
  await expect(page.getByRole('button', { name: 'Sendung beauftragen' }).first()).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Inhalt der Sendung' })).toHaveValue('Zungenpfeifen');
  await expect(rates).toBeVisible();
});

test('an order that was refused for the end of the session is not stuck there', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await openSignedIn(page, people.owner, addresses, '/sendungen/neu');
  await fillDomesticShipment(page, recipient, 'Zungenpfeifen');
  const rate = page.getByRole('radio', { name: /UPS.*Standard/ });
  await rate.check();
  const order = page.getByRole('button', { name: 'Sendung beauftragen' }).first();
  await control.refuseTokens({ api: 2 });
  await order.click();
  await expect(page.getByText(/Ihre Sitzung ist abgelaufen/).first()).toBeVisible();
  await openTab(context);
  await expect(order).toBeEnabled();
  await rate.check();
  await order.click();
  await expect(page.getByRole('heading', { name: 'Sendung beauftragt', exact: true })).toBeVisible();
});

test('what can be no id is never sent as one', async ({ page, context, addresses }) => {
  await openSignedIn(page, people.member, addresses);
  const traffic = watchTraffic(context, addresses);
  await page.goto('/sendungen?shipment=..');
  await expect(
    page.getByText('Diese Sendung gibt es nicht oder Sie dürfen sie nicht sehen').first(),
  ).toBeVisible();
  await page.goto('/sendungen/neu?recipientId=..&senderId=%2e');
  await expect(page.getByText('Der gewählte Kontakt wurde nicht gefunden.')).toBeVisible();
  const paths = traffic.apiCalls().map(({ url }) => new URL(url).pathname);
  expect(paths).toContain('/shipments');
  for (const path of paths) expect(path).toMatch(/^\/[\w-]+/);
  expect(paths).not.toContain('/');
});

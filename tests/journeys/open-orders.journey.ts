import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { chooseRate, fillDomesticShipment, type Recipient, recipientPart } from '../actions/shipment-form.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

/** Whatever a person does while an order is open, it is one parcel per wish, and they are told what became of it. */

const to = (company: string): Recipient => ({
  company,
  street: 'Mühlbachstraße 8',
  postalCode: '97070',
  city: 'Würzburg',
});
const rate = /UPS.*Standard/;

async function fillIn(page: Page, company: string): Promise<void> {
  await signIn(page, people.member);
  await page.getByRole('link', { name: 'Sendung erstellen' }).first().click();
  await fillDomesticShipment(page, to(company), 'Spanmesser');
  await chooseRate(page, rate);
}

const orderButton = (page: Page) => page.getByRole('button', { name: 'Sendung beauftragen' }).first();
const ordered = (page: Page) => page.getByRole('heading', { name: 'Sendung beauftragt', exact: true });
const question = (page: Page) => page.getByRole('alertdialog');
const toList = (page: Page) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Sendungen' });
const isOrders = (url: URL) => url.pathname === '/shipments';

async function leave(page: Page): Promise<void> {
  await expect(question(page)).toContainText(
    'Ob Ihre Sendung beauftragt ist, steht noch nicht fest. Das klärt sich auch, wenn Sie die Seite verlassen',
  );
  await question(page).getByRole('button', { name: 'Verlassen' }).click();
  await expect(page).toHaveURL(/\/sendungen$/);
}

async function expectShipments(page: Page, search: string, amount: number): Promise<void> {
  await page.goto(`/sendungen?search=${search}`);
  await expect(page.getByText(`1–${amount} von ${amount}`)).toBeVisible();
}

/** Holds the first order up on its way. @returns the way to let it arrive; resolves with the platform's answer */
async function holdOrder(page: Page): Promise<() => Promise<number>> {
  const gate = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<number>();
  let orders = 0;
  await page.route(isOrders, async (route) => {
    if (route.request().method() !== 'POST' || ++orders > 1) return route.fallback();
    await gate.promise;
    const answer = await route.fetch();
    arrived.resolve(answer.status());
    // The form that has sent it may be gone.
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  return () => {
    gate.resolve();
    return arrived.promise;
  };
}

/** Orders arrive, and their answers do not. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route(isOrders, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
}

test('what is being ordered cannot be reset', async ({ page }) => {
  await fillIn(page, 'Haltbauer');
  const arrive = await holdOrder(page);
  await orderButton(page).click();
  const reset = page.getByRole('button', { name: 'Eingaben zurücksetzen' });
  await expect(reset).toBeDisabled();
  await expect(reset).toHaveAccessibleDescription(/erst, wenn das Ergebnis des letzten Auftrags feststeht/);
  await arrive();
  await expect(ordered(page)).toBeVisible();
  await expectShipments(page, 'Haltbauer', 1);
});

test('a form that is left while its order is on its way orders once', async ({ page }) => {
  await fillIn(page, 'Gehbauer');
  const arrive = await holdOrder(page);
  await orderButton(page).click();
  await toList(page).click();
  await leave(page);

  await page.getByRole('link', { name: 'Sendung erstellen' }).first().click();
  await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue('Gehbauer');
  await expect(page.getByText('Die Sendung wurde nicht beauftragt.')).toBeVisible();
  await chooseRate(page, rate);
  await orderButton(page).click();
  await expect(ordered(page)).toBeVisible();
  // The person has been told „nicht beauftragt“: the one that was held up must not become a parcel any more.
  expect(await arrive()).toBe(409);
  await expectShipments(page, 'Gehbauer', 1);
});

test('whoever looks into the list as the form advises is told when they come back', async ({ page }) => {
  await fillIn(page, 'Nachseher');
  await loseAnswers(page);
  await orderButton(page).click();
  await expect(page.getByText(/Wir wissen nicht, ob die Sendung beauftragt wurde/)).toBeVisible();
  await page.getByRole('link', { name: 'Sendungsliste prüfen' }).click();
  await leave(page);
  await page.getByRole('link', { name: 'Sendung erstellen' }).first().click();
  await expect(ordered(page)).toBeVisible();
  await expectShipments(page, 'Nachseher', 1);
});

test('a question about leaving goes when the order is done', async ({ page, control }) => {
  await fillIn(page, 'Fragebauer');
  await control.setCarrierFaults('UPS:late:4000');
  await orderButton(page).click();
  await toList(page).click();
  await expect(question(page)).toBeVisible();
  await expect(ordered(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
  await toList(page).click();
  await expect(page).toHaveURL(/\/sendungen$/);
});

test('a tab and its copy order two things', async ({ page, context }) => {
  await fillIn(page, 'Zwillingsbauer');
  await expect(page.getByText(/Entwurf gespeichert um/)).toBeVisible();
  const twin = await copyOf(page);
  const companyIn = (tab: Page) => recipientPart(tab).getByRole('textbox', { name: 'Firma' });
  await companyIn(twin).fill('Kopistin');
  await expect(companyIn(page)).toHaveValue('Zwillingsbauer');
  // What each tab has put away is its own as well.
  for (const [tab, company] of [
    [page, 'Zwillingsbauer'],
    [twin, 'Kopistin'],
  ] as const) {
    await tab.reload();
    await expect(companyIn(tab)).toHaveValue(company);
    await chooseRate(tab, rate);
  }
  await orderButton(page).click();
  await expect(ordered(page)).toBeVisible();
  await orderButton(twin).click();
  await expect(ordered(twin)).toBeVisible();
  expect(twin.url()).not.toBe(page.url());
  // Neither name holds the other one: two orders of the same input would show.
  await expectShipments(page, 'Zwillingsbauer', 1);
  await expectShipments(page, 'Kopistin', 1);
  expect(context.pages()).toHaveLength(2);
});

test('a copy of a tab whose order is open finds out what became of it', async ({ page }) => {
  await fillIn(page, 'Kopierbauer');
  await expect(page.getByText(/Entwurf gespeichert um/)).toBeVisible();
  await page.reload();
  await chooseRate(page, rate);
  await loseAnswers(page);
  await orderButton(page).click();
  await expect(page.getByText(/Wir wissen nicht, ob die Sendung beauftragt wurde/)).toBeVisible();
  const twin = await copyOf(page);
  await expect(ordered(twin)).toBeVisible();
  await expectShipments(twin, 'Kopierbauer', 1);
});

test('a recipient is kept, though the order had to be settled', async ({ page, control }) => {
  await fillIn(page, 'Merkbauer');
  await page.getByRole('checkbox', { name: 'Im Adressbuch speichern' }).check({ force: true });
  const kept: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/contacts')) kept.push(request.url());
  });
  await control.setCarrierFaults('UPS:lost-answer');
  await orderButton(page).click();
  await expect(page.getByText(/Der Dienstleister hat noch nicht geantwortet/)).toBeVisible();
  // Only then does the carrier answer: before it the form would settle the order by itself.
  await page.reload();
  await control.setCarrierFaults('');
  await expect(ordered(page)).toBeVisible();
  await expect.poll(() => kept.length).toBe(1);
});

test('signing out says where an order is under way', async ({ page, context, control }) => {
  await fillIn(page, 'Abmeldebauer');
  const other = await context.newPage();
  await other.goto('/sendungen');
  await expect(other.getByRole('table')).toBeVisible();
  await page.bringToFront();
  await control.setCarrierFaults('UPS:late:6000');
  await orderButton(page).click();
  await expect(page.getByText('Wird beauftragt …').first()).toBeAttached();
  await other.getByRole('button', { name: /^Profil von/ }).click();
  await other.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(question(other)).toContainText(
    'In einem anderen Tab steht noch nicht fest, ob eine Sendung beauftragt ist.',
  );
  await question(other).getByRole('button', { name: 'Angemeldet bleiben' }).click();
  await expect(ordered(page)).toBeVisible();
});

/** Another tab with a copy of this one's session storage, as „Tab duplizieren“ makes it. */
async function copyOf(page: Page): Promise<Page> {
  const [twin] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ]);
  return twin;
}

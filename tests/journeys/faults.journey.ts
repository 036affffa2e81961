import { people } from 'contract/fixtures';
import { chooseRate, fillDomesticShipment, recipientPart } from '../actions/shipment-form.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const recipient = {
  company: 'Sägewerk Öhrlein',
  street: 'Mühlbachstraße 8',
  postalCode: '97070',
  city: 'Würzburg',
};

async function openForm(page: Parameters<typeof signIn>[0], to = recipient): Promise<void> {
  await signIn(page, people.otherOwner);
  await page.getByRole('link', { name: 'Sendung erstellen' }).first().click();
  // The other organisation has no address book: the sender is open and is typed.
  const sender = page.getByRole('region', { name: 'Absender', exact: true });
  await sender.getByRole('textbox', { name: 'Firma' }).fill('Weserbergland Medizintechnik');
  await sender.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Am Posthof 1');
  await sender.getByRole('textbox', { name: 'Postleitzahl' }).fill('31785');
  await sender.getByRole('textbox', { name: 'Ort' }).fill('Hameln');
  await fillDomesticShipment(page, to, 'Spanmesser');
}

test('a carrier that fails is a row with its reason and can be asked again', async ({ page, control }) => {
  await control.setCarrierFaults('GLS:fail');
  await openForm(page);
  const rates = page.getByRole('radiogroup', { name: 'Tarife', exact: true });
  await expect(page.getByText('Nicht erreichbar')).toBeVisible();
  await expect(page.getByText('Stückgut – nicht möglich')).toBeVisible();
  await expect(page.getByText('Nur Paletten und Transportkisten')).toBeVisible();
  await control.setCarrierFaults('');
  await page.getByRole('button', { name: 'Erneut versuchen (GLS)' }).click();
  await expect(rates.getByRole('radio', { name: /GLS BusinessParcel/ })).toBeVisible();
});

test('a carrier that refuses leaves the input as it is', async ({ page, control }) => {
  await openForm(page);
  await chooseRate(page, /UPS.*Standard/);
  await control.setCarrierFaults('UPS:refuse:Das Konto ist gesperrt.');
  await page.getByRole('button', { name: 'Sendung beauftragen' }).first().click();
  await expect(page.getByText('Die Sendung wurde nicht beauftragt.')).toBeVisible();
  await expect(page.getByText(/Das Konto ist gesperrt/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Inhalt der Sendung' })).toHaveValue('Spanmesser');
});

test('at another price than was shown nothing is ordered before the new one was seen', async ({
  page,
  control,
}) => {
  await openForm(page, { ...recipient, company: 'Preisrutsch Möbel' });
  await chooseRate(page, /UPS.*Standard/);
  const rates = page.getByRole('complementary', { name: 'Zusammenfassung und Tarife' });
  await control.setCarrierFaults('UPS:dearer:390');
  const order = page.getByRole('button', { name: 'Sendung beauftragen' }).first();
  await order.click();
  const told = rates.getByText(/Der Preis hat sich geändert: [\d,]+\s€ statt [\d,]+\s€/);
  await expect(told).toBeVisible();
  const [, now = ''] = /: ([\d,]+)/.exec(await told.innerText()) ?? [];
  const rate = rates.getByRole('radio', { name: /UPS.*Standard/ });
  await expect(rate).toHaveAccessibleName(new RegExp(now));
  await expect(rate).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Inhalt der Sendung' })).toHaveValue('Spanmesser');
  await order.click();
  await expect(page.getByRole('heading', { name: 'Sendung beauftragt', exact: true })).toBeVisible();
  await page.goto('/sendungen?search=Preisrutsch');
  await expect(page.getByText('1–1 von 1')).toBeVisible();
});

test('a lost answer never orders twice', { tag: '@main' }, async ({ page, control }) => {
  await openForm(page);
  await chooseRate(page, /UPS.*Standard/);
  await control.setCarrierFaults('UPS:lost-answer');
  await page.getByRole('button', { name: 'Sendung beauftragen' }).first().click();
  await expect(page.getByText(/Der Dienstleister hat noch nicht geantwortet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sendung beauftragen' }).first()).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Sendungsliste prüfen' })).toBeVisible();
  await control.setCarrierFaults('');
  // The form asks by itself; the next journey presses.
  await expect(page.getByRole('heading', { name: 'Sendung beauftragt', exact: true })).toBeVisible();
  await page.goto('/sendungen?search=Oehrlein');
  await expect(page.getByText('1–1 von 1')).toBeVisible();
});

test('a network that is lost while an order is under way does not make two parcels', async ({
  page,
  context,
}) => {
  await openForm(page, { ...recipient, company: 'Bürstenmacherei Söhnlein' });
  await chooseRate(page, /UPS.*Standard/);
  // The order arrives; its answer does not, and the browser knows that it has no network.
  await page.route(
    (url) => url.pathname === '/shipments',
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
  );
  await page.getByRole('button', { name: 'Sendung beauftragen' }).first().click();
  await expect(page.getByText(/Wir wissen nicht, ob die Sendung beauftragt wurde/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Sendung beauftragen' }).first()).toBeDisabled();
  await page.getByRole('button', { name: 'Jetzt prüfen' }).click();
  await expect(page.getByRole('heading', { name: 'Sendung beauftragt', exact: true })).toBeVisible();
  await page.goto('/sendungen?search=Soehnlein');
  await expect(page.getByText('1–1 von 1')).toBeVisible();
});

test('a reload while a carrier takes its time ends in the one shipment', async ({ page, control }) => {
  await openForm(page, { ...recipient, company: 'Kelterei Möhrlin' });
  await chooseRate(page, /UPS.*Standard/);
  await control.setCarrierFaults('UPS:late:6000');
  await page.getByRole('button', { name: 'Sendung beauftragen' }).first().click();
  await expect.poll(() => control.countCalls('begun: POST /shipments')).toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sendung beauftragen' }).first()).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Sendung beauftragt', exact: true })).toBeVisible();
  await page.goto('/sendungen?search=Moehrlin');
  await expect(page.getByText('1–1 von 1')).toBeVisible();
});

test('without a connection the form says so and keeps the input', async ({ page, context }) => {
  await openForm(page);
  await context.setOffline(true);
  await expect(page.getByText('Keine Verbindung. Ihre Eingaben bleiben erhalten.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Inhalt der Sendung' })).toHaveValue('Spanmesser');
  await context.setOffline(false);
  await expect(page.getByText('Wieder verbunden.')).toBeVisible();
});

test('what is typed outlasts a contact that cannot be read and a network that comes and goes', async ({
  page,
  context,
}) => {
  await signIn(page, people.member);
  await page.goto('/sendungen/neu?recipientId=nicht-da');
  await expect(page.getByText('Der gewählte Kontakt wurde nicht gefunden.')).toBeVisible();
  await fillDomesticShipment(page, recipient, 'Spanmesser');
  await expect(page.getByText(/Entwurf gespeichert um/)).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('Keine Verbindung. Ihre Eingaben bleiben erhalten.')).toBeVisible();
  const askedAgain = page.waitForResponse(/\/contacts\/nicht-da$/);
  await context.setOffline(false);
  await askedAgain;
  await expect(page.getByText('Wieder verbunden.')).toBeVisible();
  const content = page.getByRole('textbox', { name: 'Inhalt der Sendung' });
  await expect(content).toHaveValue('Spanmesser');
  await page.reload();
  await expect(content).toHaveValue('Spanmesser');
});

test('a tab that cannot be fetched does not show the rows of another one as its own', async ({ page }) => {
  await signIn(page, people.member);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const range = await page.getByText(/^1–\d+ von \d+$/).textContent();
  let isReachable = false;
  await page.route(
    ({ searchParams }) => searchParams.get('status') === 'transit',
    (route) => (isReachable ? route.continue() : route.abort('connectionrefused')),
  );
  await page.getByRole('link', { name: /^Unterwegs/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Fehler beim Abrufen der Sendungen' });
  await expect(notice).toContainText('die vorige Auswahl: Alle');
  await expect(page.getByText(`${range} (Alle)`)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Sendungen, alter Stand' })).toBeVisible();

  // As late as can be: what the screen asks by itself, when the socket connects, would take the button away.
  const retry = page.getByRole('button', { name: 'Erneut versuchen' });
  await retry.click({ trial: true });
  isReachable = true;
  await retry.click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('table', { name: 'Sendungen, neueste zuerst' })).toBeVisible();
  await expect(page.getByText(`${range} (Alle)`)).toBeHidden();
});

test('the search field shows what the list was asked for', async ({ page }) => {
  await signIn(page, people.member);
  const field = page.getByRole('searchbox');
  await field.fill('Zwickau');
  await expect(page).toHaveURL(/search=Zwickau/);
  await page.getByRole('link', { name: 'Suche leeren' }).click();
  await expect(page).toHaveURL(/\/sendungen$/);
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(field).toHaveValue('Zwickau');
  await expect(page.getByRole('heading', { name: 'Keine Treffer für diese Suche' })).toBeVisible();
  await page.goForward();
  await expect(field).toHaveValue('');
  // What was typed just before is not searched for after all.
  await page.goBack();
  await page.clock.install();
  await field.evaluate((element) =>
    element.addEventListener('input', () => history.forward(), { once: true }),
  );
  await field.press('x');
  await expect(page).toHaveURL(/\/sendungen$/);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/sendungen$/);
  await expect(field).toHaveValue('');
});

test('several lines are searched for as one, and nothing is refused', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
  await signIn(page, people.member);
  const rows = page.getByRole('table').getByRole('row');
  const name = await rows.nth(1).getByRole('rowheader').getByText(/./).first().textContent();
  await page.goto(`/sendungen?search=${encodeURIComponent(`\r\n${name}\t\n`)}`);
  await expect(rows.nth(1)).toContainText(name ?? '');
  await expect(page.getByRole('searchbox')).toHaveValue(name ?? '');

  await page.goto('/sendungen/neu');
  const search = recipientPart(page).getByRole('combobox').first();
  await search.fill(`Zahntechnik Löwenstein\n${'Hinterhaus, zweiter Aufgang links, '.repeat(4)}`);
  await expect(page.getByText('Keine Treffer. Geben Sie die Adresse unten ein.')).toBeVisible();
  expect(refused).toEqual([]);
});

test('a label belongs to its shipment, whatever is opened before it comes', async ({ page }) => {
  await signIn(page, people.member);
  await page.goto('/sendungen?status=transit');
  const panel = page.getByRole('region', { name: /^Sendung LO-/ });
  const numbers = page.getByRole('table').getByRole('link');
  const numberOf = async (index: number) => (await numbers.nth(index).textContent()) ?? '';
  const [first, second] = [await numberOf(0), await numberOf(1)];
  await numbers.nth(0).click();
  await expect(panel).toContainText(first);
  await numbers.nth(1).click();
  await expect(panel).toContainText(second);

  await page.getByRole('button', { name: /Versandetikett(en)? drucken/ }).click();
  const dialog = page.getByRole('dialog', { name: /Versandetikett(en)? drucken/ });
  await expect(dialog.getByTitle(`Versandetikett ${second}`)).toBeVisible();
  await page.goBack();
  await expect(panel).toContainText(first);
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: /Versandetikett(en)? drucken/ }).click();
  await expect(dialog.getByTitle(`Versandetikett ${first}`)).toBeVisible();
  await page.goForward();
  await expect(panel).toContainText(second);
  await expect(dialog).toBeHidden();
});

test('an address without a screen gives the 404 page', async ({ page }) => {
  await page.goto('/gibt-es-nicht');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 – Seite nicht gefunden');
  await expect(page.getByText('Die angeforderte Seite konnte nicht gefunden werden.')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).click();
  await expect(page).toHaveTitle('Startseite | Lotse Plattform');
});

test('a missing permission gives the 403 page', async ({ page }) => {
  await signIn(page, people.packer);
  await page.goto('/backoffice/organisationen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fehlende Berechtigung');
  await expect(
    page.getByText('Sie haben nicht die nötigen Berechtigungen, um diese Seite zu sehen.'),
  ).toBeVisible();
  await expect(page.getByText(/^Angemeldet als Timo .*, Rolle Packplatz\.$/)).toBeVisible();
  await expect(page.getByText(/Ein Administrator kann/)).toBeVisible();
  await page.goto('/sendungen/neu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fehlende Berechtigung');
  await expect(page.getByText(/^Angemeldet als Timo .*, Rolle Packplatz\.$/)).toBeVisible();
  await expect(
    page.getByText(/Ein Inhaber Ihrer Organisation \(Tietze Feinmechanik GmbH\) kann/),
  ).toBeVisible();
});

test('a page beyond the end of the list is its last one', async ({ page }) => {
  await signIn(page, people.member);
  await page.goto('/sendungen?page=9999');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL(/\/sendungen\?page=\d{1,3}$/);
});

test('a shipment that does not exist, or belongs to others, is not found', async ({ page }) => {
  await signIn(page, people.member);
  await page.goto('/sendungen?shipment=nicht-da');
  await expect(
    page.getByText('Diese Sendung gibt es nicht oder Sie dürfen sie nicht sehen').first(),
  ).toBeVisible();
});

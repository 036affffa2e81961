import { people } from 'contract/fixtures';
import { fillDomesticShipment } from '../actions/shipment-form.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

/** Code that the server does not have any more, or that does not get through. */
function assets(...names: readonly string[]): RegExp {
  return new RegExp(`/assets/(?:${names.join('|')})-[^/]+\\.js$`);
}

test('a shipment whose code cannot be loaded leaves the list alone, and opens at another try', async ({
  page,
}) => {
  await signIn(page, people.owner);
  await page.goto('/sendungen');
  const table = page.getByRole('table');
  const link = table.getByRole('link').first();
  await expect(link).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  let file = '';
  await page.route(assets('OpenShipment'), (route) => {
    file = route.request().url();
    return route.abort();
  });

  await link.click();
  const missing = page.getByRole('region', { name: 'Die Sendung kann gerade nicht angezeigt werden.' });
  await expect(missing.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toBeVisible();

  await missing.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(missing.getByText('Auch dieser Versuch ist fehlgeschlagen.')).toBeVisible();

  await page.unroute(assets('OpenShipment'));
  // Some browsers remember for ever what they could not import (whatwg/html#6768). There the second button helps.
  const isRemembered = await page.evaluate(
    (url) =>
      import(url).then(
        () => false,
        () => true,
      ),
    file,
  );
  await missing.getByRole('button', { name: isRemembered ? 'Seite neu laden' : 'Erneut versuchen' }).click();
  await expect(page.getByRole('region', { name: /^Sendung LO-/ })).toBeVisible();
  // Otherwise a part is not worth a page that is loaded anew.
  expect(loads).toBe(isRemembered ? 1 : 0);

  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('a page whose code cannot be loaded says so, and is there at the next visit', async ({
  page,
  context,
}) => {
  await signIn(page, people.owner);
  await page.goto('/sendungen');
  const create = page.getByRole('link', { name: 'Sendung erstellen' }).first();
  await expect(create).toBeVisible();
  await page.route(assets('new-shipment'), (route) => route.abort());
  await context.setOffline(true);

  await create.click();
  await expect(page).toHaveURL(/\/sendungen\/neu$/);
  await expect(
    page.getByRole('heading', { name: 'Die Seite kann gerade nicht geladen werden' }),
  ).toBeVisible();

  await context.setOffline(false);
  await page.unroute(assets('new-shipment'));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sendungen', level: 1 })).toBeVisible();
  await create.click();
  await expect(page.getByRole('heading', { name: 'Sendung erstellen', level: 1 })).toBeVisible();
});

test('a page whose code does not come over a dead line says so in its place, and opens at another try', async ({
  page,
}) => {
  await signIn(page, people.owner);
  await page.goto('/sendungen');
  const create = page.getByRole('link', { name: 'Sendung erstellen' }).first();
  await expect(create).toBeVisible();
  // The browser still believes in its network.
  const dead = [assets('new-shipment'), /\/index\.html$/];
  for (const path of dead) await page.route(path, (route) => route.abort());

  await create.click();
  await expect(
    page.getByRole('heading', { name: 'Die Seite kann gerade nicht geladen werden' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Auch dieser Versuch ist fehlgeschlagen.')).toBeVisible();

  for (const path of dead) await page.unroute(path);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('textbox', { name: 'Inhalt der Sendung' })).toBeVisible();
});

test('in the form nothing typed is lost to a part that cannot be loaded', async ({ page }) => {
  await page.route(assets('OpenedProfileMenu'), (route) => route.abort());
  await signIn(page, people.owner);
  await page.goto('/sendungen/neu');
  await fillDomesticShipment(
    page,
    { company: 'Kelterei Möhrlin', street: 'Mühlbachstraße 8', postalCode: '97070', city: 'Würzburg' },
    'Spanmesser',
  );
  const content = page.getByRole('textbox', { name: 'Inhalt der Sendung' });

  await page.getByRole('button', { name: /^Profil von / }).click();
  await expect(page.getByText('Das Menü kann gerade nicht angezeigt werden.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await expect(content).toHaveValue('Spanmesser');

  // The form has brought the question's code along. On another page the browser asks instead, and „no“ is an answer.
  await page.route(assets('overlays'), (route) => route.abort());
  await page.goto('/sendungen');
  await page.getByRole('button', { name: /^Profil von / }).click();
  const question = page.waitForEvent('dialog');
  const pressed = page.getByRole('button', { name: 'Abmelden' }).click();
  const dialog = await question;
  expect(dialog.message()).toContain('Sie haben eine Sendung begonnen');
  await dialog.dismiss();
  await pressed;
  await page.unroute(assets('overlays'));
  await page.goto('/sendungen/neu');
  await expect(content).toHaveValue('Spanmesser');
});

for (const [what, address, isServed, heading] of [
  ['what a newer build has replaced', '/impressum', true, 'Eine neue Version ist verfügbar'],
  ['a dead line', '/impressum', false, 'Die Seite kann gerade nicht geladen werden'],
  ['an address without a page', '/gibt/es/nicht', true, '404 – Seite nicht gefunden'],
] as const)
  test(`strangers who have nothing but the start page’s code are told of ${what}, and not of a fault`, async ({
    page,
  }) => {
    const loaded = new Set<string>();
    const note = (request: { url: () => string }) => loaded.add(request.url());
    page.on('request', note);
    await page.goto('/');
    const imprint = page.getByRole('link', { name: 'Impressum' });
    await expect(imprint).toBeVisible();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    await page.route(/\/assets\/[^/]+\.js$/, (route) =>
      loaded.has(route.request().url()) ? route.continue() : route.abort(),
    );
    if (!isServed) await page.route(/\/index\.html$/, (route) => route.abort());

    if (address === '/impressum') await imprint.click();
    else await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('link', { name: 'Zurück zur Startseite' })).toBeVisible();
    await expect(imprint).toBeVisible();
  });

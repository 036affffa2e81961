import { people } from 'contract/fixtures';
import { chooseRate, fillDomesticShipment, recipientPart } from '../actions/shipment-form.ts';
import { signIn } from '../actions/sign-in.ts';
import { nextPaint } from '../fixtures/first-view.ts';
import { expect, test } from '../fixtures/journey.ts';

/** What only a real pointer in a real browser shows. */
const recipient = {
  company: 'Kelterei Möhrlin',
  street: 'Mühlbachstraße 8',
  postalCode: '97070',
  city: 'Würzburg',
};

test('a press is not lost to the message that it brings up', async ({ page }) => {
  await signIn(page, people.owner);
  await page.goto('/sendungen/neu');
  const part = recipientPart(page);
  const add = page.getByRole('button', { name: 'Packstück hinzufügen' });
  const first = await add.boundingBox();
  await part.getByRole('textbox', { name: 'Postleitzahl' }).pressSequentially('7276');
  const place = await add.boundingBox();
  if (!place) throw new Error('The button has no place');
  // What comes later, boxes and hints, moves nothing that somebody is about to press.
  expect(place).toEqual(first);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  // The page is painted while the finger is still down: with the message, if that did not wait.
  await page.evaluate(nextPaint);
  await page.mouse.up();
  await expect(page.getByRole('group', { name: /^Packstück/ })).toHaveCount(2);
  await expect(part.getByText(/^Postleitzahl passt nicht/)).toBeVisible();
});

test('a click takes up a number that stands there', async ({ page }) => {
  await signIn(page, people.owner);
  await page.goto('/sendungen/neu');
  const length = page.getByRole('textbox', { name: /Länge/ });
  await expect(length).toHaveValue('3');
  await length.click();
  await page.keyboard.type('40');
  await expect(length).toHaveValue('40');
});

for (const width of [640, 768, 1024, 1119, 1120, 1180])
  test(`at ${width} px ordering and rates are in reach from the first field on`, async ({ page }) => {
    // A laptop at 200 % is no higher than this.
    await page.setViewportSize({ width, height: 450 });
    await signIn(page, people.owner);
    await page.goto('/sendungen/neu');
    const order = page.getByRole('button', { name: /^(?:Sendung beauftragen|Beauftragen)/ });
    await expect(order).toHaveCount(1);
    await expect(order).toBeInViewport({ ratio: 1 });
    const lead = page.getByRole('button', { name: /zu den Tarifen$/ });
    const heading = page.getByRole('heading', { name: 'Zusammenfassung und Tarife' });
    if (width < 1120) await lead.click();
    else await expect(lead).toBeHidden();
    await expect(heading).toBeInViewport();
  });

test('Escape closes the label also after a click into its viewer', async ({ page }) => {
  await signIn(page, people.owner);
  await page.goto('/sendungen/neu');
  await fillDomesticShipment(page, recipient, 'Spanmesser');
  await chooseRate(page, /DHL.*Paket/);
  await page.getByRole('button', { name: 'Sendung beauftragen' }).click();
  await page.getByRole('button', { name: /Versandetikett(en)? drucken/ }).click();
  const dialog = page.getByRole('dialog', { name: /Versandetikett(en)? drucken/ });
  await expect(dialog.getByRole('button', { name: 'Drucken' })).toBeFocused();
  const viewer = dialog.getByTitle(/^Versandetikett /);
  await expect(viewer).toBeVisible();
  // A viewer that is not there yet takes no focus, and one that is takes it some time after the click.
  const taken = await page.evaluateHandle(() => {
    const notes = { times: 0 };
    addEventListener('blur', () => (notes.times += 1));
    return notes;
  });
  await expect(async () => {
    await viewer.click({ position: { x: 200, y: 200 } });
    expect(await taken.evaluate(({ times }) => times)).toBeGreaterThan(0);
  }).toPass();
  await expect(dialog.getByRole('button', { name: 'Drucken' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('where the navigation is a rail of icons, Tab brings their words back', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await signIn(page, people.owner);
  const links = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  // The words' code comes once there is a rail; until then a link has none.
  await expect(async () => {
    await links.first().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText('Abholungen', { timeout: 1000 });
  }).toPass();
});

test.describe('where there are only fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test('no list of keys is offered', async ({ page }) => {
    await signIn(page, people.owner);
    await page.getByRole('button', { name: /^Profil von/ }).tap();
    await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Tastenkürzel' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Profil', exact: true }).tap();
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tastenkürzel' })).toBeHidden();
  });
});

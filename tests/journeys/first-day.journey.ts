import type { Locator, Page } from '@playwright/test';
import { chooseRate } from '../actions/shipment-form.ts';
import { countInput } from '../fixtures/count-input.ts';
import { expect, test } from '../fixtures/journey.ts';

/** Of docs/measurements.md, with room for another one here and there. */
const MOST = { keys: 90, clicks: 42 };

/** What their spreadsheet has exported: as Windows writes it, one byte for each letter. */
const customers = Buffer.from(
  [
    'Firmenname;Strasse;PLZ;Stadt;Land',
    'Werft Öhe GmbH;Werftstraße 18;24143;Kiel;DE',
    'Bootsbau Süd;Hafengasse 4;97070;Würzburg;DE',
    'Yachtklub Über See;Ufer 9;23570;Lübeck;DE',
  ].join('\r\n'),
  'latin1',
);

/** Types letter by letter, so that each is counted. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.keyboard.type(text);
}

test('a new organisation sets up, imports its customers, orders a weekly pickup, dispatches and closes its day', async ({
  page,
  context,
}, info) => {
  test.slow();
  const input = await countInput(context);
  const began = Date.now();
  const field = (name: RegExp | string) => page.getByRole('textbox', { name });
  const press = (name: RegExp | string) => page.getByRole('button', { name }).click();
  const go = (name: string) =>
    page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name }).click();
  const pickup = page.getByRole('form', { name: 'Abholung beauftragen' });
  const until = async (time: string) => {
    await pickup
      .getByRole('group', { name: /Späteste Abholzeit/ })
      .getByRole('spinbutton')
      .first()
      .click();
    await page.keyboard.type(time);
  };

  await test.step('registered and set up, alone', async () => {
    await page.goto('/');
    await press('Organisation registrieren');
    await type(page, field(/^Name der Organisation/), 'Segelmacherei Ahoi');
    await page.keyboard.press('Enter');
    await type(page, page.getByLabel('E-Mail'), 'ina@ahoi.example');
    await type(page, page.getByLabel('Vorname'), 'Ina');
    await type(page, page.getByLabel('Nachname'), 'Ahoi');
    await page.keyboard.press('Enter');
    await expect(field(/^Firmenname/)).toHaveValue('Segelmacherei Ahoi');
    await press('Weiter');
    await type(page, field(/^Straße und Hausnummer/), 'Hafen 7');
    await type(page, field(/^Postleitzahl/), '24376');
    await type(page, field(/^Ort/), 'Kappeln');
    await press('Weiter');
    await expect(page.getByRole('radio', { name: /^Etikettendrucker/ })).toBeVisible();
    await press('Weiter');
    await press('Einrichtung abschließen');
    await expect(page.getByRole('heading', { level: 1, name: 'Alles bereit.' })).toBeVisible();
  });

  await test.step('its customers are imported from what a spreadsheet has exported', async () => {
    await page.goto('/kontakte');
    await page.getByRole('main').getByRole('link', { name: 'Importieren (CSV)' }).first().click();
    await page
      .getByLabel('Tabelle mit Kontakten')
      .setInputFiles({ name: 'kunden.csv', mimeType: 'text/csv', buffer: customers });
    await press('Weiter');
    await expect(page.getByText(/^3\sgültig/)).toBeVisible();
    await press(/^3\sKontakte importieren$/);
    await expect(page.getByText(/^3\sKontakte importiert\.$/)).toBeVisible();
  });

  await test.step('a weekly pickup is ordered, where the set-up has said that parcels lie', async () => {
    await go('Abholungen');
    await page.getByRole('main').getByRole('link', { name: 'Abholung beauftragen' }).first().click();
    await expect(pickup.getByRole('combobox', { name: 'Abholadresse' })).toContainText('Segelmacherei Ahoi');
    await pickup.getByText('Regelmäßige Abholung').click();
    await pickup.getByText('Mo', { exact: true }).click();
    await pickup.getByText('Do', { exact: true }).click();
    await until('1630');
    await type(page, pickup.getByRole('textbox', { name: 'Anzahl Packstücke' }), '5');
    await type(page, pickup.getByRole('textbox', { name: 'Höchstes Einzelgewicht' }), '10');
    await type(page, pickup.getByRole('textbox', { name: 'Längste Seite' }), '60');
    await pickup.getByRole('button', { name: 'Abholung beauftragen' }).click();
    await expect(page.getByRole('row', { name: /Jeden Montag und Donnerstag bis 16:30.Uhr/ })).toBeVisible();
    await expect(page.getByText('Es ist nichts beauftragt, das noch übergeben werden muss.')).toBeVisible();
  });

  await test.step('the first shipment goes to somebody whom the table has brought', async () => {
    await go('Kontakte');
    await press('Aktionen für Werft Öhe GmbH');
    await page.getByRole('menuitem', { name: 'Sendung an diesen Kontakt' }).click();
    await type(page, field('Inhalt der Sendung'), 'Vorsegel');
    await chooseRate(page, /DHL.*Paket/);
    await press(/^Sendung beauftragen/);
    await expect(page.getByText(/^Sendung beauftragt/).first()).toBeVisible();
  });

  await test.step('today’s driver is called from there, for as much as there is', async () => {
    await page.getByRole('link', { name: 'Abholung beauftragen' }).click();
    await expect(pickup.getByRole('textbox', { name: 'Anzahl Packstücke' })).toHaveValue('1');
    await expect(pickup.getByRole('textbox', { name: 'Höchstes Einzelgewicht' })).toHaveValue('0,5');
    await expect(pickup.getByRole('textbox', { name: 'Längste Seite' })).toHaveValue(/^[1-9]/);
    await until('1700');
    await pickup.getByRole('button', { name: 'Abholung beauftragen' }).click();
    await expect(page.getByText('Abholung erstellt!')).toBeVisible();
  });

  await test.step('the day is closed, and its parcel waits for the driver all the same', async () => {
    await page.goto('/einstellungen/tagesabschluss');
    await press('Tagesabschluss erstellen, DHL');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /abschließen$/ })
      .click();
    await expect(page.getByText(/^Tagesabschluss erstellt: 1.Sendung\.$/).first()).toBeVisible();
    await go('Abholungen');
    await expect(page.getByText(/^1.Sendung, 1.Packstück, .* ist beauftragt/)).toBeVisible();
  });

  const seconds = Math.round((Date.now() - began) / 1000);
  const { keys, clicks } = input;
  info.annotations.push({ type: 'measured', description: `${keys} keys, ${clicks} clicks, ${seconds} s` });
  expect(keys).toBeLessThan(MOST.keys);
  expect(clicks).toBeLessThan(MOST.clicks);
});

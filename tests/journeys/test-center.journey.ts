import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const ended = { timeout: 60_000 };

/** Fills the form of a case: a parcel from Kiel to a place in Germany. */
async function addItem(page: Page, name: string, carrier: string): Promise<void> {
  await page.getByRole('link', { name: 'Testfall anlegen' }).first().click();
  await page.getByRole('textbox', { name: /^Beschreibung/ }).fill(name);
  await page.getByRole('combobox', { name: /^Dienstleister/ }).selectOption(carrier);
  for (const [side, street, code, city] of [
    ['Absender', 'Werkstraße 17', '24103', 'Kiel'],
    ['Empfänger', 'Holzgasse 3', '97070', 'Würzburg'],
  ] as const) {
    const place = page.getByRole('region', { name: side, exact: true });
    await place.getByRole('textbox', { name: 'Firma', exact: true }).fill('Prüfstelle');
    await place.getByRole('textbox', { name: /^Straße/ }).fill(street);
    await place.getByRole('textbox', { name: /^Postleitzahl/ }).fill(code);
    await place.getByRole('textbox', { name: /^Ort/ }).fill(city);
  }
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('navigation', { name: 'Pfad' }).getByRole('link').last().click();
}

test('staff test carriers, follow the execution live, and find what differs', async ({
  page,
  colleague,
  control,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const execute = main.getByRole('button', { name: 'Testreihe ausführen' });
  const row = (name: string) => main.getByRole('row', { name: new RegExp(name) });

  await test.step('an administrator makes a series with two cases', async () => {
    await signIn(page, people.backofficeAdmin);
    await page.goto('/backoffice');
    await page.getByRole('link', { name: 'Testcenter', exact: true }).click();
    await main.getByRole('button', { name: 'Testreihe anlegen' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Testreihe anlegen' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Inland');
    await dialog.getByRole('button', { name: 'Anlegen' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Inland' })).toBeVisible();
    await expect(execute).toBeDisabled();
    await addItem(page, 'Paket mit DHL', 'DHL');
    await addItem(page, 'Paket mit GLS', 'GLS');
    await expect(row('Paket mit GLS')).toContainText('DE 24103');
  });

  await test.step('it is executed live; what nobody has said yet deviates', async () => {
    await expect(main.getByText('Live verbunden')).toBeVisible();
    await control.setCarrierFaults('GLS:fail');
    await execute.press('Enter');
    await expect(main.getByText(/^Ausführung 1 beendet: 0 von 2 erfolgreich\.$/)).toBeVisible(ended);
    await expect(row('Paket mit DHL')).toContainText('Abweichung');
    await expect(row('Paket mit GLS')).toContainText('GLS ist nicht erreichbar.');
    await control.setCarrierFaults('');
  });

  await test.step('an answer that is right becomes what is expected, and can be taken back', async () => {
    await row('Paket mit DHL').getByRole('link').click();
    await main.getByRole('button', { name: 'Als erwartetes Ergebnis übernehmen' }).click();
    await expect(page.getByText('Erwartetes Ergebnis übernommen.')).toBeVisible();
    await expect(main.getByText('Kein Feld weicht ab.')).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText('Das vorige erwartete Ergebnis gilt wieder.')).toBeVisible();
    await main.getByRole('button', { name: 'Als erwartetes Ergebnis übernehmen' }).click();
    await expect(page.getByText('Erwartetes Ergebnis übernommen.')).toBeVisible();
    await expect(main.getByText('Kein Feld weicht ab.')).toBeVisible();
    await main.getByRole('button', { name: 'Testfall ausführen' }).press('Enter');
    await expect(main.getByRole('status').getByText('Erfolgreich')).toBeVisible(ended);
    await expect(main.getByRole('row', { name: /^2/ })).toContainText('Erfolgreich');
  });

  await test.step('an earlier execution shows what was compared in it', async () => {
    await main.getByRole('row', { name: /^1/ }).getByRole('link').click();
    const past = page.getByRole('dialog', { name: 'Ausführung 1' });
    await expect(past.getByText('Kein erwartetes Ergebnis festgelegt.')).toBeVisible();
    await expect(past.getByRole('row', { name: /priceNetCents/ }).first()).toContainText('neu');
    await past.getByRole('button', { name: 'Schließen' }).click();
    await expect(past).toBeHidden();
  });

  await test.step('a field that is expected otherwise is named with both values', async () => {
    await main.getByRole('button', { name: 'Bearbeiten' }).press('Enter');
    const expected = page.getByRole('textbox', { name: /^Erwartetes Ergebnis/ });
    await expected.fill((await expected.inputValue()).replace(/"priceNetCents": \d+/, '"priceNetCents": 1'));
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Testfall gespeichert.')).toBeVisible();
    const diff = main.getByRole('table', {
      name: 'Abweichungen zwischen erwartetem und erhaltenem Ergebnis',
    });
    await expect(diff.getByRole('row', { name: /priceNetCents/ })).toContainText('geändert');
  });

  await test.step('a case that asks something else has no answer yet', async () => {
    await main.getByRole('button', { name: 'Bearbeiten' }).press('Enter');
    const recipient = page.getByRole('region', { name: 'Empfänger', exact: true });
    await recipient.getByRole('textbox', { name: /^Ort/ }).fill('Veitshöchheim');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(main.getByText('Noch keine Antwort. Führen Sie den Testfall aus.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Als erwartetes Ergebnis übernehmen' })).toHaveCount(0);
  });

  await test.step('a reload in the middle of an execution shows how it stands, and its end', async () => {
    await main.getByRole('navigation', { name: 'Pfad' }).getByRole('link').last().click();
    await control.setCarrierFaults('DHL:late:6000,GLS:late:6000');
    await execute.press('Enter');
    await expect(main.getByRole('progressbar')).toBeVisible();
    await page.reload();
    await expect(main.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 von 2');
    await expect(row('Paket mit DHL')).toContainText('Wird ausgeführt');
    await expect(main.getByText(/^Ausführung 3 beendet/)).toBeVisible(ended);
  });

  await test.step('whoever loses the connection hears of the end all the same', async () => {
    await execute.press('Enter');
    await expect(main.getByRole('progressbar')).toBeVisible();
    await control.dismissSockets();
    await expect(main.getByText(/^Ausführung 4 beendet/)).toBeVisible(ended);
    await control.setCarrierFaults('');
    await main.getByRole('link', { name: /^Verlauf/ }).click();
    await expect(main.getByRole('row', { name: /Ein Testfall/ })).toContainText('1/1 erfolgreich');
    await main.getByRole('row', { name: /^1/ }).getByRole('link').click();
    await expect(main.getByRole('heading', { name: 'Ergebnisse der Ausführung 1' })).toBeVisible();
    await main.getByRole('button', { name: /Abweichung$/ }).click();
    await main
      .getByRole('row', { name: /Paket mit DHL/ })
      .getByRole('link')
      .click();
    const then = page.getByRole('dialog', { name: 'Ausführung 1' });
    await expect(then.getByText('Kein erwartetes Ergebnis festgelegt.')).toBeVisible();
    await page.goBack();
    await main.getByRole('link', { name: 'Alle Ausführungen' }).click();
    await expect(page).toHaveURL(/\?view=history$/);
  });

  await test.step('whoever serves customers executes, and changes nothing', async () => {
    await signIn(colleague, people.backofficeUser);
    await colleague.goto('/backoffice/testcenter');
    const theirs = colleague.getByRole('main');
    await expect(theirs.getByRole('button', { name: 'Testreihe anlegen' })).toHaveCount(0);
    await theirs.getByRole('button', { name: 'Alle ausführen' }).click();
    await colleague
      .getByRole('alertdialog', { name: 'Alle Testreihen ausführen?' })
      .getByRole('button', { name: 'Alle ausführen' })
      .click();
    await expect(colleague.getByText(/gestartet\.$/)).toBeVisible();
    await theirs.getByRole('link', { name: 'Inland' }).click();
    await expect(theirs.getByText(/^Ausführung 5 beendet/)).toBeVisible(ended);
    await expect(theirs.getByRole('link', { name: 'Testfall anlegen' })).toHaveCount(0);
    await colleague.goto(`${colleague.url()}/item/neu`);
    await expect(theirs.getByRole('heading', { name: 'Fehlende Berechtigung' })).toBeVisible();
  });

  await test.step('a series is deleted once that was asked', async () => {
    await main.getByRole('button', { name: 'Löschen' }).press('Enter');
    await page
      .getByRole('alertdialog', { name: 'Testreihe löschen?' })
      .getByRole('button', { name: 'Testreihe löschen' })
      .click();
    await expect(page.getByText('Testreihe gelöscht.')).toBeVisible();
    await expect(page).toHaveURL(/\/backoffice\/testcenter$/);
    await colleague.goto('/backoffice/testcenter/tsa_keine');
    await expect(colleague.getByRole('heading', { name: 'Diese Testreihe gibt es nicht.' })).toBeVisible();
  });
});

test('customers are told nothing of the test centre', async ({ page }) => {
  await signIn(page, people.owner);
  for (const path of ['', '/tsa_eine', '/tsa_eine/item/tit_einer']) {
    await page.goto(`/backoffice/testcenter${path}`);
    await expect(page.getByRole('heading', { name: 'Fehlende Berechtigung' })).toBeVisible();
  }
});

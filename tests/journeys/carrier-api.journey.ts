import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const card = (page: Page, carrier: string) => page.getByRole('article', { name: carrier });

/** Checks a connection so often that this decides how it is, whatever was asked before. */
async function checkThrice(of: ReturnType<typeof card>, outcome: RegExp): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    await of.getByRole('button', { name: /Verbindung prüfen/ }).click();
    await expect(of.getByText(outcome)).toBeVisible();
  }
}
const request = (page: Page) => page.getByRole('textbox', { name: /Anfrage \(JSON\)/ });
const send = (page: Page) => page.getByRole('button', { name: 'Anfrage senden' }).click();

test('staff see whether carriers answer, check a connection and ask by hand', async ({
  page,
  colleague,
  control,
}) => {
  test.slow();
  const gls = card(page, 'GLS (simuliert)');

  await test.step('a carrier that answers is reachable', async () => {
    await signIn(page, people.backofficeAdmin);
    await page.goto('/backoffice');
    await page.getByRole('link', { name: 'Carrier-API', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Carrier-API', level: 1 })).toBeVisible();
    await checkThrice(gls, /^Beantwortet nach/);
    await expect(gls.getByText('Erreichbar', { exact: true })).toBeVisible();
  });

  await test.step('one that is away is disturbed, with what went wrong last', async () => {
    await control.setCarrierFaults('MEX:fail');
    const mex = card(page, 'MEX (simuliert)');
    await checkThrice(mex, /^Nicht erreichbar nach/);
    await expect(mex.getByText('Gestört', { exact: true })).toBeVisible();
    await expect(mex.getByText('Nicht erreichbar (Produkte)')).toBeVisible();
    await control.setCarrierFaults('');
  });

  await test.step('the times of the last day are a chart and a table', async () => {
    await page
      .getByRole('region', { name: /^Antwortzeiten/ })
      .getByRole('combobox')
      .selectOption('GLS');
    await expect(page).toHaveURL(/carrier=GLS/);
    const chart = page.getByRole('figure', { name: 'GLS (simuliert): Median je Stunde' });
    await chart.getByRole('button', { name: 'Als Tabelle anzeigen' }).click();
    await expect(chart.getByRole('row').nth(1)).toContainText(/\d\sm?s/);
  });

  await test.step('prices are asked for by hand, and what is no JSON is said with its place', async () => {
    const tool = page.getByRole('form', { name: 'Anfrage senden' });
    await tool.getByRole('combobox', { name: 'Dienstleister' }).selectOption('DHL');
    const typed = await request(page).inputValue();
    await request(page).fill(typed.replace('"Kiel",', '"Kiel"'));
    await send(page);
    await expect(page.getByText(/Zeile\s5, Spalte\s5: Hier fehlt ein Komma\./).first()).toBeVisible();
    await expect(request(page)).toHaveValue(/"Kiel"\n/);
    await request(page).fill(typed.replace('"DE"', '"D"'));
    await send(page);
    await expect(page.getByText(/Zeile\s5, Spalte\s20: from\.countryCode: /).first()).toBeVisible();
    await request(page).fill(typed);
    await send(page);
    await expect(page.getByRole('textbox', { name: 'Antwort (JSON)' })).toHaveValue(/"rates": \[\n/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Als cURL kopieren' }).click();
    await expect(page.getByText(/^cURL-Befehl kopiert\./)).toBeVisible();
    const curl = await page.evaluate(() => navigator.clipboard.readText());
    expect(curl).toContain('/carrier-api/requests');
    expect(curl).toContain('Authorization: Bearer ••••');
  });

  await test.step('a number that nobody knows is complained about where it was typed, and stays', async () => {
    const tool = page.getByRole('form', { name: 'Anfrage senden' });
    await tool.getByRole('combobox', { name: 'Anfrage' }).selectOption('Storno');
    await request(page).fill('{ "trackingNumber": "00340433836442636597" }');
    await send(page);
    await page.getByRole('button', { name: 'Sendung stornieren' }).click();
    await expect(
      page.getByText(/Zeile\s1, Spalte\s21: trackingNumber: Zu dieser Sendungsnummer/).first(),
    ).toBeVisible();
    await expect(request(page)).toHaveValue(/00340433836442636597/);
    await tool.getByRole('combobox', { name: 'Anfrage' }).selectOption('Tarife');
    await expect(request(page)).toHaveValue(/"Kiel"/);
  });

  await test.step('the requests are in the audit log', async () => {
    await page.getByRole('link', { name: 'Audit-Logs', exact: true }).click();
    await page.getByRole('button', { name: 'Verlassen', exact: true }).click();
    await expect(
      page.getByRole('row', { name: /Angefragt DHL Anfrage an Dienstleister/ }).first(),
    ).toBeVisible();
  });

  await test.step('who serves customers may not cancel here', async () => {
    await signIn(colleague, people.backofficeUser);
    await colleague.goto('/backoffice/carrier-api');
    await expect(card(colleague, 'GLS (simuliert)')).toBeVisible();
    await expect(colleague.getByRole('option', { name: 'Storno' })).toHaveCount(0);
  });
});

test('customers are refused the connections to carriers', async ({ page }) => {
  await signIn(page, people.owner);
  await page.goto('/backoffice/carrier-api');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fehlende Berechtigung');
});

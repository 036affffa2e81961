import type { Locator, Page } from '@playwright/test';
import { addDays, type Shipment } from 'contract';
import { domesticDraft, people } from 'contract/fixtures';
import { activate, tabTo } from '../fixtures/by-keyboard.ts';
import { expect, test } from '../fixtures/journey.ts';

/** The token with which a signed-in page calls the API. */
async function tokenOf(page: Page, api: string): Promise<string> {
  const [call] = await Promise.all([
    page.waitForRequest((request) => request.url().startsWith(api) && 'authorization' in request.headers()),
    page.reload(),
  ]);
  return call.headers().authorization ?? '';
}

const isFocused = async (target: Locator) => (await target.and(target.page().locator(':focus')).count()) > 0;

test('a day is closed by keyboard: one shipment stays open, the other is not cancelled any more', async ({
  page,
  addresses,
}) => {
  test.slow();
  await page.goto('/sendungen');
  await activate(page, page.getByRole('button', { name: people.member.email }));
  await expect(page).toHaveURL(/\/sendungen$/);
  const authorization = await tokenOf(page, addresses.api);
  const call = (method: string, path: string, data?: unknown) =>
    page.request.fetch(`${addresses.api}/${path}`, {
      method,
      ...(data !== undefined && { data }),
      headers: {
        authorization,
        'idempotency-key': crypto.randomUUID(),
        'timezone-offset': '-60',
        locale: 'de-DE',
        // As it was ordered: nobody has changed it since.
        'if-match': '"1"',
      },
    });
  const order = async () => {
    const answer = await call('POST', 'shipments', {
      ...domesticDraft,
      linkedRecipientId: null,
      linkedSenderId: null,
      shipmentData: {
        ...domesticDraft.shipmentData,
        requestedDeliveryDate: addDays(new Date().toISOString().slice(0, 10), 3),
      },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as Shipment;
  };
  const [closed, kept] = [await order(), await order()];
  const carrier = domesticDraft.carrier;

  await test.step('what is open stands there with its sums, and one is left out', async () => {
    await page.goto('/einstellungen/tagesabschluss');
    await expect(page.getByRole('heading', { level: 1, name: 'Tagesabschluss' })).toBeVisible();
    await activate(page, page.getByRole('button', { name: `Sendungen von ${carrier}` }));
    const box = page.getByRole('checkbox', { name: `${kept.orderNumber} nicht abschließen` });
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect(page.getByText('1 Sendung ausgenommen')).toBeVisible();
  });

  await test.step('it asks before it closes, and says how many are closed', async () => {
    const create = page.getByRole('button', { name: `Tagesabschluss erstellen, ${carrier}` });
    for (let stop = 0; stop < 10 && !(await isFocused(create)); stop += 1)
      await page.keyboard.press('Shift+Tab');
    await expect(create).toBeFocused();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Tagesabschluss erstellen?' });
    await expect(question).toContainText(
      'Nach dem Tagesabschluss können diese Sendungen nicht mehr storniert werden.',
    );
    await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
    await activate(page, question.getByRole('button', { name: /abschließen$/ }));
    await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText(
      /Tagesabschluss erstellt: \d+.Sendung(en)?\./,
    );
    await expect(question).toBeHidden();
    await expect(page.getByRole('row', { name: new RegExp(`${carrier}.*Offen`) })).toContainText('1');
  });

  await test.step('its list for the driver is shown', async () => {
    await activate(page, page.getByRole('button', { name: /^PDF öffnen, TA-/ }).first());
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByTitle(/^Einlieferungsliste TA-\d+$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Herunterladen' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('what is closed is not cancelled, what was left out is', async () => {
    const cancel = (id: string) => call('POST', `shipments/${id}/cancel`);
    const refused = await cancel(closed.id);
    expect(refused.status()).toBe(409);
    expect(await refused.json()).toMatchObject({ detail: 'Nach dem Tagesabschluss nicht mehr möglich.' });
    await page.goto(`/sendungen?shipment=${closed.id}`);
    const panel = page.getByRole('region', { name: /^Sendung LO-/ });
    await expect(panel.getByText('Stornieren nicht möglich: Schon in einem Tagesabschluss.')).toBeAttached();
    expect((await cancel(kept.id)).status()).toBe(200);
  });
});

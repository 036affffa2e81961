import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { countInput } from '../fixtures/count-input.ts';
import { expect, test } from '../fixtures/journey.ts';

/** Of docs/measurements.md. */
const MOST_CLICKS = 4;
const MOST_KEYS = 21;

test('a parcel of an own size to a known contact takes few clicks and keys', async ({
  page,
  context,
}, info) => {
  const input = await countInput(context);
  await signIn(page, people.member);
  await expect(page.getByRole('table')).toBeVisible();
  Object.assign(input, { keys: 0, clicks: 0 });

  await page.getByRole('link', { name: 'Sendung erstellen' }).first().click();
  const recipient = page.getByRole('region', { name: 'Empfänger', exact: true });
  await expect(recipient.getByRole('combobox', { name: 'Kontakt oder Adresse suchen' })).toBeFocused();
  await page.keyboard.type('loew');
  // The only hit, and the hands are on the keys.
  await page.keyboard.press('Enter');
  await expect(recipient.getByRole('textbox', { name: 'Firma' }).first()).toHaveValue(/Löwenstein/);
  await page.getByRole('textbox', { name: 'Inhalt der Sendung' }).click();
  await page.keyboard.type('Gips');
  await page.getByRole('textbox', { name: /Packstück 1.*Länge/ }).click();
  await page.keyboard.type('40');
  await page.keyboard.press('Tab');
  await page.keyboard.type('30');
  await page.keyboard.press('Tab');
  await page.keyboard.type('20');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2,5');
  await expect(page.getByText('Vorausgewählt: der günstigste Tarif.')).toBeVisible();
  await expect(page.getByText('Preise werden aktualisiert')).toHaveCount(0);
  await page.getByRole('button', { name: /^Sendung beauftragen/ }).click();
  await expect(page.getByRole('heading', { name: 'Sendung beauftragt', exact: true })).toBeVisible();

  info.annotations.push({ type: 'input', description: `${input.clicks} clicks, ${input.keys} keys` });
  expect(input.clicks, 'clicks').toBeLessThanOrEqual(MOST_CLICKS);
  expect(input.keys, 'keys').toBeLessThanOrEqual(MOST_KEYS);
  await page.getByRole('link', { name: 'Sendung öffnen' }).click();
  const panel = page.getByRole('region', { name: /^Sendung LO-/ });
  await expect(panel).toContainText('40 × 30 × 20 cm');
  await expect(panel).toContainText('Zahntechnik Löwenstein');
});

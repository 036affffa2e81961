import { people } from 'contract/fixtures';
import { activate } from '../fixtures/by-keyboard.ts';
import { countKeys } from '../fixtures/count-keys.ts';
import { expect, test } from '../fixtures/journey.ts';
import { completeAndPrint, prepareParcels } from '../fixtures/packing-bench.ts';
import { recordPrinting } from '../fixtures/print-recorder.ts';

const PARCELS = 20;
/** For a parcel, beside the number that the scanner types: of docs/measurements.md. */
const MOST_KEYS = 4;

const references = Array.from({ length: PARCELS }, (_, index) => `Regal-${index + 1001}`);

test('twenty parcels leave the packing bench without a mouse', async ({ page, context, colleague }, info) => {
  test.slow();
  const prints = await recordPrinting(context);
  await colleague.goto('/sendungen');
  await activate(colleague, colleague.getByRole('button', { name: people.owner.email }));
  await expect(colleague).toHaveURL(/\/sendungen$/);
  await prepareParcels(colleague, references);

  await page.goto('/');
  await activate(page, page.getByRole('main').getByRole('button', { name: 'Anmelden' }));
  await activate(page, page.getByRole('button', { name: people.packer.email }));
  await expect(page.getByRole('heading', { level: 1, name: 'Packplatz' })).toBeVisible();
  const main = page.getByRole('main');
  const field = page.getByRole('textbox', { name: 'Referenz, Auftragsnummer oder Sendungsnummer scannen' });
  const done = main.getByRole('complementary', { name: 'Heute abgeschlossen' });
  const keys = await countKeys(page);
  const seconds: number[] = [];

  for (const [index, reference] of references.entries()) {
    await expect(field).toBeFocused();
    await page.keyboard.type(reference);
    const scannedAt = performance.now();
    await page.keyboard.press('Enter');
    await expect(main.getByText('Vorlage gefunden')).toBeVisible();
    await completeAndPrint(page);
    await expect.poll(prints).toBe(index + 1);
    seconds.push((performance.now() - scannedAt) / 1000);
  }

  await expect(done.getByText(/^20.Sendungen$/)).toBeVisible();
  await expect(done.getByRole('listitem')).toHaveCount(5);
  // What a scanner types, with its Enter, is no key of anybody.
  const scanned = references.reduce((sum, reference) => sum + reference.length + 1, 0);
  const pressed = (await keys()) - scanned;
  info.annotations.push({ type: 'keys', description: `${pressed} keys for ${PARCELS} parcels` });
  // No limit: a machine with much other work is slower, and carriers take their own time.
  const [fastest = 0, ...slower] = seconds.toSorted((one, other) => one - other);
  const [median, slowest] = [slower[PARCELS / 2 - 1] ?? fastest, slower.at(-1) ?? fastest];
  info.annotations.push({
    type: 'seconds',
    description: `${[fastest, median, slowest].map((each) => each.toFixed(1)).join(', ')} s from scan to printed label: fastest, median, slowest`,
  });
  expect(pressed).toBeLessThanOrEqual(MOST_KEYS * PARCELS);
});

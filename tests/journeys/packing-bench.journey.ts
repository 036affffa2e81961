import { people } from 'contract/fixtures';
import { doerOf } from '../actions/news.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

/** A laptop, a tablet on its side, and two phones. */
const windows = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 375, height: 812 },
  { width: 320, height: 640 },
] as const;

test('what ends a parcel stays in sight, whatever the bench stands on', async ({ page, colleague }) => {
  const referenceNumber = 'REGAL-FUENF';
  await signIn(colleague, people.owner);
  await (await doerOf(colleague)).createShipment(true, { referenceNumber });
  await signIn(page, people.packer);
  await page.getByRole('textbox', { name: /scannen$/ }).fill(referenceNumber);
  await page.keyboard.press('Enter');
  const weights = page.getByRole('textbox', { name: /Gewicht/ });
  while ((await weights.count()) < 5) {
    await page.getByRole('button', { name: 'Packstück hinzufügen' }).click();
  }
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const edge of [0, 1e5]) {
      await page.evaluate((top) => scrollTo(0, top), edge);
      for (const name of [/^Abschließen und drucken/, 'Zurückstellen']) {
        await expect(page.getByRole('button', { name }), `${size.width}`).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

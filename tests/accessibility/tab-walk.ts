import type { Page } from '@playwright/test';
import { inspectFocus, inspectWalk, startWalk, type Stop, type Walk } from './focus-inspection.ts';

/** More than the form with the most packages that one shipment may have. */
const mostStops = 400;

/**
 * Goes through a page with the Tab key, from before its first stop until behind its last one,
 * or once around where a modal dialog holds the focus.
 */
export async function walkByTab(page: Page): Promise<Walk> {
  // What still leads the focus somewhere gives that up once somebody presses a key.
  await page.keyboard.press('Shift');
  const isModal = await page.evaluate(startWalk);
  const stops: Stop[] = [];
  let hasLeft = false;
  for (let turn = 0; turn < mostStops; turn++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(inspectFocus);
    if (stop === 'end') hasLeft = true;
    if (typeof stop === 'string') break;
    stops.push(stop);
  }
  return { stops, isModal, hasLeft, ...(await page.evaluate(inspectWalk)) };
}

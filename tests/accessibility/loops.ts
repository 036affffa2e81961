import type { Page } from '@playwright/test';
import { clippedByTextSpacing } from './clipped-texts.ts';
import type { Check } from './exceptions.ts';
import { secondOpinion } from './second-opinion.ts';
import { smallTargets } from './small-targets.ts';
import { walkByTab } from './tab-walk.ts';
import { widerThanPage } from './wider-than-page.ts';

/** What a check found; an empty list of findings is good. */
export type Verdicts = [check: Check, findings: string[]][];

/**
 * What axe does not judge, on a page of its own size. The walk through it leaves the focus elsewhere. A second
 * rule engine takes a quarter of a visit, so it is asked about one state of each screen.
 */
export async function checkPage(page: Page, isJudgedTwice: boolean): Promise<Verdicts> {
  return [
    ['text spacing', await page.evaluate(clippedByTextSpacing)],
    ['targets', await page.evaluate(smallTargets)],
    ['second opinion', isJudgedTwice ? await secondOpinion(page) : []],
    ...(await checkWalk(page)),
  ];
}

/** What needs checking on the smallest phone. */
export async function checkSmallestPage(page: Page): Promise<Verdicts> {
  return [
    ['reflow', await settledWidth(page)],
    ['text spacing', await page.evaluate(clippedByTextSpacing)],
  ];
}

/** What floats has found its place by then. */
const MOST_FRAMES = 60;

/** What floats finds its place some frames after the window has changed. */
async function settledWidth(page: Page): Promise<string[]> {
  let found = await page.evaluate(widerThanPage);
  for (let frame = 0; found.length > 0 && frame < MOST_FRAMES; frame += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    found = await page.evaluate(widerThanPage);
  }
  return found;
}

/** Whether all is reached and left by Tab, in reading order, with the focus in sight. */
async function checkWalk(page: Page): Promise<Verdicts> {
  const { stops, isModal, hasLeft, backwards, unreached } = await walkByTab(page);
  const held = `the focus stays at ${stops.at(-1)?.name ?? 'the start'}`;
  return [
    ['focus', stops.flatMap((stop) => stop.faults.map((fault) => `${stop.name} ${fault}`))],
    // A dialog begins at its most harmless button, so its round goes back to its top once.
    ['order', isModal && backwards.length === 1 ? [] : backwards],
    ['reach', isModal ? [] : [...unreached, ...(hasLeft ? [] : [held])]],
  ];
}

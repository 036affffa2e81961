import type { CDPSession, Page } from '@playwright/test';
import { devtoolsOf } from '../browser/devtools.ts';
import { componentArea, hiddenHeight, type Area, type HiddenHeight } from './area.ts';

/** A page that goes on for ever, as a list of ten thousand rows does, is photographed so far. */
const tallest = 10_000;

/**
 * Photographs what a story shows: a page as a whole, also what a person would have to scroll for, and a component
 * cut to its size, unless it lies above the page. The window is left as tall as that took.
 * @returns a PNG file's content
 */
export async function photograph(page: Page, isWholePage: boolean): Promise<() => Promise<Buffer>> {
  await growToContent(page);
  const area = isWholePage ? undefined : await page.evaluate(componentArea);
  const session = await devtoolsOf(page);
  return () => shoot(page, session, area);
}

/** Makes the window as tall as what it shows: the page first, then its parts, as far as these grow with the window. */
async function growToContent(page: Page): Promise<void> {
  let hidden = await page.evaluate(hiddenHeight);
  for (let turn = 0; turn < 4 && hidden.ofPage > 0; turn++) hidden = await growBy(page, hidden.ofPage);
  for (let turn = 0; turn < 4 && hidden.ofParts > 0; turn++) {
    const before = page.viewportSize();
    const left = await growBy(page, hidden.ofParts);
    // Of a height of its own is what is hidden still: a list of ten rows in a field.
    if (left.ofParts >= hidden.ofParts) {
      if (before) await page.setViewportSize(before);
      await page.evaluate(hiddenHeight);
      return;
    }
    hidden = left.ofPage > 0 ? await growBy(page, left.ofPage) : left;
  }
}

async function growBy(page: Page, more: number): Promise<HiddenHeight> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width, height: Math.min(tallest, height + more) });
  const left = await page.evaluate(hiddenHeight);
  // What is beyond the tallest picture is not to be had.
  return height + more >= tallest ? { ofPage: 0, ofParts: 0 } : left;
}

/** Playwright's own way waits for animations and fonts at each picture, which here are at rest already. */
async function shoot(page: Page, session: CDPSession, area: Area | undefined): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...(area ?? { x: 0, y: 0, width, height }), scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

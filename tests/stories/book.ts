import { test as base, type Page } from '@playwright/test';
import { viewports } from '../../.storybook/modes.ts';
import { contextSettings } from '../visual/browser-settings.ts';
import { keepErrors, pinnedViewport, runStory, type StoryRun, untilReady } from './story-run.ts';
import { watchLines } from './watch-lines.ts';

export interface Size {
  width: number;
  height: number;
}

export const laptop = sizeOf('w1200');
export const tablet = sizeOf('w768');
export const phone = sizeOf('w375');
/** The smallest phone, and a laptop at 400 %. */
export const smallest = sizeOf('w320');

/** One page per worker in which one story follows the other; to load the page anew takes ten times as long. */
export interface Book {
  page: Page;
  /** The size that a story is pinned to, or else undefined. */
  pinnedSize: (storyId: string) => Promise<Size | undefined>;
  /** Renders a story anew, plays it and lets axe judge it if so wanted; a laptop's size if none is given. */
  open: (storyId: string, size?: Size, isJudged?: boolean) => Promise<StoryRun>;
  /** Renders and plays it once more, in another size. */
  reopen: (storyId: string, size: Size) => Promise<StoryRun>;
  resize: (size: Size) => Promise<void>;
}

export interface VisitOptions {
  /** Beside the light picture: all looks, and what axe does not judge. */
  isFromAllSides: boolean;
}

/** Playwright's test with `book` in place of a page per test. */
export const test = base.extend<VisitOptions, { book: Book }>({
  isFromAllSides: [false, { option: true }],
  book: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({
        ...contextSettings,
        viewport: laptop,
        baseURL: process.env['LOTSE_BOOK'],
      });
      const page = await context.newPage();
      await page.addInitScript(keepErrors);
      await page.addInitScript(`globalThis.watchLines = ${String(watchLines)};`);
      await page.goto('/iframe.html?viewMode=story');
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
      // A caret blinks; and forced colours do not let it hide by its own.
      await page.addStyleTag({ content: '* { caret-color: transparent; caret-animation: manual; }' });
      await page.evaluate(untilReady);
      const leftBehind: string[] = [];
      let before = '';
      await provide({
        page,
        async pinnedSize(storyId) {
          const viewport = await page.evaluate(pinnedViewport, storyId);
          return viewport === undefined ? undefined : sizeOf(viewport as keyof typeof viewports);
        },
        open: (storyId, size = laptop, isJudged = true) => show(storyId, size, isJudged),
        reopen: (storyId, size) => show(storyId, size, false),
        resize,
      });
      await context.close();
      // It would spoil the story after it, which a fresh page then hides.
      if (leftBehind.length > 0) throw new Error(`Stories leave behind:\n${leftBehind.join('\n')}`);

      async function show(storyId: string, size: Size, isJudged: boolean): Promise<StoryRun> {
        await resize(size);
        // Whether a ring shows around what a script focuses depends on the last real input of all: here always a key.
        await page.keyboard.press('F9');
        const run = await page.evaluate(runStory, { storyId, isJudged });
        leftBehind.push(...run.left.map((finding) => `${before}: ${finding}`));
        before = storyId;
        return run;
      }

      async function resize(size: Size): Promise<void> {
        const now = page.viewportSize();
        if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
      }
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';

function sizeOf(viewport: keyof typeof viewports): Size {
  const { width, height } = viewports[viewport].styles;
  return { width: Number.parseInt(width), height: Number.parseInt(height) };
}

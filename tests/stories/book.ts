import { test as base, type Page } from '@playwright/test';
import { viewports } from '../../.storybook/modes.ts';
import { contextSettings } from '../visual/browser-settings.ts';
import { perform, pinnedViewport, untilReady, type Performance } from './performance.ts';
import { watchLines } from './watch-lines.ts';

export interface Size {
  width: number;
  height: number;
}

export const laptop: Size = { width: 1200, height: 900 };
export const tablet: Size = { width: 768, height: 1024 };
export const phone: Size = { width: 375, height: 812 };
/** The smallest phone, and a laptop at 400 %. */
export const smallest: Size = { width: 320, height: 640 };

/** One page per worker in which one story follows the other; to load the page anew takes ten times as long. */
export interface Book {
  page: Page;
  /** The size that a story is pinned to, or else undefined. */
  pinnedSize: (storyId: string) => Promise<Size | undefined>;
  /** Renders a story anew, plays it and lets axe judge it; a laptop's size if none is given. */
  open: (storyId: string, size?: Size) => Promise<Performance>;
  /** Renders and plays it once more, in another size. */
  reopen: (storyId: string, size: Size) => Promise<Performance>;
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
        // By this word Storybook knows that nobody waits for its animations.
        userAgent: `${await ownUserAgent()} StorybookTestRunner`,
        viewport: laptop,
        baseURL: process.env['LOTSE_BOOK'],
      });
      const page = await context.newPage();
      await page.addInitScript(letAnimationsEnd);
      await page.addInitScript(`globalThis.watchLines = ${String(watchLines)};`);
      await page.goto('/iframe.html?viewMode=story');
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
      // A caret blinks; and forced colours do not let it hide by its own.
      await page.addStyleTag({ content: '* { caret-color: transparent; caret-animation: manual; }' });
      await page.evaluate(untilReady);
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(String(error)));
      await provide({
        page,
        async pinnedSize(storyId) {
          const viewport = await page.evaluate(pinnedViewport, storyId);
          const styles = viewport && viewports[viewport as keyof typeof viewports]?.styles;
          return styles
            ? { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) }
            : undefined;
        },
        open: (storyId, size = laptop) => show(storyId, size, true),
        reopen: (storyId, size) => show(storyId, size, false),
        resize,
      });
      await context.close();

      async function show(storyId: string, size: Size, isJudged: boolean): Promise<Performance> {
        thrown.length = 0;
        await resize(size);
        const { errors, ...rest } = await page.evaluate(perform, { storyId, isJudged });
        return { errors: [...errors, ...thrown], ...rest };
      }

      async function resize(size: Size): Promise<void> {
        const now = page.viewportSize();
        if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
      }

      async function ownUserAgent(): Promise<string> {
        const blank = await browser.newPage();
        const userAgent = await blank.evaluate(() => navigator.userAgent);
        await blank.close();
        return userAgent;
      }
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';

/**
 * Runs in a page: takes out again what Storybook puts there to hold all animations. Held, they never end, and what
 * waits for its entrance to end stays invisible; under reduced motion they end by themselves at once.
 */
function letAnimationsEnd(): void {
  const isHold = (node: Node) =>
    node instanceof HTMLStyleElement && node.textContent.includes('animation-play-state: paused');
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (isHold(node)) (node as HTMLStyleElement).remove();
  }).observe(document, { subtree: true, childList: true });
}

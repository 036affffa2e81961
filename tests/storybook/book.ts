import { test as base, type Page } from '@playwright/test';
import { viewports } from '../../.storybook/modes.ts';
import { contextSettings } from '../visual/browser-settings.ts';

interface Size {
  width: number;
  height: number;
}

/** What the page of a built Storybook offers to scripts. */
interface StorybookPage {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: unknown) => void;
    on: (event: string, listener: (payload: { storyId: string }) => void) => void;
    off: (event: string, listener: (payload: { storyId: string }) => void) => void;
  };
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    currentSelection?: { storyId: string };
    storyStore: {
      loadStory: (of: { storyId: string }) => Promise<{ storyGlobals: { viewport?: { value: string } } }>;
    };
  };
}

const laptop: Size = { width: 1200, height: 900 };
export const phone: Size = { width: 375, height: 812 };
/** The smallest phone, and a laptop at 400 %. */
export const smallest: Size = { width: 320, height: 640 };

/** One page per worker in which one story follows the other; to load the page anew takes ten times as long. */
export interface Book {
  page: Page;
  /** Renders a story anew and plays it, in the light theme; in its own size, or else a laptop's, if none is given. */
  show: (storyId: string, size?: Size) => Promise<void>;
  /** Shows a story in its own size, but as it stands there if it is shown so already. */
  stay: (storyId: string) => Promise<void>;
  /** What is shown has been changed too much to go on with. */
  forget: () => void;
}

/** Playwright's test with `book` in place of a page per test. */
export const test = base.extend<object, { book: Book }>({
  book: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ ...contextSettings, baseURL: process.env['LOTSE_BOOK'] });
      const page = await context.newPage();
      // Axe has judged every story in the run of all stories.
      await page.goto('/iframe.html?globals=a11y.manual:!true&viewMode=story');
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
      // Pictures hide the caret by its colour, which forced colours do not let them.
      await page.addStyleTag({ content: '* { caret-animation: manual; }' });
      await page.evaluate(untilReady);
      let standing: string | undefined;
      async function show(storyId: string, size?: Size): Promise<void> {
        standing = size ? undefined : storyId;
        await page.emulateMedia({ forcedColors: null });
        await page.setViewportSize(size ?? sizeOf(await page.evaluate(pinnedViewport, storyId)));
        await page.evaluate(switchStory, storyId);
      }
      await provide({
        page,
        show,
        async stay(storyId) {
          if (standing !== storyId) await show(storyId);
        },
        forget: () => void (standing = undefined),
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';

function sizeOf(viewport: string | undefined): Size {
  const styles = viewport === undefined ? undefined : viewports[viewport as keyof typeof viewports]?.styles;
  return styles ? { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) } : laptop;
}

/** Runs in the page: Storybook knows its stories. */
function untilReady(): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPage;
  return preview.ready();
}

/** Runs in the page: asks Storybook for a story and waits until it has been played. */
async function switchStory(storyId: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    globalThis as unknown as StorybookPage;
  await new Promise<void>((resolve) => {
    function onFinished(finished: { storyId: string }): void {
      if (finished.storyId !== storyId) return;
      channel.off('storyFinished', onFinished);
      resolve();
    }
    channel.on('storyFinished', onFinished);
    // The story that is shown already would stay as it is.
    if (preview.currentSelection?.storyId === storyId) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  await document.fonts.ready;
}

/** Runs in the page: the width that a story is pinned to, as its key in .storybook/modes.ts. */
async function pinnedViewport(storyId: string): Promise<string | undefined> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPage;
  const { storyGlobals } = await preview.storyStore.loadStory({ storyId });
  return storyGlobals.viewport?.value;
}

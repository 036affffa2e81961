import type { Page } from '@playwright/test';
import { phone, test } from '../storybook/book.ts';
import { storiesOfStates } from '../storybook/stories.ts';
import type { Look } from './baselines.ts';
import { expectBaseline } from './expect-baseline.ts';

// Every state of the screens and layouts, and one story of each component, as the run of all stories does not see them.
for (const { id, file, exportName } of storiesOfStates())
  test(`${file} › ${exportName}`, async ({ book }) => {
    const { page, show } = book;
    await show(id);
    await setTheme(page, 'dark');
    await picture('dark');
    await setTheme(page, 'light');
    await page.emulateMedia({ forcedColors: 'active' });
    await picture('forced-colors');
    await show(id, phone);
    await picture('phone');

    function picture(look: Look): Promise<void> {
      return test.step(look, () => expectBaseline(page, look, id));
    }
  });

/** Switches as Storybook's toolbar does, but leaves what the play function did. */
function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((value) => void (document.documentElement.dataset['theme'] = value), theme);
}

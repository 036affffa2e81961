import type { Page } from '@playwright/test';

/** Switches as Storybook's toolbar does, but leaves what the play function did. */
export function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((value) => void (document.documentElement.dataset['theme'] = value), theme);
}

/** Does something while the system forces its colours on the page. */
export async function underForcedColors(page: Page, act: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await act();
  await page.emulateMedia({ forcedColors: null });
}

import type { Page } from '@playwright/test';

/** Switches as Storybook's toolbar does, but leaves what the play function did. */
export function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((value) => void (document.documentElement.dataset['theme'] = value), theme);
}

/** Does something while the system forces its colours on the page. */
export async function underForcedColors(page: Page, act: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(drawAnew);
  await act();
  await page.emulateMedia({ forcedColors: null });
  await page.evaluate(drawAnew);
}

/** Runs in a page: Chromium keeps the colours of collapsed borders when the system's colours come and go. */
function drawAnew(): void {
  const { style } = document.documentElement;
  style.display = 'none';
  void document.documentElement.offsetHeight;
  style.display = '';
}

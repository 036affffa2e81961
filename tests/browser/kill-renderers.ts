import type { Page } from '@playwright/test';

/** Ends what draws the pages of a page's browser, at once and without a word, as a system does that runs out of memory. */
export async function killRenderers(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own');
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
  await devtools.detach();
}

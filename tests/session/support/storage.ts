import type { Page } from '@playwright/test';

type Kept = Record<string, string>;

/** What a page keeps in its two storages. */
export function readStorage(page: Page): Promise<{ session: Kept; local: Kept }> {
  return page.evaluate(() => {
    const copy = (storage: Storage) => Object.fromEntries(Object.entries(storage)) as Record<string, string>;
    return { session: copy(sessionStorage), local: copy(localStorage) };
  });
}

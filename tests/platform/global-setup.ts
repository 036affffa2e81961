import type { FullConfig } from '@playwright/test';
import { portsFor } from './addresses.ts';
import { makeTemplate, TEMPLATE } from './start-platform.ts';
import type { PlatformOptions } from './test.ts';

/** Playwright calls this once before all tests, and what it returns after them. */
export default async function globalSetup({ projects }: FullConfig): Promise<() => Promise<void>> {
  const { firstPort = 0 } = (projects[0]?.use ?? {}) as Partial<PlatformOptions>;
  const { folder, remove } = await makeTemplate(portsFor(firstPort));
  process.env[TEMPLATE] = folder;
  return remove;
}

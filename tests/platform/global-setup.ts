import { startPlatform } from './start-platform.ts';

/** Playwright calls this once before all journeys, and what it returns after them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { stop } = await startPlatform();
  return stop;
}

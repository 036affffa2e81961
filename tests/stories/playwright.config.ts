import { defineConfig } from '@playwright/test';
import { findChromium } from '../browser/find-chromium.ts';
import { launchArguments } from '../visual/browser-settings.ts';
import type { VisitOptions } from './book.ts';

/** One visit to every story of the built Storybook: as it is in the light, or from all sides. */
export default defineConfig<VisitOptions>({
  outputDir: '../../test-results/visits',
  globalSetup: './global-setup.ts',
  forbidOnly: true,
  snapshotPathTemplate: '{testDir}/../accessibility/transcripts/{arg}{ext}',
  // A transcript that is missing is a failure; --update-snapshots writes it.
  updateSnapshots: 'none',
  fullyParallel: true,
  // Storybook waits 100 ms after each story for animations to end: while one waits, others work. More than these would
  // only load it more often.
  workers: 4,
  retries: 0,
  // Those that the test command grants: when all others have run, alone.
  retryStrategy: 'isolated',
  // They only end what hangs, within the silent minutes after which the test command gives up.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: { executablePath: (await findChromium()).path, args: launchArguments },
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
  projects: [
    { name: 'light', testMatch: 'stories.visit.ts', use: { isFromAllSides: false } },
    { name: 'all-sides', testMatch: '*.visit.ts', use: { isFromAllSides: true } },
  ],
});

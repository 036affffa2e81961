import { defineConfig, devices } from '@playwright/test';
import { findWholeChromium } from './browser/find-chromium.ts';
import type { PlatformOptions } from './platform/test.ts';

/** Journeys and byte budgets, in a real browser against the real platform with the built app. */
export default defineConfig<object, PlatformOptions>({
  outputDir: '../test-results/journeys-q',
  globalSetup: './platform/global-setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 1,
  retries: 0,
  // Those that the test command grants: when all others have run, alone.
  retryStrategy: 'isolated',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    firstPort: 600,
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath: (await findWholeChromium()).path },
    // Recording every journey costs time in each of them; one that fails is repeated with a trace.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // A video would need ffmpeg, which only Playwright's own download brings.
    video: 'off',
  },
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.{journey,keyboard}.ts' },
    // So few and short that a second platform would take longer than they do.
    {
      name: 'budgets',
      testMatch: 'budgets/**/*.budget.ts',
      fullyParallel: false,
      use: { isFirstStart: true },
    },
  ],
});

import { defineConfig, devices } from '@playwright/test';
import { findChromium, findWholeChromium } from './browser/find-chromium.ts';
import type { PlatformOptions } from './platform/test.ts';

/** Those in which a paper is looked at, for which only the whole browser has a viewer. */
const withPapers =
  /(?:attachments|content-pages|customs|day-end-closing|dispatch|faults|packing-bench|parameters|pointer|quotes|setup|shipment-list)\.(?:journey|keyboard)\.ts$/;
const journey = /journeys\/[^/]+\.(?:journey|keyboard)\.ts$/;

/** Journeys and byte budgets, in a real browser against the real platform with the built app. */
export default defineConfig<object, PlatformOptions>({
  outputDir: '../test-results/journeys',
  globalSetup: './platform/global-setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // Those that the test command grants: when all others have run, alone.
  retryStrategy: 'isolated',
  // Three journeys on two cores: what takes a second alone may take ten then.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    firstPort: 10,
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // The shell takes half the time of the whole browser, which draws windows that nobody sees.
    launchOptions: { executablePath: (await findChromium()).path },
    // Recording every journey costs time in each of them; one that fails is repeated with a trace.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // A video would need ffmpeg, which only Playwright's own download brings.
    video: 'off',
  },
  projects: [
    {
      name: 'papers',
      testMatch: withPapers,
      use: { launchOptions: { executablePath: (await findWholeChromium()).path } },
    },
    { name: 'journeys', testMatch: journey, testIgnore: withPapers },
    // So few and short that a second platform would take longer than they do.
    {
      name: 'budgets',
      testMatch: 'budgets/**/*.budget.ts',
      fullyParallel: false,
      use: { isFirstStart: true },
    },
  ],
});

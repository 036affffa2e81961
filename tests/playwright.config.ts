import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './browser/find-chromium.ts';
import type { PlatformOptions } from './platform/test.ts';

const { path } = await findChromium();
/** Without such a locale the whole browser gives files with an umlaut in their name another one. */
const env = { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>;
/** Those in which a paper is looked at: for them `pnpm test:all` names the whole browser, which has a viewer. */
const withPapers =
  /(?:attachments|content-pages|customs|day-end-closing|dispatch|faults|packing-bench(?:-day)?|parameters|pointer|quotes|setup|shipment-list)\.(?:journey|keyboard)\.ts$/;
const journey = /journeys\/[^/]+\.(?:journey|keyboard)\.ts$/;

/** Journeys and byte budgets, in a real browser against the real platform with the built app. */
export default defineConfig<object, PlatformOptions>({
  outputDir: '../test-results/journeys',
  globalSetup: './platform/global-setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  // They wait more than they compute: three leave nearly half of two cores idle.
  workers: 5,
  retries: 0,
  // Those that the test command grants: when all others have run, alone.
  retryStrategy: 'isolated',
  // They only end what hangs, within the silent minutes after which the test command gives up.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    firstPort: 10,
    // What is not there in a minute does not come: it is named at once, and not after all minutes of its journey.
    actionTimeout: 60_000,
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath: path, env },
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
      use: { launchOptions: { executablePath: process.env['CHROMIUM_WHOLE_PATH'] ?? path, env } },
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

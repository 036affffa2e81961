import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './browser/find-chromium.ts';
import { addresses } from './platform/addresses.ts';

/** Journeys and byte budgets, in a real browser against the real platform with the built app. */
export default defineConfig({
  outputDir: '../test-results/journeys',
  globalSetup: './platform/global-setup.ts',
  forbidOnly: true,
  // One platform and one demo organisation serve all journeys: one after the other, nobody sees another's toasts.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: addresses().app,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath: (await findChromium()).path },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    // A video would need ffmpeg, which only Playwright's own download brings.
    video: 'off',
  },
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.{journey,keyboard}.ts' },
    { name: 'budgets', testMatch: 'budgets/**/*.budget.ts' },
  ],
});

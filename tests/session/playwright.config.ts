import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../browser/find-chromium.ts';
import type { PlatformOptions } from '../platform/test.ts';
import type { SessionOptions } from './support/test.ts';

/**
 * The session in a real browser against the real provider and the built app, with nothing stubbed.
 * Each worker has a platform of its own, whose faults it sets as it likes. Where the refresh token
 * is kept makes two ways of working: all tests run in cookie mode, those tagged @both in each.
 */
export default defineConfig<object, PlatformOptions & SessionOptions>({
  testDir: './browser',
  testMatch: '*.session.ts',
  outputDir: '../../test-results/session',
  globalSetup: '../platform/global-setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  // They wait more than they compute: three leave nearly half of two cores idle.
  workers: 5,
  retries: 0,
  // Those that the test command grants: when all others have run, alone.
  retryStrategy: 'isolated',
  // They only end what hangs, within the silent minutes after which the test command gives up.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    firstPort: 55,
    ...devices['Desktop Chrome'],
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath: (await findChromium()).path },
    trace: 'on-first-retry',
    screenshot: 'off',
    video: 'off',
  },
  projects: [
    { name: 'cookie', use: { refreshTokenMode: 'cookie' } },
    { name: 'body', grep: /@both/, use: { refreshTokenMode: 'body' } },
  ],
});

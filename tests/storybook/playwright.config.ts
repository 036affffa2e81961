import { defineConfig } from '@playwright/test';
import { findChromium } from '../browser/find-chromium.ts';
import { launchArguments } from '../visual/browser-settings.ts';

/** What goes through the built Storybook: pictures of the other looks, and what axe does not judge. */
export default defineConfig({
  outputDir: '../../test-results/storybook-runs',
  globalSetup: './global-setup.ts',
  forbidOnly: true,
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  // A transcript that is missing is a failure; --update-snapshots writes it.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  use: {
    launchOptions: { executablePath: (await findChromium()).path, args: launchArguments },
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
  projects: [
    { name: 'modes', testDir: '../visual', testMatch: '*.looks.ts' },
    { name: 'loops', testDir: '../accessibility', testMatch: '*.loop.ts' },
  ],
});

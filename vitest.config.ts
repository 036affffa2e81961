import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './tests/browser/find-chromium.ts';

/** Three projects: `unit` (pure code in Node), `platform` (servers and databases) and `stories` (a real browser). */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          expect: { requireAssertions: true },
          include: [
            'contract/**/*.test.ts',
            'design-system/src/**/*.test.ts',
            'app/src/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'tests/run/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'platform',
          environment: 'node',
          expect: { requireAssertions: true },
          include: ['platform/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: await launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

/** Only a run that has stories in it needs a browser; `--project unit` works on a machine without one. */
async function launchOptions(): Promise<{ executablePath?: string }> {
  const projects = process.argv.flatMap((argument, index) =>
    argument === '--project'
      ? [process.argv[index + 1]]
      : argument.startsWith('--project=')
        ? [argument.slice(10)]
        : [],
  );
  if (projects.length > 0 && !projects.includes('stories')) return {};
  return { executablePath: (await findChromium()).path };
}

import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** Tests that need a document, or replace what lies between them and the page's own session. */
const hooks = [
  'app/src/consent/{consent,page-consent,cookie-*}.test.ts',
  'app/src/monitoring/{sentry,replay,replay-settings}.test.ts',
  'app/src/socket/live-notifications.test.ts',
  'app/src/**/{use-*,*Route,watch-first-view,notification-center,frames}.test.ts',
  'app/src/data/{calls,setup,attachment-uploads,send-attachment,day-end-closings,cron-runs}.test.ts',
  'design-system/src/**/use*.test.ts',
  'design-system/src/components/Shortcuts/*.test.ts',
];

/** They only end what hangs: no test is red because the machine is slow. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000 };
const expectations = { requireAssertions: true, poll: { timeout: 60_000 } };

/**
 * Six projects: `unit` (pure code in Node), `hooks` (in a document without a browser), `platform` (servers and
 * databases), `faults` (the app's writes on a bad way to a real platform), `texts`, which reads what the stories
 * showed, and `long` (processes, load and restored backups, for minutes). The stories themselves run in tests/stories.
 */
export default defineConfig({
  test: {
    // Vitest leaves one core free, which of two is half of the machine; servers and databases wait more than they compute.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          // Pure code leaves nothing behind, and a fresh module graph for each file costs half of the time.
          isolate: false,
          environment: 'node',
          expect: expectations,
          ...limits,
          include: [
            '.storybook/**/*.test.ts',
            'contract/**/*.test.ts',
            'design-system/src/**/*.test.ts',
            'app/{src,building}/**/*.test.ts',
            'design-system/docs/**/*.test.ts',
            'tests/{accessibility,architecture}/**/*.test.ts',
            'tests/copy/{lint,specification}.test.ts',
            'tests/{addresses,contacts}/**/*.test.ts',
            'tests/run/**/*.test.ts',
            'tests/visual/**/*.test.ts',
          ],
          exclude: hooks,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'hooks',
          // A module graph for each file: what one replaces must not be there in the next. In contexts of one thread
          // the libraries are compiled once, not for each file.
          pool: 'vmThreads',
          environment: 'happy-dom',
          setupFiles: 'tests/run/hook-globals.ts',
          expect: expectations,
          ...limits,
          include: hooks,
        },
      },
      {
        test: {
          name: 'platform',
          // Half of the time goes into loading the libraries; each file closes what it opens.
          isolate: false,
          environment: 'node',
          expect: expectations,
          ...limits,
          include: ['platform/**/*.test.ts', 'tests/session/core/**/*.test.ts'],
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'faults',
          environment: 'node',
          expect: expectations,
          ...limits,
          include: ['tests/faults/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'long',
          environment: 'node',
          expect: expectations,
          testTimeout: 60 * 60_000,
          hookTimeout: 10 * 60_000,
          include: ['platform/src/long/*.long.ts'],
        },
      },
      {
        test: { name: 'texts', environment: 'node', include: ['tests/copy/shown.test.ts'] },
      },
    ],
  },
});

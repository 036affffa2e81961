import { roomOfRun } from './rooms.ts';

const { name, folders, mutate, changesConstants, patienceMs, leastScore } = roomOfRun();

/**
 * Changes a room's code bit by bit and runs the tests that reach the bit. Stryker reads no TypeScript here.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [...mutate],
  // Only what the room's tests need is copied.
  ignorePatterns: [
    '/*',
    ...folders.map((folder) => `!/${folder}`),
    'dist',
    '!/tests',
    '/tests/*',
    '!/tests/mutation',
    '!/package.json',
    '!/tsconfig.base.json',
  ],
  tempDirName: `test-results/stryker-${name}`,
  concurrency: 2,
  timeoutMS: patienceMs,
  reporters: ['clear-text', 'json', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `test-results/reports/mutation-${name}.json` },
  thresholds: { high: leastScore, low: leastScore, break: leastScore },
  ignoreStatic: !changesConstants,
};

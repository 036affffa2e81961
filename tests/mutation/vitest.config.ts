import { defineConfig } from 'vitest/config';
import { roomOfRun } from './rooms.ts';

const { tests, changesConstants } = roomOfRun();
const isExcluded = (pattern: string) => pattern.startsWith('!');

/** The tests of one room alone. */
export default defineConfig({
  test: {
    environment: 'node',
    // A change of what runs when a module loads shows only where each run loads it anew.
    isolate: changesConstants,
    include: tests.filter((pattern) => !isExcluded(pattern)),
    exclude: ['**/node_modules/**', ...tests.filter(isExcluded).map((pattern) => pattern.slice(1))],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

import { defineConfig } from 'vitest/config';
import { roomOfRun } from './rooms.ts';

const { tests } = roomOfRun();

/** The tests of one room alone, without what stories need. */
export default defineConfig({
  test: {
    environment: 'node',
    include: tests.filter((pattern) => !pattern.startsWith('!')),
    exclude: [
      '**/node_modules/**',
      ...tests.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : [])),
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

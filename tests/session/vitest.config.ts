import { defineConfig } from 'vitest/config';

/** The app's tests alone, without what stories need; the root is given on the command line. */
export default defineConfig({
  test: { environment: 'node', include: ['app/src/{auth,http,routes}/**/*.test.ts'] },
});

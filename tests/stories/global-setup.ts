import { preview } from 'vite';
import { clearDifferences } from '../visual/baselines.ts';
import { builtStorybook } from './stories.ts';

/**
 * Serves the built Storybook for the time of the run, on any free port; workers find it in their environment. What
 * differed in an earlier run does not count.
 */
export default async function serve(): Promise<() => Promise<void>> {
  clearDifferences();
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: builtStorybook },
    preview: { port: 0, host: '127.0.0.1' },
  });
  process.env['LOTSE_BOOK'] = server.resolvedUrls?.local[0];
  return () => server.close();
}

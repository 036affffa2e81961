import { preview } from 'vite';
import { builtStorybook } from './stories.ts';

/** Serves the built Storybook for the time of the run, on any free port; workers find it in their environment. */
export default async function serve(): Promise<() => Promise<void>> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: builtStorybook },
    preview: { port: 0, host: '127.0.0.1' },
  });
  process.env['LOTSE_BOOK'] = server.resolvedUrls?.local[0];
  return () => server.close();
}

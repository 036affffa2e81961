import { preview } from 'vite';
import { bookPort } from './address.ts';
import { builtStorybook } from './stories.ts';

/** Serves the built Storybook for the time of the run. */
export default async function serve(): Promise<() => Promise<void>> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: builtStorybook },
    preview: { port: bookPort, strictPort: true, host: '127.0.0.1' },
  });
  return () => server.close();
}

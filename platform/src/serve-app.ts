import { fileURLToPath } from 'node:url';
import { readOwnBackend } from './web/own-backend.ts';
import { createWebServer } from './web/server.ts';
import { loadSite } from './web/site.ts';

const DEFAULT_PORT = 4200;

/* Serves the built app and nothing else, for an organisation that has an API, an identity provider and a socket. */
try {
  const { surroundings, appConfig } = readOwnBackend(process.env);
  const folder = process.env['LOTSE_APP_FOLDER'] ?? fileURLToPath(new URL('../../app/dist', import.meta.url));
  const web = createWebServer(await loadSite(folder, appConfig), surroundings);
  const port = Number(process.env['LOTSE_APP_PORT'] ?? DEFAULT_PORT);
  const address = await web.listen({ port, host: process.env['LOTSE_HOST'] ?? '127.0.0.1' });
  console.log(`The app is served at ${address} for ${surroundings.appOrigin}. Ctrl+C ends it.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void web.close());
} catch (error) {
  console.error(`The app cannot be served.\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

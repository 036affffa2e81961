import { ConnectionDrain } from './http/connection-drain.ts';
import { createLog } from './logging/log.ts';
import { Teardown } from './teardown.ts';
import { toAppConfig } from './web/app-settings.ts';
import { fetchContentPage } from './web/fetch-content-page.ts';
import { readOwnBackend } from './web/own-backend.ts';
import { createWebServer } from './web/server.ts';
import { loadSite } from './web/site.ts';

/* Serves the built app and nothing else, for an organisation that has an API, an identity provider and a socket. */
try {
  const { environment, surroundings, appConfig } = readOwnBackend(process.env);
  const log = createLog(environment.LOTSE_LOG_LEVEL);
  const site = await loadSite(environment.LOTSE_APP_FOLDER, appConfig);
  const web = createWebServer(site, surroundings, {
    log,
    trustedProxies: environment.LOTSE_TRUSTED_PROXIES,
    findContentPage: fetchContentPage(environment.LOTSE_API_URL),
    sentryDsn: environment.LOTSE_SENTRY_DSN,
    consent: toAppConfig(environment).consent,
  });
  const teardown = new Teardown(log);
  teardown.addServer(new ConnectionDrain(web));
  const address = await web.listen({ port: environment.LOTSE_APP_PORT, host: environment.LOTSE_HOST });
  console.log(`The app is served at ${address} for ${surroundings.appOrigin}. Ctrl+C ends it.`);
  const end = () => void teardown.run(environment.LOTSE_DRAIN_SECONDS * 1000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
} catch (error) {
  console.error(`The app cannot be served.\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

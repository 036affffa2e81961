import { browserWorld, createSession } from './auth/index.ts';
import { readConfig } from './config.ts';
import { createHttpClient } from './http/http-client.ts';

/** The one configuration, session and HTTP client of the page. */
export const config = readConfig(document);

export const session = createSession(
  {
    redirect_uri: location.origin,
    domain: config.authDomain,
    client_id: config.clientId,
    audience: config.audience,
    scope: config.scope,
    useLocalStorage: config.useLocalStorage,
    externalRedirectOrigins: config.externalRedirectOrigins,
  },
  browserWorld(window),
);

export const http = createHttpClient({ baseUrl: config.apiUrl, tokens: session, timeouts: config.timeouts });

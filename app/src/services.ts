import { browserEnvironment, createSessionManager } from './auth/index.ts';
import { readConfig } from './config.ts';
import { discardOnSignOut } from './drafts/discard-on-sign-out.ts';
import { markKnown } from './session/known-here.ts';

/** The one configuration and session of the page. */
export const config = readConfig(document);

export const session = createSessionManager(
  {
    redirect_uri: location.origin,
    domain: config.authDomain,
    client_id: config.clientId,
    audience: config.audience,
    scope: config.scope,
    useLocalStorage: config.useLocalStorage,
    requireIssuer: config.requireIssuer,
    externalRedirectOrigins: config.externalRedirectOrigins,
  },
  browserEnvironment(window),
);

discardOnSignOut(session);
markKnown(session, document, location.protocol === 'https:');

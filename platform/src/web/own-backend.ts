import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { amount, list, parseVariables, port, text } from '../config-fields.ts';
import { logLevels } from '../logging/log.ts';
import { appSettings, environmentName, toAppConfig } from './app-settings.ts';
import type { Surroundings } from './security-headers.ts';

const address = v.pipe(v.string(), v.url('must be an address such as https://api.example.org'));
const optionalText = v.optional(v.string());

/** Where an organisation's own parts are, by the names of the environment variables. */
export const ownBackendSchema = v.object({
  /** Where people open the app; with `https:` the answers carry HSTS. */
  LOTSE_APP_URL: address,
  LOTSE_API_URL: address,
  /** The API's address where there is none. */
  LOTSE_SOCKET_URL: v.optional(address),
  LOTSE_AUTH_DOMAIN: address,
  LOTSE_CLIENT_ID: optionalText,
  LOTSE_AUDIENCE: optionalText,
  /** `body` where the provider answers with refresh tokens instead of keeping them in a cookie. */
  LOTSE_REFRESH_TOKEN_MODE: v.optional(
    v.picklist(['cookie', 'body'], 'must be "cookie" or "body"'),
    'cookie',
  ),
  LOTSE_ENVIRONMENT: environmentName('production'),
  ...appSettings,
  LOTSE_HOST: text('127.0.0.1'),
  LOTSE_APP_PORT: port(4200),
  LOTSE_APP_FOLDER: text(fileURLToPath(new URL('../../../app/dist', import.meta.url))),
  LOTSE_TRUSTED_PROXIES: v.optional(list, ''),
  LOTSE_DRAIN_SECONDS: v.optional(amount, '30'),
  LOTSE_LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
});

/** What the web server needs to serve the app for an organisation's own API and identity provider. */
export interface OwnBackend {
  readonly environment: v.InferOutput<typeof ownBackendSchema>;
  readonly surroundings: Surroundings;
  /** For the page's `<meta name="lotse:config">`. */
  readonly appConfig: Readonly<Record<string, unknown>>;
}

/**
 * Reads the addresses of an organisation's own parts.
 *
 * @throws naming each variable that is missing or wrong
 */
export function readOwnBackend(variables: Readonly<Record<string, string | undefined>>): OwnBackend {
  const environment = parseVariables(ownBackendSchema, variables);
  const { LOTSE_API_URL: apiUrl, LOTSE_AUTH_DOMAIN: authDomain, ...rest } = environment;
  const socketUrl = rest.LOTSE_SOCKET_URL ?? apiUrl;
  const originOf = (url: string) => new URL(url).origin;
  return {
    environment,
    surroundings: {
      appOrigin: originOf(rest.LOTSE_APP_URL),
      apiOrigin: originOf(apiUrl),
      socketOrigin: originOf(socketUrl),
      identityOrigin: originOf(authDomain),
    },
    appConfig: {
      ...toAppConfig(environment),
      apiUrl,
      socketUrl,
      authDomain,
      ...(rest.LOTSE_CLIENT_ID && { clientId: rest.LOTSE_CLIENT_ID }),
      ...(rest.LOTSE_AUDIENCE && { audience: rest.LOTSE_AUDIENCE }),
      ...(rest.LOTSE_REFRESH_TOKEN_MODE === 'body' && { useLocalStorage: true }),
    },
  };
}

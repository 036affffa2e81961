import * as v from 'valibot';
import type { Surroundings } from './security-headers.ts';

const address = v.pipe(v.string(), v.url('must be an address such as https://api.example.org'));
const optionalText = v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')));

/** Where an organisation's own parts are, by the names of the environment variables. */
const ownBackendSchema = v.object({
  /** Where people open the app; with `https:` the answers carry HSTS. */
  LOTSE_APP_URL: address,
  LOTSE_API_URL: address,
  /** The API's address where there is none. */
  LOTSE_SOCKET_URL: v.optional(address),
  LOTSE_AUTH_DOMAIN: address,
  LOTSE_CLIENT_ID: optionalText,
  LOTSE_AUDIENCE: optionalText,
  LOTSE_SENTRY_DSN: v.optional(address),
});

/** What the web server needs to serve the app for an organisation's own API and identity provider. */
export interface OwnBackend {
  readonly surroundings: Surroundings;
  /** For the page's `<meta name="lotse:config">`. */
  readonly appConfig: Readonly<Record<string, string>>;
}

/**
 * Reads the addresses of an organisation's own parts.
 *
 * @throws naming each variable that is missing or wrong
 */
export function readOwnBackend(variables: Readonly<Record<string, string | undefined>>): OwnBackend {
  const result = v.safeParse(ownBackendSchema, variables);
  if (!result.success) {
    throw new Error(result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('\n'));
  }
  const { LOTSE_API_URL: apiUrl, LOTSE_AUTH_DOMAIN: authDomain, ...rest } = result.output;
  const socketUrl = rest.LOTSE_SOCKET_URL ?? apiUrl;
  const originOf = (url: string) => new URL(url).origin;
  const reporting = rest.LOTSE_SENTRY_DSN;
  return {
    surroundings: {
      appOrigin: originOf(rest.LOTSE_APP_URL),
      apiOrigin: originOf(apiUrl),
      socketOrigin: originOf(socketUrl),
      identityOrigin: originOf(authDomain),
      ...(reporting && { reportingOrigin: originOf(reporting) }),
    },
    appConfig: {
      environment: 'production',
      apiUrl,
      socketUrl,
      authDomain,
      ...(rest.LOTSE_CLIENT_ID && { clientId: rest.LOTSE_CLIENT_ID }),
      ...(rest.LOTSE_AUDIENCE && { audience: rest.LOTSE_AUDIENCE }),
      ...(reporting && { sentryDsn: reporting }),
    },
  };
}

import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import {
  address,
  amount,
  count,
  list,
  onOrOff,
  origin,
  parseVariables,
  port,
  smtpAddress,
  text,
} from './config-fields.ts';
import { logLevels } from './logging/log.ts';
import { appSettings, environmentName } from './web/app-settings.ts';

/**
 * Every setting of the platform, by the name of its environment variable. What they mean to whoever
 * runs a server stands in docs/operations.md, where a test looks for each of them.
 */
export const environmentSchema = v.object({
  /** Address to listen at; the default answers to this machine only. */
  LOTSE_HOST: text('127.0.0.1'),
  LOTSE_APP_PORT: port(4200),
  LOTSE_API_PORT: port(4300),
  LOTSE_IDENTITY_PORT: port(4400),

  /** Where browsers find the parts, TLS and proxies included; the ports on this machine else. */
  LOTSE_APP_URL: v.optional(origin),
  LOTSE_API_URL: v.optional(origin),
  LOTSE_IDENTITY_URL: v.optional(origin),
  /** Proxies whose word about callers counts: addresses, networks, or `loopback`, `uniquelocal`. */
  LOTSE_TRUSTED_PROXIES: v.optional(list, ''),

  /** An OpenID provider of one's own; the built-in one is not started then. */
  LOTSE_AUTH_DOMAIN: v.optional(address),
  /** What the tokens of that provider name in `aud`; the API's address else. */
  LOTSE_AUDIENCE: v.optional(v.string()),
  LOTSE_CLIENT_ID: text('spa@live'),

  /** Where the embedded database keeps its files. */
  LOTSE_DATA_FOLDER: text('.data'),
  /** A PostgreSQL server instead of the embedded database. */
  DATABASE_URL: v.optional(v.string()),
  LOTSE_DATABASE_CONNECTIONS: v.optional(count, '10'),
  /** Seconds after which the database ends a statement. */
  LOTSE_STATEMENT_SECONDS: v.optional(count, '15'),

  /** Demo persons and demo data; on this machine they are there unasked. */
  LOTSE_DEMO: v.optional(onOrOff),
  /** `off` when somebody else serves the app, such as Vite; `--without-app` says the same. */
  LOTSE_WEB: v.optional(onOrOff, 'on'),
  /** The built app. */
  LOTSE_APP_FOLDER: text(fileURLToPath(new URL('../../app/dist', import.meta.url))),

  /** Failures of the simulated carriers, e.g. `GLS:fail,DEKU:timeout`. */
  LOTSE_CARRIER_FAULTS: v.optional(v.string(), ''),
  /** Multiplies the carriers' answering times; 0 answers at once. */
  LOTSE_CARRIER_LATENCY: v.optional(amount, '1'),

  /** Multiplies how often people, organisations and strangers may call in a minute. */
  LOTSE_RATE_LIMIT_SCALE: v.optional(count, '1'),
  /** Calls that the API works on at once, of all and of one caller; the others wait for their turn. */
  LOTSE_CALLS_AT_WORK: v.optional(count, '20'),
  LOTSE_CALLS_AT_WORK_PER_CALLER: v.optional(count, '5'),

  /** How often one address may try to sign in at the built-in provider, in a minute. */
  LOTSE_SIGN_INS_PER_MINUTE: v.optional(count, '60'),
  /** Lifetime of the built-in provider's access tokens in seconds. */
  LOTSE_ACCESS_TOKEN_SECONDS: v.optional(count),
  /** `body` puts the refresh token into the answer, for the app's local-storage mode. */
  LOTSE_REFRESH_TOKEN_MODE: v.optional(
    v.picklist(['cookie', 'body'], 'must be "cookie" or "body"'),
    'cookie',
  ),
  /** After so many days the built-in provider signs with a new key. */
  LOTSE_KEY_ROTATION_DAYS: v.optional(count, '90'),

  /** A mail server; without one letters are put into a folder. */
  LOTSE_SMTP_URL: v.optional(smtpAddress),
  /** Who letters are from. */
  LOTSE_MAIL_FROM: text('Lotse <lotse@localhost>'),
  /** Where letters lie that nobody sends; beside the data folder else, as `.data-mail`. */
  LOTSE_MAIL_FOLDER: v.optional(v.string()),

  /** Where files with shipments are dropped; beside the data folder else, as `.data-import`. */
  LOTSE_IMPORT_FOLDER: v.optional(v.string()),

  /** How long answers under way may take when the platform is asked to end, in seconds. */
  LOTSE_DRAIN_SECONDS: v.optional(amount, '30'),
  /** `warn` on this machine, `info` on a server. */
  LOTSE_LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`)),
  /** Somebody tries it out, until they say otherwise. */
  LOTSE_ENVIRONMENT: environmentName('development'),
  ...appSettings,
  /** Opens the control server of tests and demonstrations; closed without it. */
  LOTSE_CONTROL_PORT: v.optional(port(0)),
});

export type Environment = v.InferOutput<typeof environmentSchema>;

/** How the platform is run. */
export interface PlatformConfig {
  readonly environment: Environment;
  /** Addresses as browsers write them. */
  readonly origins: { readonly app: string; readonly api: string; readonly identity: string };
  /** Who signs people in. */
  readonly provider: {
    /** Whether it is the one that the platform brings along. */
    readonly isBuiltIn: boolean;
    /** Its address without a slash at its end. */
    readonly issuer: string;
    readonly audience: string;
    readonly clientId: string;
  };
  /** Whether it serves this machine alone, from the embedded database: somebody tries it out. */
  readonly isLocal: boolean;
  /** Whether there are demo persons and demo data. */
  readonly isDemo: boolean;
}

/**
 * Reads the settings.
 *
 * @throws naming each variable that is wrong
 */
export function readConfig(variables: NodeJS.ProcessEnv, flags: readonly string[] = []): PlatformConfig {
  const given = flags.includes('--without-app') ? { ...variables, LOTSE_WEB: 'off' } : variables;
  const environment = parseVariables(environmentSchema, given);
  const onThisMachine = (number: number) => `http://localhost:${number}`;
  const origins = {
    app: environment.LOTSE_APP_URL ?? onThisMachine(environment.LOTSE_APP_PORT),
    api: environment.LOTSE_API_URL ?? onThisMachine(environment.LOTSE_API_PORT),
    identity: environment.LOTSE_IDENTITY_URL ?? onThisMachine(environment.LOTSE_IDENTITY_PORT),
  };
  const { LOTSE_AUTH_DOMAIN: ownProvider, LOTSE_IDENTITY_URL, LOTSE_AUDIENCE, LOTSE_CLIENT_ID } = environment;
  if (ownProvider !== undefined && LOTSE_IDENTITY_URL !== undefined) {
    throw new Error(
      'LOTSE_AUTH_DOMAIN names a provider of your own and LOTSE_IDENTITY_URL the built-in one: give one of them',
    );
  }
  const isLocal =
    environment.DATABASE_URL === undefined &&
    isLoopback(environment.LOTSE_HOST) &&
    Object.values(origins).every((address) => isLoopback(new URL(address).hostname));
  return {
    environment,
    origins,
    provider: {
      isBuiltIn: ownProvider === undefined,
      issuer: ownProvider ?? origins.identity,
      audience: LOTSE_AUDIENCE ?? origins.api,
      clientId: LOTSE_CLIENT_ID,
    },
    isLocal,
    // Demo persons have no password: where others could come in they are there only when somebody asks for them.
    isDemo: environment.LOTSE_DEMO ?? (isLocal && ownProvider === undefined),
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^127(?:\.\d+){3}$/.test(host);
}

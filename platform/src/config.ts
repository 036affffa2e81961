import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const text = (fallback: string) => v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), fallback);
const port = (fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'must be a port number'),
      v.toNumber(),
      v.minValue(1, 'must be a port number'),
      v.maxValue(65_535, 'must be a port number'),
    ),
    String(fallback),
  );
const isOn = (fallback: 'on' | 'off') =>
  v.pipe(
    v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'), fallback),
    v.transform((value) => value === 'on'),
  );

/** Every setting of the platform, by the name of its environment variable. */
const environmentSchema = v.object({
  /** Address to listen at; the default answers to this machine only. */
  LOTSE_HOST: text('127.0.0.1'),
  LOTSE_APP_PORT: port(4200),
  LOTSE_API_PORT: port(4300),
  LOTSE_IDENTITY_PORT: port(4400),
  /** Where the embedded database keeps its files. */
  LOTSE_DATA_FOLDER: text('.data'),
  /** A PostgreSQL server instead of the embedded database. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  /** Demo persons and demo data. */
  LOTSE_DEMO: isOn('on'),
  /** `off` when somebody else serves the app, such as Vite; `--without-app` says the same. */
  LOTSE_WEB: isOn('on'),
  /** The built app. */
  LOTSE_APP_FOLDER: text(fileURLToPath(new URL('../../app/dist', import.meta.url))),
  /** Failures of the simulated carriers, e.g. `GLS:fail,DEKU:timeout`. */
  LOTSE_CARRIER_FAULTS: v.optional(v.string(), ''),
  /** Multiplies the carriers' answering times; 0 answers at once. */
  LOTSE_CARRIER_LATENCY: v.optional(
    v.pipe(v.string(), v.toNumber('must be a number'), v.minValue(0, 'must not be negative')),
    '1',
  ),
  /** Where the access tokens' lifetime is short on purpose; the provider's default else. */
  LOTSE_ACCESS_TOKEN_SECONDS: v.optional(
    v.pipe(v.string(), v.toNumber('must be a number'), v.integer(), v.minValue(1)),
  ),
  /** `body` puts the refresh token into the answer, for the app's local-storage mode. */
  LOTSE_REFRESH_TOKEN_MODE: v.optional(
    v.picklist(['cookie', 'body'], 'must be "cookie" or "body"'),
    'cookie',
  ),
  /** Where the app reports errors to; nowhere without it. */
  LOTSE_SENTRY_DSN: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  /** Opens the control server of tests and demonstrations; closed without it. */
  LOTSE_CONTROL_PORT: v.optional(port(0)),
});

export type Environment = v.InferOutput<typeof environmentSchema>;

/** How the platform is run. */
export interface PlatformConfig {
  readonly environment: Environment;
  /** Addresses as browsers write them. */
  readonly origins: { readonly app: string; readonly api: string; readonly identity: string };
}

/**
 * Reads the settings.
 *
 * @throws naming each variable that is wrong
 */
export function readConfig(variables: NodeJS.ProcessEnv, flags: readonly string[] = []): PlatformConfig {
  const given = flags.includes('--without-app') ? { ...variables, LOTSE_WEB: 'off' } : variables;
  const result = v.safeParse(environmentSchema, given);
  if (!result.success) {
    throw new Error(result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('\n'));
  }
  const environment = result.output;
  const origin = (number: number) => `http://localhost:${number}`;
  return {
    environment,
    origins: {
      app: origin(environment.LOTSE_APP_PORT),
      api: origin(environment.LOTSE_API_PORT),
      identity: origin(environment.LOTSE_IDENTITY_PORT),
    },
  };
}

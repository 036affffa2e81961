import * as v from 'valibot';
import { signInConfigurationSchema } from './auth/configuration.ts';

const signIn = signInConfigurationSchema.entries;
const milliseconds = (fallback: number) => v.optional(v.pipe(v.number(), v.minValue(1)), fallback);
const address = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => url.replace(/\/+$/, '')),
);

/**
 * What one build needs to be told by the place where it runs. The web server writes it as JSON into
 * `<meta name="lotse:config" content="…">` of index.html.
 */
export const runtimeConfigSchema = v.object({
  productName: v.optional(v.string(), 'Lotse'),
  environment: v.optional(v.picklist(['production', 'development', 'test']), 'production'),
  apiUrl: address,
  socketUrl: address,
  authDomain: signIn.domain,
  clientId: signIn.client_id,
  audience: signIn.audience,
  scope: signIn.scope,
  useLocalStorage: signIn.useLocalStorage,
  externalRedirectOrigins: signIn.externalRedirectOrigins,
  /** Errors are reported only where there is one. */
  sentryDsn: v.optional(v.string()),
  timeouts: v.optional(
    v.object({
      /** Until the first byte of an answer. */
      connectMs: milliseconds(10_000),
      /** For the rest of an answer; in a stream between two pieces. */
      bodyMs: milliseconds(20_000),
    }),
    {},
  ),
});

export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>;

/** @throws {TypeError} naming the setting that is missing or wrong */
export function parseConfig(json: string): RuntimeConfig {
  let settings: unknown;
  try {
    settings = JSON.parse(json);
  } catch {
    throw new TypeError('The configuration in <meta name="lotse:config"> is not JSON');
  }
  const result = v.safeParse(runtimeConfigSchema, settings);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new TypeError(`Configuration "${v.getDotPath(issue) ?? ''}": ${issue.message}`);
}

/** Reads the configuration that the page came with. */
export function readConfig(page: Document): RuntimeConfig {
  return parseConfig(page.querySelector<HTMLMetaElement>('meta[name="lotse:config"]')?.content ?? '');
}

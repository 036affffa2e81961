import { createRemoteJWKSet } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';

const TIMEOUT_MS = 5000;
/** How long fetched keys are believed; an unknown key makes us look sooner, but not more often than the second time says. */
const KEPT_MS = 10 * 60_000;
const COOLDOWN_MS = 30_000;

const webAddress = v.pipe(v.string(), v.url());

/** The part of OpenID Connect Discovery 1.0, section 3, that we need. */
const metadataSchema = v.object({
  issuer: webAddress,
  jwks_uri: webAddress,
  userinfo_endpoint: v.optional(webAddress),
});

export type ProviderMetadata = v.InferOutput<typeof metadataSchema>;

/** A provider of others: what it says about itself, and its keys. */
export interface RemoteProvider {
  /** @throws when it does not answer, or says something that we must not believe */
  readonly metadata: () => Promise<ProviderMetadata>;
  readonly getKey: JWTVerifyGetKey;
}

/**
 * Finds a provider by its address alone. It is asked when it is first needed, and again after every
 * failure, so that it need not be there before we are.
 */
export function findProvider(issuer: string): RemoteProvider {
  let known: Promise<{ readonly metadata: ProviderMetadata; readonly getKey: JWTVerifyGetKey }> | undefined;
  const find = () => {
    known ??= discover(issuer).then(
      (metadata) => ({
        metadata,
        getKey: createRemoteJWKSet(new URL(metadata.jwks_uri), {
          timeoutDuration: TIMEOUT_MS,
          cacheMaxAge: KEPT_MS,
          cooldownDuration: COOLDOWN_MS,
        }),
      }),
      (error: unknown) => {
        known = undefined;
        throw error;
      },
    );
    return known;
  };
  return {
    metadata: async () => (await find()).metadata,
    getKey: async (header, token) => (await find()).getKey(header, token),
  };
}

async function discover(issuer: string): Promise<ProviderMetadata> {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The provider's metadata were answered with ${answer.status}.`);
  const metadata = v.parse(metadataSchema, await answer.json());
  // Section 4.3: else one provider could speak for another.
  if (metadata.issuer.replace(/\/$/, '') !== issuer) throw new Error('The metadata are of another provider.');
  const isSafe = new URL(metadata.jwks_uri).protocol === 'https:' || issuer.startsWith('http:');
  if (!isSafe) throw new Error('The provider offers its keys without TLS.');
  return metadata;
}

import type { JWK } from 'jose';
import type { Middleware } from './koa.ts';
import type { ResolvedOptions } from './options.ts';

/** Where others may step in between the provider and whoever calls it. In production nobody does. */
export interface ProviderHooks {
  /** Stands in front of everything that answers, the first one outermost. */
  readonly middleware: (
    options: Pick<ResolvedOptions, 'issuer' | 'appOrigins'>,
    signingKey: JWK,
  ) => readonly Middleware[];
  /** The time by which tokens are judged, in ms. */
  readonly now: () => number;
  /** Whether a refresh token gives way to another one when it is used. */
  readonly isRotating: () => boolean;
  /** Lifetime of access tokens in seconds; undefined for that of the settings. */
  readonly accessTokenLifetime: () => number | undefined;
}

export const noHooks: ProviderHooks = {
  middleware: () => [],
  now: Date.now,
  isRotating: () => true,
  accessTokenLifetime: () => undefined,
};

import type { ServerSurroundings } from '../http/server-options.ts';
import { createLog } from '../logging/log.ts';
import type { Database } from '../store/index.ts';
import type { Rotation } from './keys.ts';
import { noHooks, type ProviderHooks } from './provider-hooks.ts';
import { createSignInLimits, type SignInLimits } from './sign-in-limits.ts';

/** How long things live, in seconds. */
export interface Lifetimes {
  readonly accessToken: number;
  /** From the sign-in on: rotation does not extend it. The session at the provider lives as long. */
  readonly refreshToken: number;
  /** How long the sign-in page may stay open. */
  readonly interaction: number;
}

export interface IdentityProviderOptions extends Partial<ServerSurroundings> {
  readonly db: Database;
  /** Address of the provider as browsers see it, without a slash at its end; the tokens' `iss`. */
  readonly issuer: string;
  /** Exact origins of the app: only they are redirected to and only they may read answers. */
  readonly appOrigins: readonly [string, ...string[]];
  /** Who the access tokens are for: the only member of their `aud`. */
  readonly audience: string;
  /** `spa@live` if not given. */
  readonly clientId?: string;
  /** `cookie`: the refresh token never reaches JavaScript; `body`: it is in the token answer. */
  readonly refreshTokenMode: 'cookie' | 'body';
  /**
   * Whether the demo persons can sign in and new accounts can be opened. Neither proves who somebody
   * is; without demo data the provider tells so instead of signing anybody in.
   */
  readonly demoData: boolean;
  /** How often an address may try to sign in, in a minute; what else is limited follows from it. 60 if not given. */
  readonly signInsPerMinute?: number | undefined;
  readonly lifetimes?: Partial<Lifetimes>;
  readonly rotation?: Partial<Rotation>;
  /** For tests; without demo data nobody steps in. */
  readonly hooks?: ProviderHooks | undefined;
}

/** Beyond what a house does behind one address, and below what a program does that tries its luck. */
const SIGN_INS_PER_MINUTE = 60;

const minute = 60;
const day = 24 * 60 * minute;

const defaultLifetimes: Lifetimes = {
  accessToken: 15 * minute,
  refreshToken: 14 * day,
  interaction: 60 * minute,
};

const longestRefreshLifetime = 30 * day;

/** Longer than verifiers keep keys: ten minutes in ours, as jose has it, and a minute until we look ourselves. */
export const KEY_LEAD_MS = 15 * minute * 1000;

const defaultRotation: Rotation = { every: 90 * day * 1000, lead: KEY_LEAD_MS };

export type ResolvedOptions = Omit<
  IdentityProviderOptions,
  'clientId' | 'signInsPerMinute' | 'lifetimes' | 'rotation' | 'hooks' | 'log'
> &
  ServerSurroundings & {
    readonly clientId: string;
    readonly limits: SignInLimits;
    readonly lifetimes: Lifetimes;
    readonly rotation: Rotation;
    readonly hooks: ProviderHooks;
  };

/**
 * Fills in the defaults.
 *
 * @throws when an origin or the issuer is not written as the browser would, since they are compared
 *   as strings, or when a refresh token would live for more than 30 days.
 */
export function resolveOptions(options: IdentityProviderOptions): ResolvedOptions {
  for (const origin of [options.issuer, ...options.appOrigins]) {
    if (new URL(origin).origin !== origin) throw new Error(`Not an origin: ${origin}`);
  }
  const lifetimes = { ...defaultLifetimes, ...options.lifetimes };
  if (lifetimes.refreshToken > longestRefreshLifetime) {
    throw new Error(`A refresh token may live for ${longestRefreshLifetime} s at most.`);
  }
  const hooks = (options.demoData && options.hooks) || noHooks;
  const rotation = { ...defaultRotation, ...options.rotation };
  return {
    clientId: 'spa@live',
    ...options,
    limits: createSignInLimits(options.signInsPerMinute ?? SIGN_INS_PER_MINUTE),
    log: options.log ?? createLog('error'),
    lifetimes,
    rotation,
    hooks,
  };
}

/** Whether the provider is reached over TLS, directly or behind a proxy. */
export function isSecure({ issuer }: Pick<ResolvedOptions, 'issuer'>): boolean {
  return issuer.startsWith('https:');
}

import { authorizeUrl } from './authorize-url.ts';
import type { SignInConfiguration } from './configuration.ts';
import { keepPkceEntry } from './keep-pkce-entry.ts';
import { randomHex } from './random.ts';
import { forgetReturns, isGoingRound } from './return-log.ts';
import { failureOf } from './session-state.ts';
import type { SignInFailure, SignInOptions } from './session-types.ts';
import type { SessionWorld } from './world.ts';

/** Where to go for signing in, or why not to. */
export type Departure = { readonly url: string } | { readonly failure: SignInFailure };

/** Prepares for leaving: draws the secrets of this attempt and keeps them for the way back. */
export async function prepareDeparture(
  configuration: SignInConfiguration,
  world: SessionWorld,
  { returnTo, invitationId, isAutomatic = false, ...variant }: SignInOptions,
): Promise<Departure> {
  const { pathname, search, hash } = world.url();
  // A path with a backslash would be refused on the way back: browsers take it for a slash.
  const originUrl = `${pathname}${search}${hash}`.replaceAll('\\', '%5C');
  const appState = { originUrl, redirectTo: returnTo ?? originUrl, invitationId };
  const refuse = (error: string): Departure => ({
    failure: { ...failureOf(error), appState },
  });

  if (isAutomatic && isGoingRound(world.sessionStorage, world.now())) return refuse('going_round');
  if (!isAutomatic) forgetReturns(world.sessionStorage);

  const secrets = { state: randomHex(), nonce: randomHex(), codeVerifier: randomHex() };
  const { state, ...secret } = secrets;
  const entry = { ...secret, createdAt: world.now(), appState };
  if (!keepPkceEntry(world.sessionStorage, state, entry)) return refuse('storage_blocked');
  return { url: await authorizeUrl(configuration, secrets, variant) };
}

import type { BrowserEnvironment } from '../browser-environment.ts';
import type { SignInConfiguration } from '../configuration.ts';
import { randomHex } from '../random.ts';
import { failureOf } from '../session-state.ts';
import type { SignInFailure, SignInOptions } from '../session-types.ts';
import { authorizeUrl } from './authorize-url.ts';
import { keepPkceEntry } from './keep-pkce-entry.ts';
import { forgetReturns, isGoingRound } from './return-log.ts';

/** Where to go for signing in, or why not to. */
export type SignInRequest = { readonly url: string } | { readonly failure: SignInFailure };

/** Prepares for leaving: draws the secrets of this attempt and keeps them for the way back. */
export async function prepareSignInRequest(
  configuration: SignInConfiguration,
  environment: BrowserEnvironment,
  { returnTo, invitationId, isAutomatic = false, ...variant }: SignInOptions,
): Promise<SignInRequest> {
  const { pathname, search, hash } = environment.url();
  // A path with a backslash would be refused on the way back: browsers take it for a slash.
  const originUrl = `${pathname}${search}${hash}`.replaceAll('\\', '%5C');
  const appState = { originUrl, redirectTo: returnTo ?? originUrl, invitationId };
  const refuse = (error: string): SignInRequest => ({
    failure: { ...failureOf(error), appState },
  });

  if (isAutomatic && isGoingRound(environment.sessionStorage, environment.now()))
    return refuse('going_round');
  if (!isAutomatic) forgetReturns(environment.sessionStorage);

  const secrets = { state: randomHex(), nonce: randomHex(), codeVerifier: randomHex() };
  const { state, ...secret } = secrets;
  const entry = { ...secret, createdAt: environment.now(), appState };
  if (!keepPkceEntry(environment.sessionStorage, state, entry)) return refuse('storage_blocked');
  return { url: await authorizeUrl(configuration, secrets, variant) };
}

import type { SignedInUser } from 'contract';
import { createClaimReaders, type SessionClaims } from './claims.ts';
import { checkSignInConfiguration, type SignInConfigurationInput } from './configuration.ts';
import { createPkceEntries } from './pkce-entries.ts';
import { randomHex } from './random.ts';
import { resolveRedirectTarget } from './redirect-target.ts';
import { createRefreshTokenStore } from './refresh-token-store.ts';
import { SessionError } from './session-error.ts';
import type { Session, SessionOptions, SessionSnapshot, SignInFailure } from './session-types.ts';
import type { TokenEndpoint, Tokens } from './token-endpoint.ts';
import type { SessionWorld } from './world.ts';

const EMPTY = {
  user: undefined,
  claims: undefined,
  failure: undefined,
  isUnreachable: false,
  isLeaving: false,
} as const;
const EARLY_REFRESH_MS = 60_000;

/** @throws {TypeError} when the configuration is not sound */
export function createSession(
  input: SignInConfigurationInput,
  world: SessionWorld,
  { onSignInError }: SessionOptions = {},
): Session {
  const configuration = checkSignInConfiguration(input);
  const entries = createPkceEntries(world.sessionStorage, world.now);
  const refreshTokens = createRefreshTokenStore(configuration.useLocalStorage, world.localStorage);
  const listeners = new Set<() => void>();

  let snapshot: SessionSnapshot = { ...EMPTY, status: 'unknown' };
  let tokens: Tokens | undefined;
  let started: Promise<void> | undefined;
  let refreshing: Promise<Tokens> | undefined;
  /** Aborted and replaced whenever the session changes hands: late answers of an old one count for nothing. */
  let life = new AbortController();

  function publish(next: SessionSnapshot): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  async function endpoint(): Promise<TokenEndpoint> {
    const { createTokenEndpoint } = await import('./protocol.ts');
    return createTokenEndpoint(configuration, world);
  }

  function leave(url: string): void {
    publish({ ...snapshot, isLeaving: true });
    world.leave(url);
  }

  function accept(received: Tokens): Tokens {
    // Kept before anything uses it: a tab that dies here can still go on after a reload.
    refreshTokens.remember(received.refreshToken);
    tokens = received;
    const { id, access } = received.claims;
    const isSamePerson = snapshot.user?.id === access.sub;
    publish({
      ...EMPTY,
      status: 'signedIn',
      claims: received.claims,
      user: isSamePerson ? snapshot.user : userOf(access.sub, id),
    });
    return received;
  }

  function forget(status: 'signedOut' | 'ended', isLeaving = false): void {
    life.abort();
    life = new AbortController();
    tokens = undefined;
    refreshing = undefined;
    refreshTokens.forget();
    // The person stays known in `ended`, because their drafts are kept for them.
    publish(status === 'ended' ? { ...snapshot, status } : { ...EMPTY, status, isLeaving });
  }

  function refreshOnce(): Promise<Tokens> {
    const { signal } = life;
    refreshing ??= endpoint()
      .then((calls) => calls.refresh(refreshTokens.token(), tokens?.claims, signal))
      .then(
        (received) => {
          if (signal.aborted) throw new SessionError('ended');
          return accept(received);
        },
        (cause: unknown) => {
          const error = cause instanceof SessionError ? cause : new SessionError('unreachable', { cause });
          if (signal.aborted) throw new SessionError('ended', { cause: error });
          console.error('Refreshing the tokens failed:', error.kind);
          if (error.kind === 'ended') forget(snapshot.status === 'signedIn' ? 'ended' : 'signedOut');
          throw error;
        },
      )
      .finally(() => {
        if (!signal.aborted) refreshing = undefined;
      });
    return refreshing;
  }

  async function restore(): Promise<void> {
    if (!refreshTokens.mayRefresh()) return publish({ ...EMPTY, status: 'signedOut' });
    try {
      await refreshOnce();
    } catch (error) {
      if (error instanceof SessionError && error.kind === 'unreachable') {
        publish({ ...EMPTY, status: 'unknown', isUnreachable: true });
        started = undefined;
      }
    }
  }

  function fail(failure: SignInFailure): void {
    console.error('Signing in failed:', failure.error);
    publish({ ...EMPTY, status: 'signedOut', failure });
    if (onSignInError) onSignInError(failure);
    else if (failure.appState) world.replacePath(ownPath(failure.appState.originUrl));
  }

  const ownPath = (target: string) => {
    const resolved = resolveRedirectTarget(target, world.origin, []);
    return resolved.kind === 'internal' ? resolved.path : '/';
  };

  async function handleCallback(parameters: URLSearchParams): Promise<void> {
    const state = parameters.get('state');
    const entry = state === null ? undefined : entries.take(state);
    if (state === null || !entry) {
      console.error('Invalid state');
      world.replacePath('/');
      if (refreshTokens.mayRefresh()) return restore();
      const failure = { error: 'invalid_state', errorDescription: null, state, appState: undefined };
      return publish({ ...EMPTY, status: 'signedOut', failure });
    }
    const { appState, codeVerifier, nonce } = entry;
    const target = resolveRedirectTarget(
      appState.redirectTo,
      world.origin,
      configuration.externalRedirectOrigins,
    );
    // Before the exchange: the code must not stay in the address, and the page can already load.
    world.replacePath(target.kind === 'internal' ? target.path : '/');
    const error = parameters.get('error');
    if (error !== null) {
      return fail({ error, errorDescription: parameters.get('error_description'), state, appState });
    }
    try {
      accept(await (await endpoint()).exchange({ parameters, state, nonce, codeVerifier }));
      if (target.kind === 'external') leave(target.url);
    } catch (cause) {
      console.error('The code could not be exchanged:', cause instanceof Error ? cause.message : '');
      fail({ error: 'exchange_failed', errorDescription: null, state, appState });
    }
  }

  /** Early enough that a request under way does not meet an expired token. */
  function isDue({ claims: { access }, clockOffsetMs }: Tokens): boolean {
    const early = Math.min(EARLY_REFRESH_MS, (access.exp - access.iat) * 100);
    return world.now() + clockOffsetMs >= access.exp * 1000 - early;
  }

  function hasExpired({ claims, clockOffsetMs }: Tokens): boolean {
    return world.now() + clockOffsetMs >= claims.access.exp * 1000;
  }

  function start(): Promise<void> {
    started ??= isCallback(world.url(), configuration.redirect_uri)
      ? handleCallback(world.url().searchParams)
      : restore();
    return started;
  }

  async function getAccessToken(): Promise<string> {
    await start();
    if (!tokens) throw new SessionError(snapshot.isUnreachable ? 'unreachable' : 'ended');
    if (!isDue(tokens)) return tokens.accessToken;
    const current = tokens;
    try {
      return (await refreshOnce()).accessToken;
    } catch (error) {
      const isStillGood =
        error instanceof SessionError && error.kind === 'unreachable' && !hasExpired(current);
      if (isStillGood) return current.accessToken;
      throw error;
    }
  }

  return {
    ...createClaimReaders(() => snapshot.claims),
    start,
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async signIn({ returnTo, ...variant } = {}) {
      const here = world.url();
      const originUrl = `${here.pathname}${here.search}${here.hash}`;
      const secrets = { state: randomHex(), nonce: randomHex(), codeVerifier: randomHex() };
      const { state, ...secret } = secrets;
      const appState = { originUrl, redirectTo: returnTo ?? originUrl };
      publish({ ...snapshot, failure: undefined, isLeaving: true });
      const isKept = entries.keep(state, { ...secret, createdAt: world.now(), appState });
      if (!isKept) return fail({ error: 'storage_blocked', errorDescription: null, state: null, appState });
      const { authorizeUrl } = await import('./protocol.ts');
      world.leave(await authorizeUrl(configuration, secrets, variant));
    },

    signOut() {
      forget('signedOut', true);
      world.leave(
        `${configuration.domain}/logout?redirect=${encodeURIComponent(configuration.redirect_uri)}`,
      );
    },

    getAccessToken,

    async renewAccessToken(refused) {
      await start();
      if (snapshot.status !== 'signedIn') throw new SessionError('ended');
      const isAlreadyRenewed = tokens?.accessToken !== refused;
      return isAlreadyRenewed ? getAccessToken() : (await refreshOnce()).accessToken;
    },

    end: () => forget('ended'),

    async refresh() {
      await refreshOnce();
    },

    async loadUserProfile() {
      const { signal } = life;
      const profile = await (await endpoint()).userProfile(await getAccessToken());
      if (signal.aborted || profile.sub !== snapshot.claims?.access.sub) return;
      const { sub: id, given_name, family_name, email, picture } = profile;
      publish({ ...snapshot, user: { id, given_name, family_name, email, picture } });
    },
  };
}

/** The provider returns to the redirect URI with a `state` and either a code or an error. */
function isCallback(url: URL, redirectUri: string): boolean {
  const place = `${url.origin}${url.pathname}`;
  const { searchParams } = url;
  const isReturn = searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'));
  return isReturn && (place === redirectUri || place === `${redirectUri}/`);
}

function userOf(sub: string, id: SessionClaims['id']): SignedInUser {
  return {
    id: sub,
    given_name: id.given_name ?? null,
    family_name: id.family_name ?? null,
    email: id.email ?? null,
    picture: id.picture ?? null,
  };
}

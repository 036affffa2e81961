import { createClaimReaders } from './claims.ts';
import { checkSignInConfiguration, type SignInConfigurationInput } from './configuration.ts';
import type { Engine, Renewal } from './engine.ts';
import { isProviderReturn } from './is-provider-return.ts';
import type { ReturnedCode } from './provider-return.ts';
import { SessionError } from './session-error.ts';
import { createSessionState, NOBODY } from './session-state.ts';
import type { Session, SessionOptions, SignInFailure } from './session-types.ts';
import { createSharedSession } from './shared-session.ts';
import type { SessionWorld } from './world.ts';

/** The exchange under way: a second session, as hot reloading makes one, joins it instead of repeating it. */
let exchanging: { readonly code: string | null; readonly renewal: Promise<Renewal> } | undefined;

/** In sessionStorage until a code is exchanged: a page that finds it when it starts was loaded anew meanwhile. */
const EXCHANGE_KEY = 'lotse.exchange';

/** @throws {TypeError} when the configuration is not sound */
export function createSession(
  input: SignInConfigurationInput,
  world: SessionWorld,
  { onSignInError }: SessionOptions = {},
): Session {
  const configuration = checkSignInConfiguration(input, world.origin);
  const shared = createSharedSession(configuration.useLocalStorage, world.localStorage);
  const state = createSessionState();
  const readers = createClaimReaders(() => state.snapshot.claims);
  // As it was when the page came: whoever takes the answer up first puts the address in order.
  const arrivedAt = world.url();

  const address = Promise.withResolvers<void>();

  let loading: Promise<Engine> | undefined;
  let engine: Engine | undefined;
  let started: Promise<void> | undefined;

  function loadEngine(): Promise<Engine> {
    loading ??= import('./engine.ts').then(
      ({ createEngine }) => (engine = createEngine(configuration, world, state, shared)),
      (cause: unknown) => {
        loading = undefined;
        throw new SessionError('unreachable', { cause });
      },
    );
    return loading;
  }

  function fail(failure: SignInFailure): void {
    state.publish({ ...NOBODY, status: 'signedOut', failure });
    tell(failure);
  }

  function tell(failure: SignInFailure): void {
    console.error('Signing in failed:', failure.error);
    onSignInError?.(failure);
  }

  async function restore(): Promise<void> {
    const wasExchanging = world.sessionStorage.read(EXCHANGE_KEY) !== null;
    world.sessionStorage.remove(EXCHANGE_KEY);
    if (!shared.mayRefresh()) {
      if (!wasExchanging) return state.publish({ ...NOBODY, status: 'signedOut' });
      return fail({ error: 'exchange_failed', errorDescription: null, state: null, appState: undefined });
    }
    try {
      await (await loadEngine()).restore();
    } catch {
      state.publish({ ...NOBODY, status: 'unknown', isUnreachable: true });
    }
  }

  async function takeUpReturn(): Promise<void> {
    const code = arrivedAt.searchParams.get('code');
    if (code !== null && exchanging?.code === code) {
      address.resolve();
      return (await loadEngine()).accept(await exchanging.renewal);
    }
    const renewal = Promise.withResolvers<Renewal>();
    renewal.promise.catch(() => undefined);
    exchanging = { code, renewal: renewal.promise };
    try {
      // At the same time: each would cost a way to the server and back before the exchange begins.
      if (code !== null) loadEngine().catch(() => undefined);
      const { readProviderReturn } = await import('./provider-return.ts');
      const returned = readProviderReturn(arrivedAt, configuration, world);
      // Before the exchange: the code must not stay in the address, and the page can already load.
      world.replacePath(returned.kind === 'failed' && onSignInError ? '/' : returned.path);
      address.resolve();
      if (returned.kind === 'code') await signInWith(returned, renewal.resolve);
      else await takeUpFailure(returned.failure);
    } finally {
      renewal.reject(new SessionError('ended'));
      exchanging = undefined;
    }
  }

  /** Whoever is signed in stays so: the provider may only have refused another organisation. */
  async function takeUpFailure(failure: SignInFailure): Promise<void> {
    if (shared.mayRefresh()) await restore();
    const { status, isUnreachable } = state.snapshot;
    if (status === 'signedIn' || isUnreachable) tell(failure);
    else fail(failure);
  }

  async function signInWith(
    { exchange, appState, leaveFor }: ReturnedCode,
    share: (renewal: Renewal) => void,
  ): Promise<void> {
    world.sessionStorage.write(EXCHANGE_KEY, '1');
    try {
      const loaded = await loadEngine();
      const renewal = await loaded.exchange(exchange);
      share(renewal);
      loaded.accept(renewal, appState.invitationId);
      // Not after a failure: a page that is being left has its calls fail before it is gone.
      world.sessionStorage.remove(EXCHANGE_KEY);
    } catch (cause) {
      console.error('The code could not be exchanged:', cause instanceof Error ? cause.message : '');
      const error = isOutOfReach(cause) ? 'provider_unreachable' : 'exchange_failed';
      if (!state.snapshot.isLeaving) fail({ error, errorDescription: null, state: exchange.state, appState });
      return;
    }
    if (leaveFor === undefined) return;
    state.publish({ ...state.snapshot, isLeaving: true });
    world.leave(leaveFor);
  }

  function begin(): Promise<void> {
    if (isProviderReturn(arrivedAt, configuration.redirect_uri)) {
      return takeUpReturn().catch(() => {
        // The code that reads the answer could not be loaded, so the person has to sign in again.
        world.replacePath('/');
        address.resolve();
        fail({ error: 'provider_unreachable', errorDescription: null, state: null, appState: undefined });
      });
    }
    address.resolve();
    return restore();
  }

  function start(): Promise<void> {
    if (started && state.snapshot.isUnreachable) started = restore();
    started ??= begin();
    return started;
  }

  /** @throws {SessionError} when there is nobody whose tokens it could have */
  async function signedInEngine(): Promise<Engine> {
    await (started ?? start());
    if (!engine || state.snapshot.status === 'signedOut') {
      throw new SessionError(state.snapshot.isUnreachable ? 'unreachable' : 'ended');
    }
    return engine;
  }

  /** Forgets what is kept although there is no engine, and so no tokens. */
  function forgetShared(status: 'signedOut' | 'ended'): void {
    shared.forget(status);
    state.publish({ ...NOBODY, status: 'signedOut', isLeaving: status === 'signedOut' });
  }

  const signIn: Session['signIn'] = async (options = {}) => {
    state.publish({ ...state.snapshot, failure: undefined, isLeaving: true });
    try {
      const { prepareDeparture } = await import('./departure.ts');
      const departure = await prepareDeparture(configuration, world, options);
      if ('url' in departure) world.leave(departure.url);
      else fail(departure.failure);
    } catch {
      fail({ error: 'provider_unreachable', errorDescription: null, state: null, appState: undefined });
    }
  };

  return {
    ...readers,
    start,
    whenAddressed: () => address.promise,
    getSnapshot: () => state.snapshot,
    subscribe: (listener) => state.subscribe(listener),
    signIn,

    async switchOrganization(orgCode) {
      if (!readers.getOrganizations().includes(orgCode)) {
        throw new Error('The person does not belong to this organisation');
      }
      await signIn({ orgCode, returnTo: '/' });
    },

    signOut() {
      if (engine) engine.signOut();
      else forgetShared('signedOut');
      world.leave(
        `${configuration.domain}/logout?redirect=${encodeURIComponent(configuration.redirect_uri)}`,
      );
    },

    getAccessToken: async () => (await signedInEngine()).getAccessToken(),
    renewAccessToken: async (refused) => (await signedInEngine()).renewAccessToken(refused),
    end: () => (engine ? engine.end() : forgetShared('ended')),

    async refresh() {
      const running = await signedInEngine();
      await running.renewAccessToken(await running.getAccessToken());
    },

    loadUserProfile: async () => (await signedInEngine()).loadUserProfile(),
  };
}

function isOutOfReach(cause: unknown): boolean {
  return cause instanceof Error && 'reason' in cause
    ? cause.reason === 'unreachable'
    : cause instanceof SessionError;
}

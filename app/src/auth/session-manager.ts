import type { BrowserEnvironment } from './browser-environment.ts';
import { createClaimReaders } from './claims.ts';
import { checkSignInConfiguration, type SignInConfigurationInput } from './configuration.ts';
import { createDueSignOut } from './due-sign-out.ts';
import type { Engine } from './engine.ts';
import { isProviderReturn } from './redirect/is-provider-return.ts';
import { SessionError } from './session-error.ts';
import { createSessionState, EXCHANGE_KEY, failureOf, NOBODY } from './session-state.ts';
import type { SessionManager, SessionOptions, SignInFailure } from './session-types.ts';
import { createSharedSession } from './tabs/shared-session.ts';

/** A page that is still there after this has not been left: the provider hangs, or somebody has stopped it. */
const LEAVING_MS = 8000;
/** Signed out here; the provider cannot be told before there is a network. */
const SIGN_OUT_DUE = 'sign_out_due';

/** @throws {TypeError} when the configuration is not sound */
export function createSessionManager(
  input: SignInConfigurationInput,
  environment: BrowserEnvironment,
  { onSignInError }: SessionOptions = {},
): SessionManager {
  const configuration = checkSignInConfiguration(input, environment.origin);
  const shared = createSharedSession(configuration.useLocalStorage, environment.localStorage);
  const dueSignOut = createDueSignOut(configuration, environment);
  const state = createSessionState();
  const readers = createClaimReaders(() => state.snapshot.claims);
  // As it was when the page came: whoever takes the answer up first puts the address in order.
  const arrivedAt = environment.url();
  const arrivedMark = shared.mark();

  const address = Promise.withResolvers<void>();

  let loading: Promise<Engine> | undefined;
  let engine: Engine | undefined;
  let started: Promise<void> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  environment.onWake((event) => {
    const isWaitingToSignOut = state.snapshot.failure?.error === SIGN_OUT_DUE;
    if (isWaitingToSignOut && environment.isOnline() && dueSignOut.isDue()) return makeUpForSignOut();
    const isOutdated = state.snapshot.isLeaving || (!engine && shared.mark() !== arrivedMark);
    if (!event.isRestored || !isOutdated) return engine?.wake(event);
    // Whatever it was left for: it has come back as it was.
    state.publish({ ...NOBODY, status: 'unknown', isLeaving: true });
    environment.reload();
  });

  function leave(url: string): void {
    environment.leave(url);
    clearTimeout(leaving);
    leaving = setTimeout(() => {
      if (state.snapshot.isLeaving) stay(failureOf('provider_unreachable'));
    }, LEAVING_MS);
  }

  /** Signs out at the provider, as somebody has wanted before, and comes back to tell of it. */
  function makeUpForSignOut(): void {
    state.publish({ ...NOBODY, status: 'signedOut', isLeaving: true });
    leave(dueSignOut.wayOut('late'));
  }

  /** The page could not be left; whoever is signed in, or was, stays so. */
  function stay(failure: SignInFailure): void {
    if (!state.snapshot.claims) return fail(failure);
    state.publish({ ...state.snapshot, isLeaving: false, failure });
    notify(failure);
  }

  function loadEngine(): Promise<Engine> {
    loading ??= import('./engine.ts').then(
      ({ createEngine }) => (engine = createEngine(configuration, environment, state, shared)),
      (cause: unknown) => {
        loading = undefined;
        throw new SessionError('unreachable', { cause });
      },
    );
    return loading;
  }

  function fail(failure: SignInFailure): void {
    state.publish({ ...NOBODY, status: 'signedOut', failure });
    notify(failure);
  }

  function notify(failure: SignInFailure): void {
    console.error('Signing in failed:', failure.error);
    onSignInError?.(failure);
  }

  async function restore(): Promise<void> {
    const exchange = environment.sessionStorage.read(EXCHANGE_KEY);
    environment.sessionStorage.remove(EXCHANGE_KEY);
    if (!shared.mayRefresh()) {
      if (exchange === 'first') {
        // The person left in the middle; the provider may still know them, and then asks nothing.
        environment.sessionStorage.write(EXCHANGE_KEY, 'repeating');
        return signIn({ isAutomatic: true });
      }
      if (exchange === 'last') return fail(failureOf('exchange_failed'));
      return state.publish({ ...NOBODY, status: 'signedOut' });
    }
    try {
      await (await loadEngine()).restore();
    } catch {
      state.publish({ ...NOBODY, status: 'unknown', isUnreachable: true });
    }
  }

  async function handleCallback(): Promise<void> {
    const module = await import('./redirect/callback.ts');
    await module.handleCallback({
      arrivedAt,
      configuration,
      environment,
      state,
      shared,
      isHeard: onSignInError !== undefined,
      onAddressed: address.resolve,
      loadEngine,
      restore,
      leave,
      notify,
      fail,
    });
  }

  function begin(): Promise<void> {
    if (isProviderReturn(arrivedAt, configuration.redirect_uri)) {
      // At the same time: each would cost a way to the server and back before the exchange begins.
      if (arrivedAt.searchParams.has('code')) loadEngine().catch(() => undefined);
      return handleCallback().catch(() => {
        // The code that reads the answer could not be loaded, so the person has to sign in again.
        environment.replacePath('/');
        address.resolve();
        fail(failureOf('provider_unreachable'));
      });
    }
    address.resolve();
    const isLate = dueSignOut.takeReturn(arrivedAt) === 'late';
    if (!isLate || shared.mayRefresh()) return restore();
    state.publish({ ...NOBODY, status: 'signedOut', failure: failureOf('signed_out_late') });
    return Promise.resolve();
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

  const signIn: SessionManager['signIn'] = async (options = {}) => {
    if (options.isAutomatic) {
      // Of ten tabs that need it one signs in, and the others have its session before they are looked at.
      await environment.whenVisible();
      const { status, isLeaving } = state.snapshot;
      if (isLeaving || status === 'signedIn') return;
    }
    if (dueSignOut.isDue()) return makeUpForSignOut();
    state.publish({ ...state.snapshot, failure: undefined, isLeaving: true });
    try {
      const { prepareSignInRequest } = await import('./redirect/sign-in-request.ts');
      const request = await prepareSignInRequest(configuration, environment, options);
      if ('url' in request) leave(request.url);
      else stay(request.failure);
    } catch {
      stay(failureOf('provider_unreachable'));
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
      dueSignOut.note();
      if (engine) engine.signOut();
      else {
        shared.forget('signedOut');
        state.publish({ ...NOBODY, status: 'signedOut', isLeaving: true });
      }
      if (environment.isOnline()) leave(dueSignOut.wayOut('now'));
      // The browser's error page would say nothing of it, and nothing would make up for it from there.
      else state.publish({ ...NOBODY, status: 'signedOut', failure: failureOf(SIGN_OUT_DUE) });
    },

    getAccessToken: async () => (await signedInEngine()).getAccessToken(),
    renewAccessToken: async (refused) => (await signedInEngine()).renewAccessToken(refused),
    end: (refused) => engine?.end(refused),

    async refresh() {
      const running = await signedInEngine();
      await running.renewAccessToken(await running.getAccessToken());
    },

    loadUserProfile: async () => (await signedInEngine()).loadUserProfile(),
  };
}

import type { BrowserEnvironment } from '../browser-environment.ts';
import type { SignInConfiguration } from '../configuration.ts';
import type { Engine, Renewal } from '../engine.ts';
import { SessionError } from '../session-error.ts';
import { EXCHANGE_KEY, failureOf, type SessionState } from '../session-state.ts';
import type { SignInFailure } from '../session-types.ts';
import type { SharedSession } from '../tabs/shared-session.ts';
import { type ReturnedCode, readProviderReturn } from './provider-return.ts';

/** What a session lends for taking up a return. */
export interface CallbackContext {
  /** The address as it was when the page came. */
  readonly arrivedAt: URL;
  readonly configuration: SignInConfiguration;
  readonly environment: BrowserEnvironment;
  readonly state: SessionState;
  readonly shared: SharedSession;
  /** Whether somebody is told of errors, and shows them: then the page need not go back for it. */
  readonly isHeard: boolean;
  /** Called once the address is in order. */
  readonly onAddressed: () => void;
  readonly loadEngine: () => Promise<Engine>;
  /** Takes up the session of an earlier visit. */
  readonly restore: () => Promise<void>;
  /** Leaves the page. */
  readonly leave: (url: string) => void;
  /** Tells of a failure. */
  readonly notify: (failure: SignInFailure) => void;
  /** Tells of a failure and makes it the state: nobody is signed in. */
  readonly fail: (failure: SignInFailure) => void;
}

/** The exchange under way: a second session, as hot reloading makes one, joins it instead of repeating it. */
let exchanging: { readonly code: string | null; readonly renewal: Promise<Renewal> } | undefined;

/** Takes up what the provider sent the person back with. Loaded when there is a return: strangers do without. */
export async function handleCallback(context: CallbackContext): Promise<void> {
  const { arrivedAt, configuration, environment, isHeard, onAddressed } = context;
  const code = arrivedAt.searchParams.get('code');
  if (code !== null && exchanging?.code === code) {
    onAddressed();
    return (await context.loadEngine()).accept(await exchanging.renewal);
  }
  const renewal = Promise.withResolvers<Renewal>();
  renewal.promise.catch(() => undefined);
  exchanging = { code, renewal: renewal.promise };
  try {
    const returned = readProviderReturn(arrivedAt, configuration, environment);
    const { invitationId } = (returned.kind === 'code' ? returned.appState : returned.failure.appState) ?? {};
    // Before the exchange: the code must not stay in the address, and the page can already load.
    environment.replacePath(
      returned.kind === 'failed' && isHeard ? '/' : returned.path,
      invitationId === undefined ? undefined : { invitationId },
    );
    onAddressed();
    if (returned.kind === 'code') await signInWith(context, returned, renewal.resolve);
    else await takeUpFailure(context, returned.failure);
  } finally {
    renewal.reject(new SessionError('ended'));
    exchanging = undefined;
  }
}

/**
 * Whoever is signed in stays so: the provider may only have refused another organisation, and another
 * tab may have signed in meanwhile.
 */
async function takeUpFailure(
  { shared, state, restore, notify, fail }: CallbackContext,
  failure: SignInFailure,
): Promise<void> {
  // Told beside a session that lasts, too: nothing else remembers an invitation that was taken along.
  if (failure.appState?.invitationId !== undefined) state.publish({ ...state.snapshot, failure });
  if (shared.mayRefresh()) await restore();
  const { status, isUnreachable } = state.snapshot;
  if (status === 'signedIn' || isUnreachable) notify(failure);
  else fail(failure);
}

async function signInWith(
  context: CallbackContext,
  { exchange, appState, leaveFor }: ReturnedCode,
  share: (renewal: Renewal) => void,
): Promise<void> {
  const { environment, state } = context;
  environment.sessionStorage.write(
    EXCHANGE_KEY,
    nextExchange(environment, appState.invitationId !== undefined),
  );
  try {
    const engine = await context.loadEngine();
    const renewal = await engine.exchange(exchange);
    share(renewal);
    engine.accept(renewal, appState.invitationId);
    // Not after a failure: a page that is being left has its calls fail before it is gone.
    environment.sessionStorage.remove(EXCHANGE_KEY);
  } catch (cause) {
    console.error('The code could not be exchanged:', cause instanceof Error ? cause.message : '');
    const error = isOutOfReach(cause) ? 'provider_unreachable' : 'exchange_failed';
    const failure = { ...failureOf(error), state: exchange.state, appState };
    if (!state.snapshot.isLeaving) await takeUpFailure(context, failure);
    return;
  }
  if (leaveFor === undefined) return;
  state.publish({ ...state.snapshot, isLeaving: true });
  context.leave(leaveFor);
}

/** Only once does a page go back by itself, and never with an invitation: to leave with one is the person's own click. */
function nextExchange({ sessionStorage }: BrowserEnvironment, isInvited: boolean): string {
  const isRepeated = sessionStorage.read(EXCHANGE_KEY) === 'repeating';
  return isRepeated || isInvited ? 'last' : 'first';
}

function isOutOfReach(cause: unknown): boolean {
  return cause instanceof Error && 'reason' in cause
    ? cause.reason === 'unreachable'
    : cause instanceof SessionError;
}

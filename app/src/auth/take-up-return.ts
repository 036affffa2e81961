import type { SignInConfiguration } from './configuration.ts';
import type { Engine, Renewal } from './engine.ts';
import { type ReturnedCode, readProviderReturn } from './provider-return.ts';
import { SessionError } from './session-error.ts';
import { EXCHANGE_KEY, failureOf, type SessionState } from './session-state.ts';
import type { SignInFailure } from './session-types.ts';
import type { SharedSession } from './shared-session.ts';
import type { SessionWorld } from './world.ts';

/** What a session lends for taking up a return. */
export interface Arrival {
  /** The address as it was when the page came. */
  readonly arrivedAt: URL;
  readonly configuration: SignInConfiguration;
  readonly world: SessionWorld;
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
  readonly tell: (failure: SignInFailure) => void;
  /** Tells of a failure and makes it the state: nobody is signed in. */
  readonly fail: (failure: SignInFailure) => void;
}

/** The exchange under way: a second session, as hot reloading makes one, joins it instead of repeating it. */
let exchanging: { readonly code: string | null; readonly renewal: Promise<Renewal> } | undefined;

/** Takes up what the provider sent the person back with. Loaded when there is a return: strangers do without. */
export async function takeUpReturn(arrival: Arrival): Promise<void> {
  const { arrivedAt, configuration, world, isHeard, onAddressed } = arrival;
  const code = arrivedAt.searchParams.get('code');
  if (code !== null && exchanging?.code === code) {
    onAddressed();
    return (await arrival.loadEngine()).accept(await exchanging.renewal);
  }
  const renewal = Promise.withResolvers<Renewal>();
  renewal.promise.catch(() => undefined);
  exchanging = { code, renewal: renewal.promise };
  try {
    const returned = readProviderReturn(arrivedAt, configuration, world);
    const { invitationId } = (returned.kind === 'code' ? returned.appState : returned.failure.appState) ?? {};
    // Before the exchange: the code must not stay in the address, and the page can already load.
    world.replacePath(
      returned.kind === 'failed' && isHeard ? '/' : returned.path,
      invitationId === undefined ? undefined : { invitationId },
    );
    onAddressed();
    if (returned.kind === 'code') await signInWith(arrival, returned, renewal.resolve);
    else await takeUpFailure(arrival, returned.failure);
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
  { shared, state, restore, tell, fail }: Arrival,
  failure: SignInFailure,
): Promise<void> {
  // Told beside a session that lasts, too: nothing else remembers an invitation that was taken along.
  if (failure.appState?.invitationId !== undefined) state.publish({ ...state.snapshot, failure });
  if (shared.mayRefresh()) await restore();
  const { status, isUnreachable } = state.snapshot;
  if (status === 'signedIn' || isUnreachable) tell(failure);
  else fail(failure);
}

async function signInWith(
  arrival: Arrival,
  { exchange, appState, leaveFor }: ReturnedCode,
  share: (renewal: Renewal) => void,
): Promise<void> {
  const { world, state } = arrival;
  world.sessionStorage.write(EXCHANGE_KEY, nextExchange(world, appState.invitationId !== undefined));
  try {
    const engine = await arrival.loadEngine();
    const renewal = await engine.exchange(exchange);
    share(renewal);
    engine.accept(renewal, appState.invitationId);
    // Not after a failure: a page that is being left has its calls fail before it is gone.
    world.sessionStorage.remove(EXCHANGE_KEY);
  } catch (cause) {
    console.error('The code could not be exchanged:', cause instanceof Error ? cause.message : '');
    const error = isOutOfReach(cause) ? 'provider_unreachable' : 'exchange_failed';
    const failure = { ...failureOf(error), state: exchange.state, appState };
    if (!state.snapshot.isLeaving) await takeUpFailure(arrival, failure);
    return;
  }
  if (leaveFor === undefined) return;
  state.publish({ ...state.snapshot, isLeaving: true });
  arrival.leave(leaveFor);
}

/** Only once does a page go back by itself, and never with an invitation: to leave with one is the person's own click. */
function nextExchange({ sessionStorage }: SessionWorld, isInvited: boolean): string {
  const isRepeated = sessionStorage.read(EXCHANGE_KEY) === 'repeating';
  return isRepeated || isInvited ? 'last' : 'first';
}

function isOutOfReach(cause: unknown): boolean {
  return cause instanceof Error && 'reason' in cause
    ? cause.reason === 'unreachable'
    : cause instanceof SessionError;
}

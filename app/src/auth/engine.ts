import type { UserProfile } from 'contract';
import type { BrowserEnvironment, WakeEvent } from './browser-environment.ts';
import type { SignInConfiguration } from './configuration.ts';
import { randomHex } from './random.ts';
import type { CodeExchange } from './redirect/provider-return.ts';
import { SessionError } from './session-error.ts';
import { EXCHANGE_KEY, NOBODY, type SessionState } from './session-state.ts';
import { sessionOf, type SharedSession } from './tabs/shared-session.ts';
import { underTabLock } from './tabs/tab-lock.ts';
import { CHANNEL, readTabMessage, type TabMessage } from './tabs/tab-messages.ts';
import { createSignatureWatch } from './tokens/signature-watch.ts';
import { readAccessToken } from './tokens/token-checks.ts';
import { createTokenClient, tokenExpectation, type TokenGrant, type Tokens } from './tokens/token-client.ts';
import { createTokenHolder } from './tokens/token-holder.ts';
import { createTokenRenewal } from './tokens/token-renewal.ts';
import { isDue, isUsable } from './tokens/token-use.ts';

/** Tokens with the mark under which they were kept. */
export interface Renewal {
  readonly tokens: Tokens;
  readonly mark: string;
}

/**
 * What the session does once there is something to say to the provider. It is loaded then, so that
 * strangers' first page stays small.
 */
export interface Engine {
  /** @throws {ProviderError} */
  exchange(exchange: CodeExchange): Promise<Renewal>;
  /** @throws {SessionError} if the page starts over because they are somebody else's */
  accept(renewal: Renewal, invitationId?: string): void;
  /** Looks at everything that may have changed unnoticed. */
  wake(event: WakeEvent): void;
  /** Takes up the session of an earlier visit, or says that it can't be known. */
  restore(): Promise<void>;
  /** @throws {SessionError} */
  getAccessToken(): Promise<string>;
  /** @throws {SessionError} */
  renewAccessToken(refused: string | undefined): Promise<string>;
  loadUserProfile(): Promise<void>;
  /** Somebody has signed out: the session is over in all tabs. */
  signOut(): void;
  /**
   * The API has refused the latest token of this tab, so its session is over; one begun in another
   * tab since is taken up. An older token says nothing.
   */
  end(refused: string): void;
}

export function createEngine(
  configuration: SignInConfiguration,
  environment: BrowserEnvironment,
  state: SessionState,
  shared: SharedSession,
): Engine {
  const client = createTokenClient(configuration, environment);
  const holder = createTokenHolder(state, environment);
  const channel = environment.openChannel(CHANNEL);
  const signatures = createSignatureWatch(configuration.domain, environment, () => finish('ended'));
  const post = (message: TabMessage) => channel?.post(message);
  const renewal = createTokenRenewal({
    environment,
    shared,
    client,
    holder,
    take: (grant) => holder.accept(...partsOf(keep(grant))),
    post,
    end: () => finish('ended'),
    follow: followOthers,
    retry: () => resume(false),
  });
  channel?.listen((message) => hear(readTabMessage(message)));

  /** Keeps a grant before anything uses it: a tab that dies here can still go on after a reload. */
  function keep({ tokens, refreshToken, signed }: TokenGrant, isNewSession = false): Renewal {
    const known = isNewSession ? undefined : sessionOf(shared.mark());
    const mark = `${known ?? randomHex()}.${randomHex()}`;
    shared.remember(mark, refreshToken);
    signatures.watch(signed);
    announce({ tokens, mark });
    return { tokens, mark };
  }

  function announce({ tokens, mark }: Renewal): void {
    const { accessToken, claims, clockOffsetMs } = tokens;
    post({ type: 'renewed', mark, accessToken, idClaims: claims.id, clockOffsetMs });
  }

  function hear(message: TabMessage | undefined): void {
    const { status, isLeaving } = state.snapshot;
    if (!message) return;
    // Nobody is signed in here; but where nobody has gone to sign in, another tab's session is good news.
    if (status === 'signedOut' && (isLeaving || message.type !== 'renewed')) return;
    switch (message.type) {
      case 'signedOut':
        return leaveHome();
      case 'renewing':
        return renewal.waitOn();
      case 'failed':
        return renewal.failWith(message.retryAfterSeconds);
      case 'ended':
        if (status === 'signedIn') holder.forget('ended');
        return;
      case 'asked': {
        const { tokens, mark } = holder;
        if (tokens && mark === shared.mark() && !isDue(tokens, environment.now())) announce({ tokens, mark });
        return;
      }
      case 'renewed':
        return takeOver(message);
    }
  }

  /** Holds what another tab hands over, if it is newer, good for use and as sound as an answer of the provider. */
  function takeOver({
    mark,
    accessToken,
    idClaims: id,
    clockOffsetMs,
  }: TabMessage & { type: 'renewed' }): void {
    try {
      const access = readAccessToken(
        accessToken,
        tokenExpectation(configuration, environment.now(), clockOffsetMs),
      );
      const current = holder.tokens;
      const isOlder = current !== undefined && access.iat < current.claims.access.iat;
      if (id.sub !== access.sub || accessToken === current?.accessToken || isOlder) return;
      const tokens = { accessToken, claims: { access, id }, clockOffsetMs };
      if (isDue(tokens, environment.now())) return;
      holder.accept(tokens, mark);
      signatures.watch([accessToken]);
      renewal.handOver(tokens);
    } catch (error) {
      if (!(error instanceof SessionError)) console.warn('A message of another tab was refused');
    }
  }

  function finish(status: 'signedOut' | 'ended'): void {
    shared.forget(status);
    post({ type: status });
    holder.forget(status === 'ended' ? endOf() : status, status === 'signedOut');
  }

  function end(refused: string): void {
    if (holder.tokens?.accessToken !== refused) return;
    if (isReplaced()) resume(true);
    else finish('ended');
  }

  /** Whether another tab has begun a session since, of which this one has not heard. */
  function isReplaced(): boolean {
    const isKnown = state.snapshot.claims !== undefined && !shared.isOver();
    return isKnown && sessionOf(shared.mark()) !== sessionOf(holder.mark);
  }

  /** What becomes of a session that is over: `ended` as long as it is known whose it was. */
  function endOf(): 'ended' | 'signedOut' {
    return state.snapshot.claims ? 'ended' : 'signedOut';
  }

  /** Somebody has signed out in another tab. Home, not the provider, which might sign in again by itself. */
  function leaveHome(): void {
    const { isLeaving } = state.snapshot;
    // What this tab may have kept meanwhile goes too; what a new session has kept stays.
    if (sessionOf(shared.mark()) === sessionOf(holder.mark)) shared.forget('signedOut');
    environment.sessionStorage.remove(EXCHANGE_KEY);
    holder.forget('signedOut', true);
    if (!isLeaving) environment.leave(`${environment.origin}/`);
  }

  function followOthers(): void {
    if (shared.mark() === null && state.snapshot.claims) leaveHome();
    else holder.forget(endOf());
  }

  /** Timers sleep with the machine and messages get lost, so everything is looked at when a page wakes. */
  function wake({ isRestored, isVisible }: WakeEvent): void {
    const { status } = state.snapshot;
    // A session that has ended can still be signed out of.
    const isOver = status === 'ended' ? shared.mark() === null : status === 'signedIn' && shared.isOver();
    const isOther = isReplaced();
    if (isRestored && (isOver || isOther)) return holder.startOver();
    if (isOver) return followOthers();
    if (!state.snapshot.isLeaving && (isVisible || isOther)) resume(isOther);
  }

  /** Gets what is missing: tokens that are due or another session's, or the session that could not be reached. */
  function resume(isOther: boolean): void {
    if (state.snapshot.isUnreachable) return void restore();
    const { tokens } = holder;
    renewal.endPause();
    if (isOther || (tokens && isDue(tokens, environment.now())))
      renewal.renew(tokens?.accessToken).catch(() => undefined);
  }

  async function restore(): Promise<void> {
    renewal.endPause();
    try {
      await renewal.renew(undefined);
    } catch (error) {
      const isOpen = error instanceof SessionError && error.kind === 'unreachable';
      if (isOpen && !holder.tokens) state.publish({ ...NOBODY, status: 'unknown', isUnreachable: true });
    }
  }

  function requireTokens(): Tokens {
    if (!holder.tokens) throw new SessionError(state.snapshot.isUnreachable ? 'unreachable' : 'ended');
    return holder.tokens;
  }

  async function getAccessToken(): Promise<string> {
    const held = requireTokens();
    if (!isDue(held, environment.now())) return held.accessToken;
    try {
      return (await renewal.renew(held.accessToken)).accessToken;
    } catch (error) {
      const isOpen = error instanceof SessionError && error.kind === 'unreachable';
      if (isOpen && holder.tokens === held && isUsable(held, environment.now())) return held.accessToken;
      throw error;
    }
  }

  return {
    // Under the lock, so that no answer to the session before comes after it and takes its place.
    exchange(exchange) {
      const { life } = holder;
      return underTabLock(environment.locks, life, async () => {
        const grant = await client.exchange(exchange, life);
        if (life.aborted) throw new SessionError('ended');
        return keep(grant, true);
      });
    },
    accept: ({ tokens, mark }, invitationId) => holder.accept(tokens, mark, invitationId),
    restore,
    wake,
    async getAccessToken() {
      const token = await getAccessToken();
      signatures.begin();
      return token;
    },
    async renewAccessToken(refused) {
      const held = requireTokens();
      return held.accessToken === refused ? (await renewal.renew(refused)).accessToken : getAccessToken();
    },

    async loadUserProfile() {
      const { life } = holder;
      const profile = await client.userProfile(await getAccessToken());
      const { snapshot } = state;
      if (life.aborted || profile.sub !== snapshot.claims?.access.sub) return;
      state.publish({ ...snapshot, user: userOf(profile) });
    },

    signOut: () => finish('signedOut'),
    end,
  };
}

const partsOf = ({ tokens, mark }: Renewal): [Tokens, string] => [tokens, mark];

function userOf({ sub: id, given_name, family_name, email, picture }: UserProfile) {
  return { id, given_name, family_name, email, picture };
}

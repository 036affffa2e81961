import { createBackoff } from './backoff.ts';
import type { ProviderError } from './provider-error.ts';
import { SessionError } from './session-error.ts';
import type { SharedSession } from './shared-session.ts';
import { underTabLock } from './tab-lock.ts';
import type { TokenEndpoint, TokenGrant, Tokens } from './token-endpoint.ts';
import type { TokenHolder } from './token-holder.ts';
import { isDue } from './token-use.ts';
import type { SessionWorld } from './world.ts';

/** How long a tab waits for the tokens of a renewal that it has missed. */
const HANDOVER_MS = 300;
/** How long the lock outlasts a renewal, so that message and storage arrive before the next holder looks. */
const SETTLE_MS = 50;

/** The one way to new tokens: one call in the tab, and one in all tabs together. */
export interface TokenRenewal {
  /**
   * Tokens in place of those with the access token `stale`, which may come from another tab.
   *
   * @throws {SessionError}
   */
  renew(stale: string | undefined): Promise<Tokens>;
  /** Another tab has handed these over, and the holder has them. */
  handOver(tokens: Tokens): void;
  /** Something may have changed: the next call need not wait for the pause after the last failure. */
  endPause(): void;
}

interface Parts {
  readonly world: SessionWorld;
  readonly shared: SharedSession;
  readonly endpoint: TokenEndpoint;
  readonly holder: TokenHolder;
  /** Keeps, announces and holds an answer. */
  readonly take: (grant: TokenGrant) => void;
  /** Asks the other tabs for the tokens of the latest renewal. */
  readonly askTabs: () => void;
  /** The provider has refused: the session is over. */
  readonly end: () => void;
  /** Another tab has ended the session or signed out: this one follows. */
  readonly follow: () => void;
  /** Called after a failure, once it is time for another attempt. */
  readonly retry: () => void;
}

export function createTokenRenewal(parts: Parts): TokenRenewal {
  const { world, shared, endpoint, holder } = parts;
  const backoff = createBackoff(world.now);
  let flight: Promise<Tokens> | undefined;
  let attempt: ReturnType<typeof setTimeout> | undefined;
  let handOver: (tokens: Tokens) => void = () => undefined;

  async function run(stale: string | undefined): Promise<Tokens> {
    if (backoff.isOn) throw new SessionError('unreachable');
    const known = holder.mark ?? shared.mark();
    const life = holder.life;
    const result = Promise.withResolvers<Tokens>();
    const isDone = new AbortController();
    handOver = (tokens) => {
      result.resolve(tokens);
      isDone.abort();
    };
    underTabLock(world.locks, AbortSignal.any([life, isDone.signal]), async () => {
      handOver((await takenMeanwhile(stale, known, result.promise)) ?? (await call(life)));
      await sleep(SETTLE_MS);
    }).catch(result.reject);
    try {
      return await result.promise;
    } catch (cause) {
      throw cause instanceof SessionError
        ? cause
        : new SessionError(life.aborted ? 'ended' : 'unreachable', { cause });
    }
  }

  /** What another tab has done while this one waited or slept. */
  async function takenMeanwhile(
    stale: string | undefined,
    known: string | null,
    handedOver: Promise<Tokens>,
  ): Promise<Tokens | undefined> {
    if (shared.mark() !== known && !isFresh(stale)) {
      parts.askTabs();
      await Promise.race([handedOver.catch(() => undefined), sleep(HANDOVER_MS)]);
    }
    return isFresh(stale) ? holder.tokens : undefined;
  }

  function isFresh(stale: string | undefined): boolean {
    const { tokens } = holder;
    return tokens !== undefined && tokens.accessToken !== stale && !isDue(tokens, world.now());
  }

  async function call(life: AbortSignal): Promise<Tokens> {
    if (!life.aborted && !shared.mayRefresh()) parts.follow();
    if (life.aborted) throw new SessionError('ended');
    const asked = shared.mark();
    try {
      const grant = await endpoint.refresh(shared.refreshToken(), holder.tokens?.claims, life);
      if (life.aborted) throw new SessionError('ended');
      backoff.reset();
      parts.take(grant);
      return grant.tokens;
    } catch (cause) {
      if (life.aborted || cause instanceof SessionError) throw new SessionError('ended', { cause });
      const { reason, retryAfterSeconds } = cause as ProviderError;
      console.error('Refreshing the tokens failed:', reason);
      // Another tab has signed in or renewed meanwhile, or storage told of it late: that session is alive.
      if (reason === 'refused' && shared.mark() !== asked && shared.mayRefresh()) return call(life);
      if (reason === 'refused') parts.end();
      else plan(life, backoff.lengthen(retryAfterSeconds));
      throw new SessionError(reason === 'refused' ? 'ended' : 'unreachable', { cause });
    }
  }

  /** One attempt at a time: one left over from an earlier failure would cut a later pause short. */
  function plan(life: AbortSignal, pauseMs: number): void {
    clearTimeout(attempt);
    attempt = setTimeout(() => !life.aborted && parts.retry(), pauseMs);
  }

  return {
    renew(stale) {
      flight ??= run(stale).finally(() => {
        flight = undefined;
      });
      return flight;
    },
    handOver: (tokens) => handOver(tokens),
    endPause: () => backoff.skip(),
  };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

import type { Deadline } from '../../network/deadline.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';
import { SessionError } from '../session-error.ts';
import { sessionOf, type SharedSession } from '../tabs/shared-session.ts';
import { underTabLock } from '../tabs/tab-lock.ts';
import type { TabMessage } from '../tabs/tab-messages.ts';
import { createBackoff } from './backoff.ts';
import type { ProviderError } from './provider-error.ts';
import type { TokenClient, TokenGrant, Tokens } from './token-client.ts';
import type { TokenHolder } from './token-holder.ts';
import { isDue } from './token-use.ts';

/** How long a tab waits for the tokens of a renewal that it has missed. */
const HANDOVER_MS = 300;
/** How long the lock outlasts a renewal, so that message and storage arrive before the next holder looks. */
const SETTLE_MS = 50;
/** How long to wait for a tab that is calling: longer than its call can take. */
const CALL_MS = 10_000;

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
  /** Another tab has begun to call. */
  waitOn(): void;
  /** Another tab has called in vain: whoever waited for it fails with it instead of calling next. */
  failWith(retryAfterSeconds: number | undefined): void;
  /** Something may have changed: the next call need not wait for the pause after the last failure. */
  endPause(): void;
}

interface Parts {
  readonly environment: BrowserEnvironment;
  readonly shared: SharedSession;
  readonly client: TokenClient;
  readonly holder: TokenHolder;
  /** Keeps, announces and holds an answer. */
  readonly take: (grant: TokenGrant) => void;
  /** Tells the other tabs. */
  readonly post: (message: TabMessage) => void;
  /** The provider has refused: the session is over. */
  readonly end: () => void;
  /** Another tab has ended the session or signed out: this one follows. */
  readonly follow: () => void;
  /** Called after a failure, once it is time for another attempt. */
  readonly retry: () => void;
}

export function createTokenRenewal(parts: Parts): TokenRenewal {
  const { environment, shared, client, holder } = parts;
  const backoff = createBackoff(environment.now);
  let flight: Promise<Tokens> | undefined;
  let attempt: ReturnType<typeof setTimeout> | undefined;
  let result: PromiseWithResolvers<Tokens> | undefined;
  let isDone = new AbortController();
  /** The wait for the lock, while there is one. */
  let wait: Deadline | undefined;

  function handOver(tokens: Tokens): void {
    result?.resolve(tokens);
    isDone.abort();
  }

  async function run(stale: string | undefined): Promise<Tokens> {
    if (backoff.isOn) throw new SessionError('unreachable');
    const known = holder.mark ?? shared.mark();
    const life = holder.life;
    const { promise, reject } = (result = Promise.withResolvers<Tokens>());
    isDone = new AbortController();
    const work = async () => {
      wait = undefined;
      try {
        handOver((await takenMeanwhile(stale, known)) ?? (await call(life)));
      } catch (error) {
        reject(error);
      }
      await sleep(SETTLE_MS);
    };
    const giveUp = AbortSignal.any([life, isDone.signal]);
    underTabLock(environment.locks, giveUp, work, (next) => (wait = next)).catch(reject);
    try {
      return await promise;
    } catch (cause) {
      throw cause instanceof SessionError
        ? cause
        : new SessionError(life.aborted ? 'ended' : 'unreachable', { cause });
    } finally {
      wait = undefined;
    }
  }

  /** What another tab has done while this one waited, slept or called. */
  async function takenMeanwhile(
    stale: string | undefined,
    known: string | null,
  ): Promise<Tokens | undefined> {
    if (shared.mark() !== known && !isFresh(stale)) {
      parts.post({ type: 'asked' });
      await Promise.race([result?.promise.catch(() => undefined), sleep(HANDOVER_MS)]);
    }
    return isFresh(stale) ? holder.tokens : undefined;
  }

  function isFresh(stale: string | undefined): boolean {
    const { tokens } = holder;
    return tokens !== undefined && tokens.accessToken !== stale && !isDue(tokens, environment.now());
  }

  async function call(life: AbortSignal): Promise<Tokens> {
    if (!life.aborted && !shared.mayRefresh()) parts.follow();
    if (life.aborted) throw new SessionError('ended');
    const asked = shared.mark();
    const stale = holder.tokens?.accessToken;
    const isReplaced = () => sessionOf(shared.mark()) !== sessionOf(asked);
    const startAnew = async () => (await takenMeanwhile(stale, asked)) ?? call(life);
    const keepRotated = (token: string) => {
      if (asked !== null && !life.aborted && !isReplaced()) shared.remember(asked, token);
    };
    parts.post({ type: 'renewing' });
    try {
      const grant = await client.refresh(shared.refreshToken(), holder.tokens?.claims, life, keepRotated);
      if (life.aborted) throw new SessionError('ended');
      backoff.reset();
      // An answer for a session that another tab has put another one in the place of, or has ended.
      if (isReplaced()) return await startAnew();
      parts.take(grant);
      return grant.tokens;
    } catch (cause) {
      if (life.aborted) throw new SessionError('ended', { cause });
      if (cause instanceof SessionError) throw cause;
      const { reason, retryAfterSeconds } = cause as ProviderError;
      console.error('Refreshing the tokens failed:', reason);
      // Another tab has signed in or renewed meanwhile, or storage told of it late: that session is alive.
      if (reason === 'refused' && shared.mark() !== asked && shared.mayRefresh()) return startAnew();
      if (reason === 'refused') parts.end();
      else {
        parts.post({ type: 'failed', retryAfterSeconds });
        plan(life, backoff.lengthen(retryAfterSeconds));
      }
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
    handOver,
    waitOn: () => wait?.extend(CALL_MS),
    failWith(retryAfterSeconds) {
      if (!wait) return;
      plan(holder.life, backoff.lengthen(retryAfterSeconds));
      result?.reject(new SessionError('unreachable'));
      isDone.abort();
    },
    endPause: () => backoff.skip(),
  };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

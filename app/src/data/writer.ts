import { ApiError } from '../http/api-error.ts';
import { reportError } from '../monitoring/report-error.ts';
import { refresh } from './cache.ts';
import type { Write } from './write.ts';

/** How a write stands. */
export type WriteState<Input, Answer> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending'; readonly input: Input }
  | { readonly kind: 'done'; readonly input: Input; readonly answer: Answer }
  /** `error` is an `ApiError`, or a fault of ours, which has been reported. */
  | { readonly kind: 'failed'; readonly input: Input; readonly error: unknown };

/** What is said, or done next. Nothing of it happens for an answer that was dropped. */
export interface WriteCallbacks<Input, Answer> {
  readonly onDone?: (answer: Answer, input: Input) => void;
  readonly onFailed?: (error: unknown, input: Input) => void;
}

/** One write outside of React, whose components may come and go while it is under way. */
export interface Writer<Input, Answer> {
  /** @returns the same object until something changes */
  readonly getState: () => WriteState<Input, Answer>;
  /** @returns the way to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends it. The same input while it is under way is one; another one takes its place. Resolves in any
   * case, once there is an answer; the state says which.
   */
  readonly run: (input: Input) => Promise<void>;
  /** Sends it unless it is under way or done. */
  readonly runOnce: (input: Input) => Promise<void>;
  /** Nobody wants the answer any more. */
  readonly reset: () => void;
  /** In place of those before, also for what is under way. */
  readonly setCallbacks: (callbacks: WriteCallbacks<Input, Answer>) => void;
}

const parts = { refresh, report: reportError };

export function createWriter<Input, Answer>(
  { send, makesOld, outlivesPage }: Write<Input, Answer>,
  callbacks: WriteCallbacks<Input, Answer> = {},
  { refresh: askAnew, report } = parts,
): Writer<Input, Answer> {
  type State = WriteState<Input, Answer>;
  const listeners = new Set<() => void>();
  let { onDone, onFailed } = callbacks;
  let state: State = { kind: 'idle' };
  let current: AbortController | undefined;
  /** What may have been carried out although it failed. */
  let lost: { readonly name: string; readonly idempotencyKey: string } | undefined;

  function show(next: State): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function drop(): void {
    if (!outlivesPage) current?.abort();
    current = undefined;
  }

  async function run(input: Input): Promise<void> {
    const name = JSON.stringify(input);
    if (state.kind === 'pending' && JSON.stringify(state.input) === name) return;
    drop();
    const own = new AbortController();
    current = own;
    const idempotencyKey = lost?.name === name ? lost.idempotencyKey : crypto.randomUUID();
    show({ kind: 'pending', input });
    try {
      const answer = await send(input, { signal: own.signal, idempotencyKey });
      lost = undefined;
      if (makesOld.length > 0) void askAnew(...makesOld);
      if (current === own) show({ kind: 'done', input, answer });
      if (current === own || outlivesPage) onDone?.(answer, input);
    } catch (error) {
      const isLost = error instanceof ApiError && error.isOutcomeUnknown;
      lost = isLost ? { name, idempotencyKey } : undefined;
      if (!(error instanceof ApiError)) report(error);
      if (current === own) show({ kind: 'failed', input, error });
      if (current === own || outlivesPage) onFailed?.(error, input);
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run,
    async runOnce(input) {
      if (state.kind === 'idle' || state.kind === 'failed') await run(input);
    },
    reset() {
      drop();
      if (state.kind !== 'idle') show({ kind: 'idle' });
    },
    setCallbacks(next) {
      ({ onDone, onFailed } = next);
    },
  };
}

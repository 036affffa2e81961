import { problemCodes } from 'contract';
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

/**
 * What is said, or done next. Nothing of it happens for an answer that was dropped. `isShown` is false where the write
 * outlives its page and nobody sees its state any more: the page was left, or the form given up or sent anew.
 */
export interface WriteCallbacks<Input, Answer> {
  readonly onDone?: (answer: Answer, input: Input, isShown: boolean) => void;
  readonly onFailed?: (error: unknown, input: Input, isShown: boolean) => void;
  /** Where keys are kept; those of a draft outlast the page: `useDraft`. */
  readonly keys?: WriteKeys;
}

/** Idempotency keys by input, as JSON, of what was sent and is not known to be done. A `Map` is one. */
export interface WriteKeys {
  readonly get: (input: string) => string | undefined;
  readonly set: (input: string, key: string) => unknown;
  readonly delete: (input: string) => unknown;
}

/** One write outside of React, whose components may come and go while it is under way. */
export interface Writer<Input, Answer> {
  /** @returns the same object until something changes */
  readonly getState: () => WriteState<Input, Answer>;
  /** @returns the way to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends it. The same input while it is under way is one; another one takes its place. Resolves in any
   * case, once there is an answer and its words are said; the state says which.
   */
  readonly run: (input: Input) => Promise<void>;
  /** Sends it unless it is under way or done. */
  readonly runOnce: (input: Input) => Promise<void>;
  /** Nobody wants the answer any more. */
  readonly reset: () => void;
  /** Whether the page is there; of what is sent once it was left, nobody sees the state. */
  readonly setSeen: (isSeen: boolean) => void;
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
  const ownKeys = new Map<string, string>();
  let { onDone, onFailed, keys = ownKeys } = callbacks;
  let state: State = { kind: 'idle' };
  let current: AbortController | undefined;
  let isSeen = true;
  /** By input, what is under way. */
  const running = new Map<string, Running>();

  function show(next: State): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function drop(): void {
    if (!outlivesPage) current?.abort();
    current = undefined;
  }

  function run(input: Input): Promise<void> {
    const name = JSON.stringify(input);
    const before = running.get(name);
    if (before && before.own === current) return before.end;
    drop();
    if (before && outlivesPage) {
      current = before.own;
      show({ kind: 'pending', input });
      return before.end;
    }
    const own = new AbortController();
    current = own;
    const idempotencyKey = keys.get(name) ?? crypto.randomUUID();
    const end = sendAs(name, input, own, idempotencyKey);
    running.set(name, { own, end });
    show({ kind: 'pending', input });
    return end;
  }

  async function sendAs(
    name: string,
    input: Input,
    own: AbortController,
    idempotencyKey: string,
  ): Promise<void> {
    // Before it goes out: a page that dies meanwhile sends the same again.
    keys.set(name, idempotencyKey);
    const kept = keys;
    const outcome = await attempt(() => send(input, { signal: own.signal, idempotencyKey }));
    if (running.get(name)?.own === own) running.delete(name);
    if (outcome.isDone || isSettled(outcome.error)) kept.delete(name);
    // What is shown is old also where it may have been done without anybody knowing, and where somebody was faster.
    const isShownOld = outcome.isDone || (outcome.error instanceof ApiError && saysOld(outcome.error));
    if (isShownOld && makesOld.length > 0) void askAnew(...makesOld);
    const isCurrent = current === own;
    if (outcome.isDone) {
      if (isCurrent) show({ kind: 'done', input, answer: outcome.answer });
    } else {
      if (!(outcome.error instanceof ApiError)) report(outcome.error);
      if (isCurrent) show({ kind: 'failed', input, error: outcome.error });
    }
    if (!isCurrent && !outlivesPage) return;
    const isShown = isCurrent && isSeen;
    try {
      if (outcome.isDone) onDone?.(outcome.answer, input, isShown);
      else onFailed?.(outcome.error, input, isShown);
    } catch (error) {
      // It is done, or has failed, whatever becomes of the words about it.
      report(error);
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
    setSeen(next) {
      isSeen = next;
    },
    setCallbacks(next) {
      ({ onDone, onFailed, keys = ownKeys } = next);
    },
  };
}

interface Running {
  readonly own: AbortController;
  readonly end: Promise<void>;
}

type Outcome<Answer> =
  | { readonly isDone: true; readonly answer: Answer }
  | { readonly isDone: false; readonly error: unknown };

async function attempt<Answer>(send: () => Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { isDone: true, answer: await send() };
  } catch (error) {
    return { isDone: false, error };
  }
}

/** With these codes the platform says that the key will never carry out anything. */
const closed: readonly (string | undefined)[] = [
  problemCodes.idempotencyClosed,
  problemCodes.carrierRefused,
  problemCodes.priceChanged,
];

/**
 * Whether nothing sent with this key was carried out, which the platform alone can say. That somebody is not signed in, is too fast, or has
 * to wait for the attempt before says nothing about that one.
 */
export function isSettled(error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.problem) return false;
  return error.kind === 'invalid' || closed.includes(error.problem.code);
}

/** Whatever a write conflicts with has come since: a version, an answer of somebody else, a name that is taken. */
function saysOld({ isOutcomeUnknown, kind }: ApiError): boolean {
  return isOutcomeUnknown || kind === 'conflict';
}

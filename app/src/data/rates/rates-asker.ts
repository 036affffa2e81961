import { type Carrier, type CarrierRates, carriers, type RateRequest } from 'contract';
import { ApiError } from '../../http/api-error.ts';
import {
  askCarriers,
  closeQuestion,
  markStale,
  noRates,
  type RatesState,
  takeAnswer,
} from './carrier-states.ts';

/** Typing goes on for about this long between two keys; a question per key would help nobody. */
export const RATES_DEBOUNCE_MS = 600;
/** What the platform says of a pause is kept to within these. */
const SHORTEST_PAUSE_S = 1;
const LONGEST_PAUSE_S = 3600;

/** Puts a question to carriers and gives their answers as they come. */
export type AskRates = (
  request: RateRequest,
  carriers: readonly Carrier[] | undefined,
  signal: AbortSignal,
) => AsyncIterable<CarrierRates>;

/** Keeps prices for a question that changes while somebody types. */
export interface RatesAsker {
  readonly getState: () => RatesState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The question of now, or null while it is not complete: that calls off whatever is under way. The same question again is none. */
  readonly update: (request: RateRequest | null) => void;
  /** Asks one carrier, or some, again, without one all of them. */
  readonly retry: (only?: Carrier | readonly Carrier[]) => void;
}

/**
 * An asker whose first question goes out at once, each later one when nobody has typed for a moment. Where
 * the platform wants to be left alone for a time, it is, and then asked again.
 */
export function createRatesAsker(ask: AskRates, now: () => Date = () => new Date()): RatesAsker {
  const listeners = new Set<() => void>();
  let state: RatesState = noRates;
  let request: RateRequest | null = null;
  let asked = 'null';
  let isOpening = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds since 1970 before which the platform does not want to be asked. */
  let notBefore = 0;
  /** Aborted when the question changes: answers to the earlier one are not wanted any more. */
  let question = new AbortController();

  function show(next: RatesState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function callOff(): void {
    clearTimeout(timer);
    question.abort();
    question = new AbortController();
  }

  async function put(current: RateRequest, only: readonly Carrier[] | undefined): Promise<void> {
    const { signal } = question;
    const those = only ?? carriers;
    show(askCarriers(state, those));
    let hasAnswer = false;
    try {
      for await (const answer of ask(current, only, signal)) {
        if (signal.aborted) return;
        hasAnswer = true;
        show(takeAnswer(state, answer, now().toISOString()));
      }
      if (!signal.aborted) show(closeQuestion(state, those, 'faulty'));
    } catch (error) {
      if (signal.aborted) return;
      const isTimeout = error instanceof ApiError && error.kind === 'timeout';
      const pauseSeconds = pauseOf(error);
      if (hasAnswer || only !== undefined) {
        show(closeQuestion(state, those, isTimeout ? 'timeout' : 'unreachable'));
      } else if (pauseSeconds === undefined) {
        show({ kind: 'failed' });
      } else {
        notBefore = now().getTime() + pauseSeconds * 1000;
        show({ kind: 'failed', retryAfterSeconds: pauseSeconds });
        putIn(pauseSeconds * 1000, current);
      }
    }
  }

  function putIn(milliseconds: number, current: RateRequest): void {
    clearTimeout(timer);
    timer = setTimeout(() => void put(current, undefined), milliseconds);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    update(next) {
      const text = JSON.stringify(next);
      const isFirst = isOpening;
      isOpening = false;
      if (text === asked) return;
      asked = text;
      request = next;
      callOff();
      if (next === null) return show(noRates);
      // The short wait for more keys is part of asking: nothing is missing any more.
      show(state.kind === 'incomplete' ? askCarriers(state, carriers) : markStale(state));
      // A form that opens complete, with an earlier draft in it, need not wait for more keys.
      putIn(Math.max(isFirst ? 0 : RATES_DEBOUNCE_MS, notBefore - now().getTime()), next);
    },

    retry(only) {
      if (!request) return;
      if (only === undefined) callOff();
      void put(request, typeof only === 'string' ? [only] : only);
    },
  };
}

/** How long the platform wants to be left alone, in seconds; undefined where it does not say. */
function pauseOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'rateLimited') return undefined;
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds === undefined) return undefined;
  return Math.min(Math.max(retryAfterSeconds, SHORTEST_PAUSE_S), LONGEST_PAUSE_S);
}

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
  /** Asks one carrier again, or all of them. */
  readonly retry: (carrier?: Carrier) => void;
}

export function createRatesAsker(ask: AskRates, now: () => Date = () => new Date()): RatesAsker {
  const listeners = new Set<() => void>();
  let state: RatesState = noRates;
  let request: RateRequest | null = null;
  let asked = 'null';
  let isOpening = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
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
      const isAnswered = hasAnswer || only !== undefined;
      show(
        isAnswered ? closeQuestion(state, those, isTimeout ? 'timeout' : 'unreachable') : { kind: 'failed' },
      );
    }
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
      show(markStale(state));
      // A form that opens complete, with an earlier draft in it, need not wait for more keys.
      timer = setTimeout(() => void put(next, undefined), isFirst ? 0 : RATES_DEBOUNCE_MS);
    },

    retry(carrier) {
      if (!request) return;
      if (carrier === undefined) callOff();
      void put(request, carrier === undefined ? undefined : [carrier]);
    },
  };
}

import {
  type Carrier,
  type CarrierFailure,
  type CarrierRates,
  carriers,
  type Rate,
  type UnavailableProduct,
} from 'contract';

/** What is known of one carrier's prices. Times are ISO 8601. */
export type CarrierState =
  | { readonly status: 'loading'; readonly carrier: Carrier }
  | {
      readonly status: 'answered';
      readonly carrier: Carrier;
      readonly rates: readonly Rate[];
      readonly unavailable: readonly UnavailableProduct[];
      readonly answeredAt: string;
      /** Answers an earlier question; the answer to the present one is on its way. */
      readonly isStale: boolean;
    }
  | {
      readonly status: 'failed';
      readonly carrier: Carrier;
      readonly failure: CarrierFailure;
      readonly afterSeconds: number | null;
    };

export type RatesState =
  /** There is no complete question. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'asked'; readonly carriers: readonly CarrierState[] }
  /** The question did not get through. `retryAfterSeconds`: the platform wants a pause, after which it is put again by itself. */
  | { readonly kind: 'failed'; readonly retryAfterSeconds?: number };

export const noRates: RatesState = { kind: 'incomplete' };

/** The input has changed: prices of before are shown as old until the new ones are there. */
export function markStale(state: RatesState): RatesState {
  if (state.kind !== 'asked') return state;
  return {
    kind: 'asked',
    carriers: state.carriers.map((entry) =>
      entry.status === 'answered' ? { ...entry, isStale: true } : entry,
    ),
  };
}

/** These carriers are being asked: old prices stay in sight, anything else is loading. */
export function askCarriers(state: RatesState, asked: readonly Carrier[]): RatesState {
  const known = state.kind === 'asked' ? state.carriers : [];
  return {
    kind: 'asked',
    carriers: carriers.map((carrier) => {
      const entry = known.find((one) => one.carrier === carrier);
      if (entry && !asked.includes(carrier)) return entry;
      return entry?.status === 'answered' ? { ...entry, isStale: true } : { status: 'loading', carrier };
    }),
  };
}

/** A carrier has answered at that time. */
export function takeAnswer(state: RatesState, answer: CarrierRates, answeredAt: string): RatesState {
  if (state.kind !== 'asked') return state;
  const entry: CarrierState =
    answer.outcome === 'answered'
      ? {
          status: 'answered',
          carrier: answer.carrier,
          rates: answer.rates,
          unavailable: answer.unavailable,
          answeredAt,
          isStale: false,
        }
      : {
          status: 'failed',
          carrier: answer.carrier,
          failure: answer.failure,
          afterSeconds: answer.afterSeconds,
        };
  return {
    kind: 'asked',
    carriers: state.carriers.map((one) => (one.carrier === answer.carrier ? entry : one)),
  };
}

/** No more answers will come: those of the asked that gave none have failed. */
export function closeQuestion(
  state: RatesState,
  asked: readonly Carrier[],
  failure: CarrierFailure,
): RatesState {
  if (state.kind !== 'asked') return state;
  return {
    kind: 'asked',
    carriers: state.carriers.map((entry) => {
      const isOpen = entry.status === 'loading' || (entry.status === 'answered' && entry.isStale);
      if (!isOpen || !asked.includes(entry.carrier)) return entry;
      return { status: 'failed', carrier: entry.carrier, failure, afterSeconds: null };
    }),
  };
}

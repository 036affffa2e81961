import type { Carrier, CarrierFailure, Rate, UnavailableProduct } from 'contract';

/** What is known of one carrier's prices. Times are ISO 8601 with zone. */
export type CarrierState =
  /** Asked for the first time, or again after it had failed. */
  | { readonly status: 'loading'; readonly carrier: Carrier }
  | {
      readonly status: 'answered';
      readonly carrier: Carrier;
      readonly rates: readonly Rate[];
      readonly unavailable: readonly UnavailableProduct[];
      readonly answeredAt: string;
      /** The input has changed since; a new answer is on its way. */
      readonly isStale: boolean;
    }
  | {
      readonly status: 'failed';
      readonly carrier: Carrier;
      readonly failure: CarrierFailure;
      /** Seconds after which the wait was given up; only for `timeout`. */
      readonly afterSeconds: number | null;
    };

/**
 * The live prices beside the form. It is plain data, so that whoever asks the carriers can produce
 * it line by line; sorting, badges and filtering are the screen's.
 */
export type RatesState =
  /** The form does not yet say enough to ask for a price. */
  | { readonly kind: 'incomplete' }
  /** Carriers in the order in which they are to be listed as long as they have no price. */
  | { readonly kind: 'asked'; readonly carriers: readonly CarrierState[] }
  /** The question itself did not get through; no carrier was asked. */
  | {
      readonly kind: 'failed';
      /** Set where there were too many questions (429): seconds until the rates are asked for again by themselves. */
      readonly retryAfterSeconds?: number;
    };

/** A price as one row: with what is known of its age. */
export interface Offer {
  readonly rate: Rate;
  readonly answeredAt: string;
  readonly isStale: boolean;
}

/** Identifies a product across answers. */
export function rateKey({
  carrier,
  carrierProductCode,
}: Readonly<Record<'carrier' | 'carrierProductCode', string>>): string {
  return `${carrier}/${carrierProductCode}`;
}

/** All prices, fresh and stale, in the order in which the carriers stand. */
export function offersOf(state: RatesState): Offer[] {
  if (state.kind !== 'asked') return [];
  return state.carriers.flatMap((carrier) =>
    carrier.status === 'answered'
      ? carrier.rates.map((rate) => ({ rate, answeredAt: carrier.answeredAt, isStale: carrier.isStale }))
      : [],
  );
}

/** Whether every carrier has said what it has to say about the present input. */
export function isSettled(state: RatesState): boolean {
  return (
    state.kind === 'asked' &&
    state.carriers.every(
      (carrier) => carrier.status === 'failed' || (carrier.status === 'answered' && !carrier.isStale),
    )
  );
}

/** The first day on which any of them delivers, `yyyy-MM-dd`; null before all have answered, or where there is none. */
export function earliestDayOf(state: RatesState): string | null {
  if (!isSettled(state)) return null;
  const [first = null] = offersOf(state)
    .map(({ rate }) => rate.deliveryDate)
    .toSorted();
  return first;
}

/** Whether asking has failed as a whole, by the question itself or by every carrier, or may yet. */
export function attemptOf(state: RatesState): 'failed' | 'pending' | 'other' {
  if (state.kind !== 'asked') return state.kind === 'failed' ? 'failed' : 'other';
  const { carriers } = state;
  if (carriers.some(({ status }) => status === 'answered')) return 'other';
  return carriers.every(({ status }) => status === 'failed') ? 'failed' : 'pending';
}

/**
 * What became of the chosen product: offered at a fresh price, waiting for one, or gone because its
 * carrier's answer no longer holds it (or there was no answer).
 */
export function fateOfChoice(state: RatesState, chosenKey: string): 'offered' | 'waiting' | 'gone' {
  if (state.kind !== 'asked') return 'waiting';
  const carrier = state.carriers.find((entry) => chosenKey.startsWith(`${entry.carrier}/`));
  if (!carrier) return isSettled(state) ? 'gone' : 'waiting';
  if (carrier.status === 'failed') return 'gone';
  if (carrier.status === 'loading' || carrier.isStale) return 'waiting';
  return carrier.rates.some((rate) => rateKey(rate) === chosenKey) ? 'offered' : 'gone';
}

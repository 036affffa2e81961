import { compareByArrival, compareByPrice, type DeliverySpeed } from 'contract';
import type { Offer } from './rates-state.ts';
import { rateKey } from './rates-state.ts';

export const sortings = ['price', 'time'] as const;
export type Sorting = (typeof sortings)[number];

/** Which delivery speeds are listed. */
export type SpeedFilter = DeliverySpeed | 'any';

const comparisons = { price: compareByPrice, time: compareByArrival } satisfies Record<Sorting, unknown>;

export function sortOffers(offers: readonly Offer[], by: Sorting): Offer[] {
  return offers.toSorted((a, b) => comparisons[by](a.rate, b.rate));
}

/** Offers of one speed; the chosen one stays in sight whatever its speed is. */
export function filterOffers(
  offers: readonly Offer[],
  speed: SpeedFilter,
  chosenKey: string | null,
): Offer[] {
  if (speed === 'any') return [...offers];
  return offers.filter(({ rate }) => rate.deliverySpeed === speed || rateKey(rate) === chosenKey);
}

/** Keys of the cheapest and the fastest offer. */
export interface BestOffers {
  readonly cheapest?: string | undefined;
  readonly fastest?: string | undefined;
}

/** The best of all; none where there is nothing to compare. */
export function bestOffers(offers: readonly Offer[]): BestOffers {
  if (offers.length < 2) return {};
  const [cheapest] = sortOffers(offers, 'price');
  const [fastest] = sortOffers(offers, 'time');
  return { cheapest: cheapest && rateKey(cheapest.rate), fastest: fastest && rateKey(fastest.rate) };
}

/** What was listed keeps its place; what is new follows. */
export function keepOrder(previous: readonly string[], sorted: readonly Offer[]): Offer[] {
  const place = new Map(previous.map((key, index) => [key, index]));
  const placeOf = ({ rate }: Offer) => place.get(rateKey(rate)) ?? Number.POSITIVE_INFINITY;
  // Infinity − Infinity is no number; equal places keep their order.
  return sorted.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}

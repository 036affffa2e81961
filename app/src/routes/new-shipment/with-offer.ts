import type { Rate } from 'contract';
import { rateKey, type RatesState } from 'design-system/patterns/RateList/rates-state.ts';

/**
 * The live prices with an individually offered one among them, in place of the tariff for the same product. It
 * stands also where its carrier says nothing, or has nothing for such a parcel.
 *
 * @param at ISO 8601: as of when it is known
 */
export function withOffer(state: RatesState, rate: Rate | null, at: string): RatesState {
  if (!rate) return state;
  const alone = {
    status: 'answered',
    carrier: rate.carrier,
    rates: [rate],
    unavailable: [],
    answeredAt: at,
    isStale: false,
  } as const;
  if (state.kind !== 'asked') return { kind: 'asked', carriers: [alone] };
  const others = state.carriers.filter(({ carrier }) => carrier !== rate.carrier);
  const own = state.carriers.find(({ carrier }) => carrier === rate.carrier);
  if (own?.status !== 'answered') return { kind: 'asked', carriers: [alone, ...others] };
  const isOffered = (product: Parameters<typeof rateKey>[0]) => rateKey(product) === rateKey(rate);
  return {
    kind: 'asked',
    carriers: [
      {
        ...own,
        rates: [rate, ...own.rates.filter((other) => !isOffered(other))],
        unavailable: own.unavailable.filter((other) => !isOffered(other)),
      },
      ...others,
    ],
  };
}

import { localDay, type Rate, type RateRequest, type ShipmentFormInput } from 'contract';
import type {
  NewShipmentState,
  OfferState,
} from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { toOfferInput } from 'design-system/screens/shipments/NewShipment/NewShipment';
import { useState } from 'react';
import { oneQuote } from '../../data/quotes.ts';
import { useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { toFailureDetails } from '../failure-details.ts';
import type { FormSource } from './form-source.ts';
import { isGone } from './is-gone.ts';
import { toOfferedRate, toOfferState } from './to-offer.ts';
import { useRenewed } from './use-renewed.ts';

/** What a form begins with that accepts the offer of a quote. */
export interface Offer {
  /** Null while it is not known, or there is no form. */
  readonly input: ShipmentFormInput | null;
  /** Null for any other form. */
  readonly state: OfferState | null;
  /** The offered rate, for as long as the question for prices is what was asked for. */
  readonly rateFor: (question: RateRequest | null) => Rate | null;
  /** What stands in place of the form. */
  readonly unavailable: NewShipmentState | null;
  readonly retry: () => Promise<unknown>;
}

/**
 * The quote that the address bar names, asked for anew first: its offer may be accepted or over by now.
 *
 * @param filling names the filling of the form; undefined while there is none
 * @param isAllowed whether there is a form at all
 * @param createHref a form that begins with nothing
 */
export function useOffer(
  filling: string | undefined,
  { mode, id }: FormSource,
  isAllowed: boolean,
  createHref: string | undefined,
): Offer {
  const today = localDay(useNow());
  const isOffer = mode === 'offer' && id !== null;
  const read = useRead(isOffer && isAllowed ? oneQuote(id) : null);
  const isRenewed = useRenewed(isOffer ? filling : undefined, [read]);
  const [begun, setBegun] = useState<{ readonly filling: string; readonly input: ShipmentFormInput }>();
  const own = begun?.filling === filling ? begun : undefined;
  const quote = isRenewed && !isGone(read.error) ? read.data : undefined;
  const state = isOffer && read.data ? toOfferState(read.data, today) : null;
  if (filling !== undefined && quote && !own) {
    setBegun({ filling, input: toOfferInput(quote, today, state?.kind === 'valid') });
  }
  return {
    input: own?.input ?? null,
    state,
    rateFor: (question) =>
      state?.kind === 'valid' && read.data && question ? toOfferedRate(read.data, question) : null,
    unavailable: own || !isRenewed || !isAllowed ? null : toUnavailable(),
    retry: () => read.mutate().catch(() => undefined),
  };

  function toUnavailable(): NewShipmentState | null {
    if (isGone(read.error)) {
      return { kind: 'notFound', mode: 'offer', ...(createHref !== undefined && { createHref }) };
    }
    if (!read.error || quote) return null;
    const failure = toFailureDetails(read.error);
    return { kind: 'failed', mode: 'offer', failure, isRetrying: read.isValidating };
  }
}

import { localDay, type Rate, type ShipmentFormInput } from 'contract';
import type {
  NewShipmentState,
  OfferState,
} from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { toOfferInput } from 'design-system/screens/shipments/NewShipment/NewShipment';
import { useEffect, useState } from 'react';
import type { oneQuote } from '../../data/quotes.ts';
import { useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { ApiError } from '../../http/api-error.ts';
import { toFailureDetails } from '../failure-details.ts';
import type { FormSource } from './form-source.ts';
import { isGone } from './is-gone.ts';
import { differencesFrom, type OrderedNow, toOfferedRate, toOfferState } from './to-offer.ts';
import { useRenewed } from './use-renewed.ts';

/** What a form begins with that accepts the offer of a quote. */
export interface Offer {
  /** Null while it is not known, or there is no form. */
  readonly input: ShipmentFormInput | null;
  /** How it stands by what the form holds; null while that is not enough to ask for prices. */
  readonly judge: (ordered: OrderedNow | null) => JudgedOffer;
  /** What stands in place of the form. */
  readonly unavailable: NewShipmentState | null;
  readonly retry: () => Promise<unknown>;
}

/** An offer beside what a form holds. */
export interface JudgedOffer {
  /** Null for any other form. */
  readonly state: OfferState | null;
  /** The offered rate, for as long as the offer holds for what would be ordered. */
  readonly rate: Rate | null;
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
  const code = useQuoteCode(isOffer && isAllowed);
  const read = useRead(isOffer && isAllowed && code.quotes ? code.quotes.oneQuote(id) : null);
  const isRenewed = useRenewed(isOffer && (code.quotes ?? code.error) ? filling : undefined, [read]);
  const [begun, setBegun] = useState<{ readonly filling: string; readonly input: ShipmentFormInput }>();
  const own = begun?.filling === filling ? begun : undefined;
  const quote = isRenewed && !isGone(read.error) ? read.data : undefined;
  const state = isOffer && read.data ? toOfferState(read.data, today) : null;
  if (filling !== undefined && quote && !own) {
    setBegun({ filling, input: toOfferInput(quote, today, state?.kind === 'valid') });
  }
  return {
    input: own?.input ?? null,
    judge(ordered) {
      if (state?.kind !== 'valid' || !read.data || !ordered) return { state, rate: null };
      const differences = differencesFrom(read.data, ordered);
      if (differences.length > 0) return { state: { ...state, differences }, rate: null };
      return { state, rate: toOfferedRate(read.data, ordered) };
    },
    unavailable: own || !isRenewed || !isAllowed ? null : toUnavailable(),
    retry: () => (code.quotes ? read.mutate().catch(() => undefined) : code.load()),
  };

  function toUnavailable(): NewShipmentState | null {
    if (isGone(read.error)) {
      return { kind: 'notFound', mode: 'offer', ...(createHref !== undefined && { createHref }) };
    }
    const error = read.error ?? code.error;
    if (!error || quote) return null;
    const failure = toFailureDetails(error);
    return { kind: 'failed', mode: 'offer', failure, isRetrying: read.isValidating };
  }
}

interface QuoteCode {
  readonly quotes?: { readonly oneQuote: typeof oneQuote };
  /** Why it could not be fetched. */
  readonly error?: ApiError;
}

/** The calls of quotes, which most forms do without. */
function useQuoteCode(isNeeded: boolean): QuoteCode & { readonly load: () => Promise<void> } {
  const [code, setCode] = useState<QuoteCode>({});
  const [load] = useState(
    () => () =>
      import('../../data/quotes.ts').then(
        (quotes) => setCode({ quotes }),
        () => setCode({ error: new ApiError('offline', 'The calls of quotes could not be fetched') }),
      ),
  );
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded, load]);
  return { ...code, load };
}

import type { Quote } from 'contract';

/** What is shown of a quote's standing: an offer that nobody has accepted in time is over. */
export type QuoteStanding = Quote['status'] | 'expired';

/** @param today `yyyy-MM-dd` as the person sees it */
export function standingOf({ status, offer }: Quote, today: string): QuoteStanding {
  return status === 'answered' && offer && offer.validUntil < today ? 'expired' : status;
}

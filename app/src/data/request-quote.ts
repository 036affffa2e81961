import type { Quote, ShipmentDraft } from 'contract';
import { quoteReads } from './quote-reads.ts';
import { write } from './write.ts';

/**
 * Asks for a quote. Its call is fetched with the first one: few forms end in it. Whoever has asked need not wait for
 * the answer.
 */
export const requestQuote = write(
  async (draft: ShipmentDraft, { idempotencyKey }): Promise<Quote> =>
    (await import('./send-quote-request.ts')).sendQuoteRequest(draft, idempotencyKey),
  { makesOld: quoteReads, outlivesPage: true },
);

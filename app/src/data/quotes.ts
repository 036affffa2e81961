import { rateRequestsApi } from 'contract';
import type { QuotesFilter } from 'design-system/screens/shipments/Quotes/quotes-state.ts';
import { http } from '../http/client.ts';
import { quoteReads } from './quote-reads.ts';
import { byId, read } from './read.ts';
import { write } from './write.ts';

const { list, get, withdraw } = rateRequestsApi;

/** One page of the quotes that the organisation has asked for. */
export const quoteList = read(list, ({ page }: QuotesFilter) => ({ query: { page } }));

/** One quote by its id. */
export const oneQuote = read(get, byId);

/** Takes an open quote request back; a second time leaves the same. */
export const withdrawQuote = write((id: string) => http.call(withdraw, { params: { id } }), {
  makesOld: quoteReads,
  outlivesPage: true,
});

import { rateRequestsApi } from 'contract';
import type { QuotesFilter } from 'design-system/screens/shipments/Quotes/quotes-state.ts';
import { byId, read } from './read.ts';

const { list, get } = rateRequestsApi;

/** One page of the quotes that the organisation has asked for. */
export const quoteList = read(list, ({ page }: QuotesFilter) => ({ query: { page } }));

/** One quote by its id. */
export const oneQuote = read(get, byId);

import { rateRequestsApi, type ShipmentDraft, shipmentsApi } from 'contract';
import type { QuotesFilter } from 'design-system/screens/shipments/Quotes/quotes-state.ts';
import { http } from '../http/client.ts';
import { byId, read } from './read.ts';
import { shipmentList } from './shipments.ts';
import { write } from './write.ts';

const { list, get } = rateRequestsApi;

/** One page of the quotes that the organisation has asked for. */
export const quoteList = read(list, ({ page }: QuotesFilter) => ({ query: { page } }));

/** One quote by its id. */
export const oneQuote = read(get, byId);

/** All that an answer makes old, with the list of shipments, which counts them. */
export const quoteReads = [quoteList, oneQuote, shipmentList] as const;

/** Asks for a quote; the same key never asks twice. Whoever has asked need not wait for the answer. */
export const requestQuote = write(
  (draft: ShipmentDraft, { idempotencyKey }) =>
    http.call(shipmentsApi.requestQuote, { body: draft, idempotencyKey }),
  { makesOld: quoteReads, outlivesPage: true },
);

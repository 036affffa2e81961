import type { rateRequestsApi } from 'contract';
import type { NamedRead } from './read.ts';
import { shipmentList } from './shipments.ts';

type Api = typeof rateRequestsApi;

/** A call by its path alone: what names what is old needs no more, and is on every page. */
const named = (path: Api['list' | 'get']['path']): NamedRead => ({ endpoint: { path } });

/** All that an answer to a quote makes old, with the list of shipments, which counts them. */
export const quoteReads: readonly NamedRead[] = [
  named('rate-requests'),
  named('rate-requests/{id}'),
  shipmentList,
];

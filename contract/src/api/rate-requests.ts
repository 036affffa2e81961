import * as v from 'valibot';
import { quoteAnswerSchema, quoteAssignmentSchema, quoteDraftSchema } from '#bodies';
import { quoteGroups, quoteSchema } from '../entities/quote.ts';
import { searchText } from '../rules/search-line.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery, pageOf, queryNumber } from './lists.ts';

export const QUOTES_PER_PAGE = 25;

/** The call of `shipments` that asks for a quote; few pages need it. */
export const quoteRequestApi = {
  /** No shipment is created: staff answer what becomes a `rate-requests`. The same key never asks twice. */
  requestQuote: endpoint({
    method: 'POST',
    path: 'shipments/request-quote',
    summary: 'Ask for a quote for what has no rate',
    access: 'create:shipments',
    body: quoteDraftSchema,
    answer: 'json',
    response: quoteSchema,
    isIdempotent: true,
    recordsItself: true,
    limited: 'creating',
  }),
} as const;

/** What organisations have asked quotes for; see `quoteRequestApi`. */
export const rateRequestsApi = {
  /** Newest first. */
  list: endpoint({
    method: 'GET',
    path: 'rate-requests',
    summary: 'List quote requests with their answers, newest first',
    access: 'read:shipments',
    query: v.object({
      page: queryNumber(100_000, 1),
      perPage: queryNumber(100, QUOTES_PER_PAGE),
      status: v.optional(v.picklist(quoteGroups), 'all'),
      /** A number; whole, or its beginning behind „AN“. */
      search: searchText(),
      ...organizationQuery,
    }),
    answer: 'json',
    response: pageOf(quoteSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: 'rate-requests/{id}',
    summary: 'Read one quote request with its answer',
    access: 'read:shipments',
    query: v.object(organizationQuery),
    answer: 'json',
    response: quoteSchema,
  }),
  /** By whoever may ask, as long as it is open; 409 where it was answered. Done a second time it leaves the same. */
  withdraw: endpoint({
    method: 'POST',
    path: 'rate-requests/{id}/withdrawal',
    summary: 'Withdraw a quote request before it is answered',
    access: 'create:shipments',
    answer: 'json',
    response: quoteSchema,
    errors: { 409: [] },
  }),
  /** By staff, as long as it is open; 409 where it was answered or withdrawn, or somebody else has it by now. */
  assign: endpoint({
    method: 'POST',
    path: 'rate-requests/{id}/assignment',
    summary: 'Take on a quote request, or give it back',
    access: 'update:all_shipments',
    query: v.object(organizationQuery),
    body: quoteAssignmentSchema,
    answer: 'json',
    response: quoteSchema,
    errors: { 409: [] },
  }),
  /** By staff, once. The same answer again is answered as the first one was. */
  answer: endpoint({
    method: 'POST',
    path: 'rate-requests/{id}/answer',
    summary: 'Answer a quote request with an offer, or refuse it',
    access: 'update:all_shipments',
    query: v.object(organizationQuery),
    body: quoteAnswerSchema,
    answer: 'json',
    response: quoteSchema,
    errors: { 409: [] },
  }),
} as const;

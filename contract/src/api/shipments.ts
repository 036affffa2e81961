import * as v from 'valibot';
import { shipmentDraftSchema } from '#bodies';
import { carriers } from '../entities/carrier.ts';
import { statusGroups } from '../entities/shipment-status.ts';
import { shipmentSchema, trackingEventSchema } from '../entities/shipment.ts';
import { toldInstant } from '../rules/date.ts';
import { searchText } from '../rules/search-line.ts';
import { endpoint } from './endpoint.ts';
import { idempotencyKeySchema } from './headers.ts';
import { organizationQuery, pageOf, queryNumber } from './lists.ts';
import { problemCodes } from './problem.ts';

export const SHIPMENTS_PER_PAGE = 25;

const ofOneOrganization = v.object(organizationQuery);

/** What may come of a key: the carrier has refused, or nobody knows, or the key holds no longer. */
const ordering = {
  409: [problemCodes.carrierUnknown, problemCodes.idempotencyInProgress, problemCodes.idempotencyClosed],
  422: [problemCodes.carrierRefused],
  502: [problemCodes.carrierUnknown],
  503: [problemCodes.carrierRefused],
} as const;

/** What whoever asks later may be told of a key instead of a shipment. */
const lookedUp = {
  409: [problemCodes.carrierUnknown, problemCodes.idempotencyInProgress],
  422: ordering[422],
  503: ordering[503],
} as const;

/** Newest first. `search` looks in tracking and order number, references, recipient and place. */
export const shipmentsQuerySchema = v.object({
  page: queryNumber(100_000, 1),
  perPage: queryNumber(100, SHIPMENTS_PER_PAGE),
  search: searchText(),
  status: v.optional(v.picklist(statusGroups), 'all'),
  carrier: v.optional(v.picklist(carriers)),
  /** Finds what a creating call with this key has created: the way to learn an unknown result. */
  idempotencyKey: v.optional(idempotencyKeySchema),
  ...organizationQuery,
});

/**
 * `statusCounts` counts by tab for the same search, whatever tab is open, each as far as `totalItems`. A
 * tab that is not in it was not counted: of a search with more hits than that it has the open one alone.
 */
export const shipmentsPageSchema = v.object({
  ...pageOf(shipmentSchema).entries,
  statusCounts: v.record(v.string(), v.number()),
});

export type ShipmentsPage = v.InferOutput<typeof shipmentsPageSchema>;

export const shipmentsApi = {
  list: endpoint({
    method: 'GET',
    path: 'shipments',
    summary: 'Search shipments, or find what a creating call with a key has created',
    access: 'read:shipments',
    query: shipmentsQuerySchema,
    answer: 'json',
    response: shipmentsPageSchema,
    errors: lookedUp,
  }),
  get: endpoint({
    method: 'GET',
    path: 'shipments/{id}',
    summary: 'Read one shipment',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'json',
    response: shipmentSchema,
  }),
  /**
   * A template (`isAvis`) is only stored; anything else is ordered from the carrier in the same call, and
   * is not created when the carrier refuses.
   */
  create: endpoint({
    method: 'POST',
    path: 'shipments',
    summary: 'Order a shipment from its carrier, or store a template',
    access: 'create:shipments',
    body: shipmentDraftSchema,
    answer: 'json',
    response: shipmentSchema,
    errors: ordering,
    isIdempotent: true,
    recordsItself: true,
    limited: 'creating',
  }),
  submit: endpoint({
    method: 'POST',
    path: 'shipments/{id}/submit',
    summary: 'Order a template from its carrier',
    access: 'update:shipments',
    query: ofOneOrganization,
    answer: 'json',
    response: shipmentSchema,
    errors: ordering,
    isIdempotent: true,
    recordsItself: true,
    limited: 'creating',
  }),
  track: endpoint({
    method: 'GET',
    path: 'shipments/{id}/track',
    summary: 'Read what the carrier says about a shipment, newest first',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'json',
    response: v.object({
      events: v.array(trackingEventSchema),
      /**
       * ISO 8601: as of when this is known. The last time the carrier answered, which is not asked at
       * every call; before its first answer the last thing that is known to have happened.
       */
      updatedAt: toldInstant(),
      shipment: shipmentSchema,
    }),
    errors: { 502: [] },
  }),
  /** For looking at it, printing or keeping it. It changes nothing. */
  shippingLabel: endpoint({
    method: 'GET',
    path: 'shipments/{id}/shipping-label',
    summary: 'Get the label',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'pdf',
    errors: { 409: [], 502: [] },
  }),
  /**
   * Ours. The first one is kept, so a repetition changes nothing. Whoever may have the label may say so.
   */
  printed: endpoint({
    method: 'POST',
    path: 'shipments/{id}/printed',
    summary: 'Note that the caller has printed or saved the label',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'json',
    response: shipmentSchema,
    errors: { 409: [] },
  }),
} as const;

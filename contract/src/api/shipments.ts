import * as v from 'valibot';
import { carriers } from '../entities/carrier.ts';
import { statusGroups } from '../entities/shipment-status.ts';
import { shipmentSchema, trackingEventSchema } from '../entities/shipment.ts';
import { searchText } from '../rules/search-line.ts';
import { endpoint, idParams, organizationQuery, pageOf, queryNumber } from './endpoint.ts';
import { idempotencyKeySchema } from './headers.ts';

export const SHIPMENTS_PER_PAGE = 25;

const read = ['read:org_shipments', 'read:all_shipments'] as const;
const ofOneOrganization = v.object(organizationQuery);
const update = ['update:org_shipments', 'update:all_shipments'] as const;

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
    anyOf: read,
    query: shipmentsQuerySchema,
    answer: 'json',
    response: shipmentsPageSchema,
  }),
  get: endpoint({
    method: 'GET',
    path: 'shipments/{id}',
    params: idParams,
    anyOf: read,
    query: ofOneOrganization,
    answer: 'json',
    response: shipmentSchema,
  }),
  /**
   * Creates a shipment. A template (`isAvis`) is only stored; anything else is ordered from the
   * carrier in the same call, and is not created when the carrier refuses. The body is a
   * `ShipmentDraft`; its schema needs to know the day, see `shipmentDraftSchema`.
   */
  create: endpoint({
    method: 'POST',
    path: 'shipments',
    anyOf: ['create:shipments'],
    answer: 'json',
    response: shipmentSchema,
    isIdempotent: true,
    limited: 'creating',
  }),
  /** Orders a template from the carrier. */
  submit: endpoint({
    method: 'POST',
    path: 'shipments/{id}/submit',
    params: idParams,
    anyOf: update,
    query: ofOneOrganization,
    answer: 'json',
    response: shipmentSchema,
    isIdempotent: true,
    limited: 'creating',
  }),
  /** Asks the carrier for news, newest first. */
  track: endpoint({
    method: 'GET',
    path: 'shipments/{id}/track',
    params: idParams,
    anyOf: read,
    query: ofOneOrganization,
    answer: 'json',
    response: v.object({
      events: v.array(trackingEventSchema),
      /**
       * ISO 8601: as of when this is known. The last time the carrier answered, which is not asked at
       * every call; before its first answer the last thing that is known to have happened.
       */
      updatedAt: v.string(),
      shipment: shipmentSchema,
    }),
  }),
  /** The label as a PDF, for looking at it, printing or keeping it. It changes nothing. */
  shippingLabel: endpoint({
    method: 'GET',
    path: 'shipments/{id}/shipping-label',
    params: idParams,
    anyOf: read,
    query: ofOneOrganization,
    answer: 'pdf',
  }),
  /**
   * Ours. Notes that the caller has printed or saved the label. The first one is kept, so a repetition
   * changes nothing. Whoever may have the label may say so.
   */
  printed: endpoint({
    method: 'POST',
    path: 'shipments/{id}/printed',
    params: idParams,
    anyOf: read,
    query: ofOneOrganization,
    answer: 'json',
    response: shipmentSchema,
  }),
} as const;

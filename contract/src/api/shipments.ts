import * as v from 'valibot';
import { completedDraftSchema, shipmentDraftSchema } from '#bodies';
import { shipmentSchema, trackingEventSchema } from '../entities/shipment.ts';
import { MOST_COPIES, printFormats, standardLayout, startPositions } from '../print/print-layout.ts';
import { toldInstant } from '../rules/date.ts';
import { idText } from '../rules/id.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery, queryNumber } from './lists.ts';
import { problemCodes } from './problem.ts';
import {
  shipmentFilterChoicesSchema,
  shipmentFilterSchema,
  shipmentsPageSchema,
  shipmentsQuerySchema,
} from './shipment-list.ts';

const ofOneOrganization = v.object(organizationQuery);

/** What may come of a key: the carrier has refused, or nobody knows, or the key holds no longer. */
const ordering = {
  409: [problemCodes.carrierUnknown, problemCodes.idempotencyInProgress, problemCodes.idempotencyClosed],
  422: [problemCodes.carrierRefused],
  502: [problemCodes.carrierUnknown],
  503: [problemCodes.carrierRefused],
} as const;

/** A template that is ordered or discarded by now is none any more. */
const ofTemplate = { 409: [problemCodes.notATemplate] } as const;

/** What whoever asks later may be told of a key instead of a shipment. */
const lookedUp = {
  409: [problemCodes.carrierUnknown, problemCodes.idempotencyInProgress],
  422: ordering[422],
  503: ordering[503],
} as const;

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
  /** Ours. Of the newest, so that it costs the same however many there are. */
  filterChoices: endpoint({
    method: 'GET',
    path: 'shipments/filter-choices',
    summary: 'Read the products and people that shipments can be filtered by',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'json',
    response: shipmentFilterChoicesSchema,
  }),
  /** Ours. Every one that the filter finds, however many. */
  export: endpoint({
    method: 'GET',
    path: 'shipments/export',
    summary: 'Get the shipments of a filter as a table',
    access: 'read:shipments',
    query: shipmentFilterSchema,
    answer: 'csv',
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
    /** The quote whose offer is accepted by it: the carrier is paid what was offered. Ours. */
    query: v.object({ quote: v.optional(idText()) }),
    body: shipmentDraftSchema,
    answer: 'json',
    response: shipmentSchema,
    errors: { ...ordering, 409: [...ordering[409], problemCodes.quoteNotValid] },
    isIdempotent: true,
    recordsItself: true,
    limited: 'creating',
  }),
  /**
   * A template stays one. What comes of a key is looked up as for a creating call, and a key that has changed
   * something changes nothing more.
   */
  change: endpoint({
    method: 'PATCH',
    path: 'shipments/{id}',
    summary: 'Change a template, which stays one',
    access: 'update:shipments',
    query: ofOneOrganization,
    body: shipmentDraftSchema,
    answer: 'json',
    response: shipmentSchema,
    errors: { 409: [...lookedUp[409], problemCodes.idempotencyClosed, ...ofTemplate[409]] },
    isIdempotent: true,
    recordsItself: true,
    isVersioned: true,
    limited: 'creating',
  }),
  /**
   * Orders what the template holds, or what the body says in its place. The template takes that over once the
   * carrier has taken the order; where it has not, the template is as it was.
   */
  submit: endpoint({
    method: 'POST',
    path: 'shipments/{id}/submit',
    summary: 'Order a template from its carrier, as it stands or completed',
    access: 'update:shipments',
    query: ofOneOrganization,
    body: completedDraftSchema,
    answer: 'json',
    response: shipmentSchema,
    errors: { ...ordering, 409: [...ordering[409], ...ofTemplate[409]] },
    isIdempotent: true,
    recordsItself: true,
    isVersioned: 'with-body',
    limited: 'creating',
  }),
  /**
   * Cancels at the carrier too, which has to agree; a template is discarded. What is cancelled already is
   * answered as it is, so a repetition after a lost answer does no harm.
   */
  cancel: endpoint({
    method: 'POST',
    path: 'shipments/{id}/cancel',
    summary: 'Cancel a shipment, at its carrier too, or discard a template',
    access: 'update:shipments',
    query: ofOneOrganization,
    answer: 'json',
    response: shipmentSchema,
    errors: {
      409: [],
      422: [problemCodes.carrierRefused],
      502: [problemCodes.carrierUnknown],
      503: [problemCodes.carrierRefused],
    },
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
  /**
   * For looking at it, printing or keeping it. It changes nothing. Its own size is A6; `format`, `position` and
   * `copies` lay it on paper, see `PrintLayout`.
   */
  shippingLabel: endpoint({
    method: 'GET',
    path: 'shipments/{id}/shipping-label',
    summary: 'Get the label, as A6 or on sheets of A4',
    access: 'read:shipments',
    query: v.object({
      format: v.optional(v.picklist(printFormats), standardLayout.format),
      position: queryNumber(startPositions.length, standardLayout.position),
      copies: queryNumber(MOST_COPIES, standardLayout.copies),
      ...organizationQuery,
    }),
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

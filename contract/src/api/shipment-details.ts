import * as v from 'valibot';
import { papers } from '../entities/paper.ts';
import { shipmentSchema, trackingEventSchema } from '../entities/shipment.ts';
import { MOST_COPIES, printFormats, standardLayout, startPositions } from '../print/print-layout.ts';
import { toldInstant } from '../rules/date.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery, queryCodes, queryNumber, tableQuery } from './lists.ts';
import { shipmentFilterSchema } from './shipment-list.ts';

const ofOneOrganization = v.object(organizationQuery);

/** What is asked for of a shipment, or of many, once somebody wants it: apart from the list, which goes without. */
export const shipmentDetailsApi = {
  /** Ours. Every one that the filter finds, however many. */
  export: endpoint({
    method: 'GET',
    path: 'shipments/export',
    summary: 'Get the shipments of a filter as a table',
    access: 'read:shipments',
    query: v.object({ ...shipmentFilterSchema.entries, ...tableQuery }),
    answer: 'table',
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
   * Ours. The last print of the label is kept with the shipment, and each leaves a record; of the other papers it is
   * kept which were printed. Without `papers` it is the label. Whoever may have the papers may say so.
   */
  printed: endpoint({
    method: 'POST',
    path: 'shipments/{id}/printed',
    summary: 'Note that the caller has printed the label, or other papers',
    access: 'read:shipments',
    query: v.object({ papers: queryCodes(papers.join('|')), ...organizationQuery }),
    answer: 'json',
    response: shipmentSchema,
    errors: { 409: [] },
  }),
} as const;

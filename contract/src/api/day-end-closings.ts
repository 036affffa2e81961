import * as v from 'valibot';
import { dayEndClosingDraftSchema } from '#bodies';
import { carriers } from '../entities/carrier.ts';
import {
  closingResultSchema,
  dayEndClosingSchema,
  openOfCarrierSchema,
  openShipmentSchema,
} from '../entities/day-end-closing.ts';
import { toldInstant } from '../rules/date.ts';
import { idText } from '../rules/id.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery, pageOf, queryNumber } from './lists.ts';
import { problemCodes } from './problem.ts';

const ofOneOrganization = v.object(organizationQuery);

/** Closings in a page of their list. */
export const CLOSINGS_PER_PAGE = 25;
/** Open shipments in a page of what is unfolded below a carrier. */
export const OPEN_PER_PAGE = 50;

/** One closing for each carrier, at the end of a day: what its driver takes along, which nobody cancels any more. */
export const dayEndClosingsApi = {
  /** Newest first. */
  list: endpoint({
    method: 'GET',
    path: 'day-end-closings',
    summary: 'List day-end closings, newest first',
    access: 'read:shipments',
    query: v.object({
      page: queryNumber(100_000, 1),
      perPage: queryNumber(100, CLOSINGS_PER_PAGE),
      ...organizationQuery,
    }),
    answer: 'json',
    response: pageOf(dayEndClosingSchema),
  }),
  /** Ours. Carriers of which nothing is open are left out. */
  open: endpoint({
    method: 'GET',
    path: 'day-end-closings/open',
    summary: 'Sum up what is not closed yet, by carrier',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'json',
    response: v.object({
      carriers: v.array(openOfCarrierSchema),
      /** ISO 8601: what became open later is not in it. */
      asOf: toldInstant(),
    }),
  }),
  /** Ours. Those that have failed come first, then the newest. */
  openShipments: endpoint({
    method: 'GET',
    path: 'day-end-closings/open-shipments',
    summary: 'List the shipments of a carrier that are not closed yet',
    access: 'read:shipments',
    query: v.object({
      carrier: v.picklist(carriers),
      page: queryNumber(100_000, 1),
      perPage: queryNumber(100, OPEN_PER_PAGE),
      ...organizationQuery,
    }),
    answer: 'json',
    response: pageOf(openShipmentSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: 'day-end-closings/{id}',
    summary: 'Read one day-end closing',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'json',
    response: dayEndClosingSchema,
  }),
  /**
   * Some may fail, and the others are closed. Always of the caller's own organisation. Where nothing is open, or
   * somebody was faster, 422.
   */
  create: endpoint({
    method: 'POST',
    path: 'day-end-closings',
    summary: 'Close the open shipments of a carrier',
    access: 'update:org_shipments',
    body: dayEndClosingDraftSchema,
    answer: 'json',
    response: closingResultSchema,
    errors: {
      422: [problemCodes.carrierRefused],
      502: [problemCodes.carrierUnknown],
      503: [problemCodes.carrierRefused],
    },
    isIdempotent: true,
    limited: 'creating',
  }),
  pdf: endpoint({
    method: 'GET',
    path: 'day-end-closings/{id}/pdf',
    summary: 'Get the list for the driver',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'pdf',
    errors: { 502: [] },
  }),
  pdfUrl: endpoint({
    method: 'GET',
    path: 'day-end-closings/{id}/pdf-url',
    summary: 'Get an address of the list for the driver, which is good for 60 seconds',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'json',
    response: v.object({
      /** Relative to the API’s base URL. Whoever has it gets the file. */
      url: v.string(),
      /** Of that address. */
      key: v.string(),
      /** ISO 8601. */
      validUntil: toldInstant(),
    }),
  }),
  /** Ours: where the address leads. The key stands for the right that whoever has asked for it had. */
  content: endpoint({
    method: 'GET',
    path: 'day-end-closings/{id}/content',
    summary: 'Get the list for the driver by an address that was given out for it',
    access: 'everybody',
    query: v.object({ key: v.optional(idText()) }),
    answer: 'pdf',
    errors: { 502: [] },
  }),
} as const;

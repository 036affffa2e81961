import * as v from 'valibot';
import { lateNumberSchema } from '#bodies';
import { carriers } from '../entities/carrier.ts';
import { deskOrganizationSchema, deskShipmentDetailSchema } from '../entities/desk-shipment.ts';
import { statusGroups } from '../entities/shipment-status.ts';
import { idText } from '../rules/id.ts';
import { searchText } from '../rules/search-line.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery, pageOf, queryFlag, queryNumber } from './lists.ts';
import { listedShipmentSchema } from './shipment-list.ts';

export const DESK_SHIPMENTS_PER_PAGE = 25;

/** A shipment of any organisation, as the list of staff shows it. */
export const deskShipmentSchema = v.object({
  ...listedShipmentSchema.entries,
  organization: deskOrganizationSchema,
});
export type DeskShipment = v.InferOutput<typeof deskShipmentSchema>;

/** Ours: the shipments of all organisations, and what staff do where a carrier or a job has left something open. */
export const shipmentDeskApi = {
  /** Newest first; `exceptionToday` leaves those that are an exception since today. */
  list: endpoint({
    method: 'GET',
    path: 'backoffice/shipments',
    summary: 'Search the shipments of all organisations, newest first',
    access: 'access:backoffice',
    query: v.object({
      search: searchText(),
      status: v.optional(v.picklist(statusGroups), 'all'),
      carrier: v.optional(v.picklist(carriers)),
      orgCode: v.optional(idText()),
      exceptionToday: queryFlag(),
      page: queryNumber(100_000, 1),
      perPage: queryNumber(100, DESK_SHIPMENTS_PER_PAGE),
    }),
    answer: 'json',
    response: v.object({
      ...pageOf(deskShipmentSchema).entries,
      /** By tab; a tab that was not counted is not in it. */
      statusCounts: v.record(v.string(), v.number()),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: 'backoffice/shipments/{id}',
    summary: 'Read a shipment of any organisation with its history and its attempts',
    access: 'access:backoffice',
    answer: 'json',
    response: deskShipmentDetailSchema,
  }),
  /** However fresh the news is; 502 where the carrier does not answer. */
  refresh: endpoint({
    method: 'POST',
    path: 'backoffice/shipments/{id}/refresh',
    summary: 'Ask the carrier anew how a shipment stands',
    access: 'update:all_shipments',
    query: v.object(organizationQuery),
    answer: 'json',
    response: deskShipmentDetailSchema,
    errors: { 409: [], 502: [] },
  }),
  /** 409 where it has one, or was never ordered. */
  addTrackingNumber: endpoint({
    method: 'POST',
    path: 'backoffice/shipments/{id}/tracking-number',
    summary: 'Note the tracking number that a carrier has given later',
    access: 'update:all_shipments',
    query: v.object(organizationQuery),
    body: lateNumberSchema,
    answer: 'json',
    response: deskShipmentDetailSchema,
    errors: { 409: [] },
  }),
} as const;

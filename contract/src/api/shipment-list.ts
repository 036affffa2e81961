import * as v from 'valibot';
import { carriers } from '../entities/carrier.ts';
import { namedPeriods, periodFields, shipmentSorts } from '../entities/shipment-period.ts';
import { statusGroups } from '../entities/shipment-status.ts';
import { shipmentSchema } from '../entities/shipment.ts';
import { MOST_RANGE_DIGITS, toPostalCodeRange } from '../geography/postal-code-range.ts';
import { toldInstant } from '../rules/date.ts';
import { searchText } from '../rules/search-line.ts';
import { idempotencyKeySchema } from './headers.ts';
import { organizationQuery, pageOf, queryCodes, queryDay, queryFlag, queryNumber } from './lists.ts';

export const SHIPMENTS_PER_PAGE = 25;

/** Rows of a page that somebody may choose. */
export const shipmentsPerPage = [SHIPMENTS_PER_PAGE, 50, 100] as const;
export type ShipmentsPerPage = (typeof shipmentsPerPage)[number];

/** Longest code of a carrier's product. */
const PRODUCT_CODE = String.raw`\w{1,60}`;

/**
 * What narrows shipments down, and their order. `search` looks in tracking and order number, references,
 * recipient and place. Days are the caller's own, by the header `timezone-offset`, and both ends belong to
 * it; a `period` goes before `from` and `to`. `tomorrow` is always about the delivery.
 */
export const shipmentFilterEntries = {
  search: searchText(),
  status: v.optional(v.picklist(statusGroups), 'all'),
  /** Any of them, as `DHL,GLS`. */
  carrier: queryCodes(carriers.join('|')),
  /** Codes of the carriers' products. */
  product: queryCodes(PRODUCT_CODE),
  /** ISO 3166-1 alpha-2, of the recipient. */
  country: queryCodes('[A-Z]{2}'),
  /** Of the recipient: `24`, `20-25` or `20000-25999`, from the first to the last, however they go on. */
  postalCode: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(2 * MOST_RANGE_DIGITS + 1),
      v.check((text) => toPostalCodeRange(text) === text),
    ),
  ),
  /** Ids of the contacts that they are from. */
  sender: queryCodes(String.raw`[\w-]{1,64}`),
  /** Ids of who created them. */
  createdBy: queryCodes(String.raw`[\w-]{1,64}`),
  dangerous: queryFlag(),
  insured: queryFlag(),
  neutral: queryFlag(),
  /** Has a label that nobody has printed. */
  unprinted: queryFlag(),
  period: v.optional(v.picklist(namedPeriods)),
  from: queryDay(),
  to: queryDay(),
  by: v.optional(v.picklist(periodFields), 'created'),
  sort: v.optional(v.picklist(shipmentSorts), '-created'),
  ...organizationQuery,
} as const;

export const shipmentFilterSchema = v.object(shipmentFilterEntries);
export type ShipmentFilterQuery = v.InferOutput<typeof shipmentFilterSchema>;

export const shipmentsQuerySchema = v.object({
  ...shipmentFilterEntries,
  page: queryNumber(100_000, 1),
  perPage: queryNumber(100, SHIPMENTS_PER_PAGE),
  /** Finds what a creating call with this key has created: the way to learn an unknown result. */
  idempotencyKey: v.optional(idempotencyKeySchema),
});

/**
 * A shipment of a list, with the newest message of its history; null where there is none yet. Where it tells of some
 * pieces alone, their numbers stand with it.
 */
export const listedShipmentSchema = v.object({
  ...shipmentSchema.entries,
  lastEvent: v.optional(
    v.nullable(
      v.object({
        at: toldInstant(),
        description: v.string(),
        pieceNumbers: v.optional(v.array(v.string()), []),
      }),
    ),
  ),
});
export type ListedShipment = v.InferOutput<typeof listedShipmentSchema>;

/**
 * `statusCounts` counts by tab for the same filter, whatever tab is open, each as far as `totalItems`. A
 * tab that is not in it was not counted: of a filter with more hits than that it has the open one alone.
 */
export const shipmentsPageSchema = v.object({
  ...pageOf(listedShipmentSchema).entries,
  statusCounts: v.record(v.string(), v.number()),
  /** How many quotes the organisation has asked for, as far as `totalItems`. */
  quotes: v.optional(v.number()),
});

export type ShipmentsPage = v.InferOutput<typeof shipmentsPageSchema>;

/** What a list can be filtered by that nobody knows beforehand: the products, senders and people of what was created lately. */
export const shipmentFilterChoicesSchema = v.object({
  products: v.array(v.object({ code: v.string(), carrier: v.string(), name: v.string() })),
  senders: v.optional(v.array(v.object({ id: v.string(), name: v.string() })), []),
  creators: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type ShipmentFilterChoices = v.InferOutput<typeof shipmentFilterChoicesSchema>;

import * as v from 'valibot';
import { shipmentSchema } from '../entities/shipment.ts';
import { toldInstant } from '../rules/date.ts';
import { idText } from '../rules/id.ts';
import { LONGEST_SEARCH, searchable } from '../rules/search-line.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery } from './lists.ts';

/** As many shipments of one number are told: one for each key from 1 to 9. */
export const SCANNED_SHIPMENTS = 9;

/** A shipment that one of its numbers led to. */
export const scannedShipmentSchema = v.object({
  ...shipmentSchema.entries,
  /** When its carrier took it; null for a template. */
  orderedAt: v.nullable(toldInstant()),
  /** Who completed the template that it was; null where it was none, and for what was ordered before this was kept. */
  completedBy: v.nullable(v.string()),
});
export type ScannedShipment = v.InferOutput<typeof scannedShipmentSchema>;

/** So many of the last ones are told. */
export const LAST_COMPLETED = 5;

/**
 * What a packing bench has completed today, by the caller's day, also what was cancelled since: that was packed all the
 * same. The last ones come newest first.
 */
export const completedTodaySchema = v.object({
  shipments: v.number(),
  packages: v.number(),
  latest: v.array(scannedShipmentSchema),
});
export type CompletedToday = v.InferOutput<typeof completedTodaySchema>;

/** Ours: what the packing bench asks for. */
export const packingBenchApi = {
  /**
   * Templates come first, then the newest. What is cancelled or discarded is not among them. A number is the
   * whole of a reference, an order number or a tracking number, in any case and with any blanks.
   */
  byNumber: endpoint({
    method: 'GET',
    path: 'shipments/by-number',
    summary: 'Find the shipments that a scanned number belongs to',
    access: 'read:shipments',
    query: v.object({
      number: v.pipe(
        v.string(),
        v.transform(searchable),
        v.trim(),
        v.nonEmpty(),
        v.maxLength(LONGEST_SEARCH),
      ),
      ...organizationQuery,
    }),
    answer: 'json',
    response: v.object({ items: v.array(scannedShipmentSchema), hasMore: v.boolean() }),
  }),
  /** Always of the caller's own organisation. */
  completedToday: endpoint({
    method: 'GET',
    path: 'shipments/completed-today',
    summary: 'Tell what a packing bench has completed today',
    access: 'read:shipments',
    query: v.object({ bench: idText() }),
    answer: 'json',
    response: completedTodaySchema,
  }),
} as const;

import * as v from 'valibot';
import { toldInstant } from '../rules/date.ts';
import { carriers } from './carrier.ts';
import { cronRunStatuses } from './cron-run.ts';
import { personRefSchema } from './shipment.ts';

/** What became of a product when catalogues were compared. */
export const productChangeKinds = ['added', 'changed', 'removed'] as const;
export type ProductChangeKind = (typeof productChangeKinds)[number];

/** What a carrier may say otherwise of a product than before. */
export const catalogueFields = ['name', 'deliverySpeed', 'contents', 'countries', 'maxWeightKg'] as const;

/** How it stands with the question to one carrier. */
export const carrierSyncStatuses = ['waiting', 'done', 'failed'] as const;

const leaf = v.nullable(v.union([v.string(), v.number()]));

/** One run of comparing the products with the carriers' catalogues, while it runs and when it is over. */
export const productSyncSchema = v.object({
  /** That of the cron run. */
  id: v.string(),
  status: v.fallback(v.picklist([...cronRunStatuses, 'unknown']), 'unknown'),
  startedAt: toldInstant(),
  endedAt: v.nullable(toldInstant()),
  /** Null where it was the clock. */
  startedBy: v.nullable(personRefSchema),
  carriers: v.array(
    v.object({
      carrier: v.fallback(v.picklist([...carriers, 'unknown']), 'unknown'),
      status: v.fallback(v.picklist([...carrierSyncStatuses, 'unknown']), 'unknown'),
      /** German: what came of it, or why it failed; empty while it waits. */
      message: v.string(),
      /** More than half of what it offered, by code and name: whoever knows that it is gone may take that over. */
      missing: v.array(v.object({ code: v.string(), name: v.string() })),
    }),
  ),
  changes: v.array(
    v.object({
      carrier: v.fallback(v.picklist([...carriers, 'unknown']), 'unknown'),
      code: v.string(),
      name: v.string(),
      kind: v.fallback(v.picklist([...productChangeKinds, 'unknown']), 'unknown'),
      /** Of a changed one: what is otherwise now. Several values stand in one text with commas. */
      fields: v.array(
        v.object({
          field: v.fallback(v.picklist([...catalogueFields, 'unknown']), 'unknown'),
          before: leaf,
          after: leaf,
        }),
      ),
    }),
  ),
});
export type ProductSync = v.InferOutput<typeof productSyncSchema>;
export type ProductChange = ProductSync['changes'][number];

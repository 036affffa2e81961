import * as v from 'valibot';
import { toldInstant } from '../rules/date.ts';
import { auditRecordSchema } from './audit-record.ts';

/** What can be changed; a table is what somebody takes away. */
export const auditObjectKinds = [
  'shipment',
  'contact',
  'invitation',
  'rate-request',
  'cron-run',
  'user',
  'organization',
  'pickup',
  'day-end-closing',
  'page',
  'packaging-rule',
  'carrier-product',
  'carrier-request',
  'country',
  'territory',
  'test-sample',
  'test-item',
  'table',
] as const;
export type AuditObjectKind = (typeof auditObjectKinds)[number];

/** One change of anything in any organisation, as the list of staff shows it. */
export const auditEntrySchema = v.object({
  id: auditRecordSchema.entries.id,
  at: toldInstant(),
  action: auditRecordSchema.entries.action,
  by: auditRecordSchema.entries.by,
  /** Where it was done; the name is null once the organisation is gone. */
  organization: v.object({ orgCode: v.string(), orgName: v.nullable(v.string()) }),
  object: v.object({
    /** `unknown` is one that a newer platform knows. */
    kind: v.fallback(v.picklist([...auditObjectKinds, 'unknown']), 'unknown'),
    id: v.string(),
    /** What people call it; null where nothing says so. */
    name: v.nullable(v.string()),
    /** Whether it is still there to be looked at. */
    isThere: v.boolean(),
  }),
  /** „Vorgangsnummer“ of the call; null where no call has done it. */
  requestId: v.nullable(v.string()),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

/** What a field held; lists and objects are told leaf by leaf. */
const leaf = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** A change with what each field held before and after. */
export const auditDetailSchema = v.object({
  ...auditEntrySchema.entries,
  changes: v.array(
    v.object({
      /** The way to it: `to.address.city`, `packages.0.weightKg`. */
      field: v.string(),
      /** Null where there was or is none. */
      before: leaf,
      after: leaf,
    }),
  ),
});
export type AuditDetail = v.InferOutput<typeof auditDetailSchema>;

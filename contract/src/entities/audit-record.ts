import * as v from 'valibot';
import { toldInstant } from '../rules/date.ts';
import { personRefSchema } from './shipment.ts';

/** What is done to a thing. */
export const auditActions = [
  'created',
  'changed',
  'deleted',
  'order-begun',
  'ordered',
  'not-ordered',
  'order-unclear',
  'cancelled',
  'closed',
  'printed',
  'accepted',
  'attached',
  'detached',
  'requested',
  'answered',
  'refused',
  'withdrawn',
  'assigned',
  'signed-in',
  'exported',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One change of a thing, as it stands in the audit log. */
export const auditRecordSchema = v.object({
  id: v.string(),
  /** ISO 8601. */
  at: toldInstant(),
  /** `unknown` is one that a newer platform knows. */
  action: v.fallback(v.picklist([...auditActions, 'unknown']), 'unknown'),
  /** Null where nobody did it, such as a job; the name is that of the time. */
  by: v.nullable(personRefSchema),
  /** The ways to the fields that it changed: `to.address.city`, `shipmentData.packages.0.weightKg`. */
  changedFields: v.array(v.string()),
  /** „Vorgangsnummer“ of the call; null where no call has done it. */
  requestId: v.nullable(v.string()),
});
export type AuditRecord = v.InferOutput<typeof auditRecordSchema>;

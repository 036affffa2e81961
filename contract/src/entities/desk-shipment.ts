import * as v from 'valibot';
import { toldInstant } from '../rules/date.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { LONGEST_SEARCH, searchable } from '../rules/search-line.ts';
import { requiredText } from '../rules/text.ts';
import { compactTrackingNumber } from '../tracking/tracking-number.ts';
import { personRefSchema, shipmentSchema, trackingEventSchema } from './shipment.ts';

/** Whose shipment it is. */
export const deskOrganizationSchema = v.object({ orgCode: v.string(), orgName: v.string() });

/** What became of an attempt to order it. */
export const attemptStates = ['closed', 'open', 'unclear', 'done', 'refused'] as const;

/** One attempt to order it, with what its carrier has answered. */
export const orderAttemptSchema = v.object({
  /** ISO 8601. */
  at: toldInstant(),
  /** When it was settled; null while nobody knows. */
  settledAt: v.nullable(toldInstant()),
  state: v.fallback(v.picklist([...attemptStates, 'unknown']), 'unknown'),
  by: v.nullable(personRefSchema),
  /** „Vorgangsnummer“. */
  requestId: v.nullable(v.string()),
  /** What the caller was told of a refusal; `detail` has the carrier's own words. */
  failure: v.nullable(v.object({ title: v.string(), detail: v.nullable(v.string()) })),
});
export type OrderAttempt = v.InferOutput<typeof orderAttemptSchema>;

/** A shipment with all that staff ask of it. */
export const deskShipmentDetailSchema = v.object({
  shipment: shipmentSchema,
  organization: deskOrganizationSchema,
  /** Newest first. */
  events: v.array(trackingEventSchema),
  /** ISO 8601: as of when the events are known. */
  updatedAt: toldInstant(),
  /** Newest first. */
  attempts: v.array(orderAttemptSchema),
});
export type DeskShipmentDetail = v.InferOutput<typeof deskShipmentDetailSchema>;

const LONGEST_NUMBER = 40;

/**
 * A number that a carrier has given elsewhere, such as on the telephone, or that was scanned from its label: what stands
 * around it is no part of it, nor counted.
 */
export const lateNumberSchema = v.object({
  trackingNumber: v.pipe(
    v.string(ruleMessages.specified.required),
    v.transform(searchable),
    requiredText(LONGEST_SEARCH),
    v.transform(compactTrackingNumber),
    // A sign of scanners alone is no number.
    v.nonEmpty(ruleMessages.specified.required),
    v.maxLength(LONGEST_NUMBER, ruleMessages.specified.maxLength(LONGEST_NUMBER)),
  ),
});
export type LateNumber = v.InferOutput<typeof lateNumberSchema>;

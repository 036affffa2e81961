import * as v from 'valibot';
import { toldInstant } from '../rules/date.ts';
import { carriers } from './carrier.ts';
import { personRefSchema } from './shipment.ts';

const carrier = v.fallback(v.picklist([...carriers, 'unknown']), 'unknown');

/** How much there is of something: weights in kg, to the gram. */
const sums = { shipments: v.number(), packages: v.number(), weightKg: v.number() };

/** A closing of one carrier's shipments, as the API returns it. Nothing changes it any more. */
export const dayEndClosingSchema = v.object({
  id: v.string(),
  /** „TA-10001“: what stands as a barcode on its paper. */
  number: v.string(),
  carrier,
  createdAt: toldInstant(),
  createdBy: personRefSchema,
  ...sums,
});
export type DayEndClosing = v.InferOutput<typeof dayEndClosingSchema>;

/** Why a shipment was not closed, and when that was tried. */
const failure = v.object({ reason: v.string(), at: toldInstant() });

/** A shipment that waits for its closing. */
export const openShipmentSchema = v.object({
  id: v.string(),
  orderNumber: v.string(),
  recipient: v.string(),
  /** „6460 Imst“. */
  place: v.string(),
  countryCode: v.string(),
  packages: v.number(),
  weightKg: v.number(),
  failure: v.nullable(failure),
});
export type OpenShipment = v.InferOutput<typeof openShipmentSchema>;

/** What of a carrier waits for its closing. Those that have failed are among the sums, and have some of their own. */
export const openOfCarrierSchema = v.object({
  carrier,
  products: v.array(v.string()),
  ...sums,
  /** What was tried and could not be closed; zero where nothing. */
  failed: v.object(sums),
});
export type OpenOfCarrier = v.InferOutput<typeof openOfCarrierSchema>;

/** What became of one closing: without a closing nothing was closed. */
export const closingResultSchema = v.object({
  closing: v.nullable(dayEndClosingSchema),
  /** Which shipments the carrier has not taken, and why. */
  failures: v.array(v.object({ shipmentId: v.string(), reason: v.string() })),
});
export type ClosingResult = v.InferOutput<typeof closingResultSchema>;

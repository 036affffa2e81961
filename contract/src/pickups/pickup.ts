import * as v from 'valibot';
import { personRefSchema, storedAddressBlockSchema } from '../entities/shipment.ts';
import { toldDay, toldInstant } from '../rules/date.ts';
import { pickupFrequencies } from './pickup-rule.ts';

/** A pickup as the API returns it: the draft's fields and what became of them. */
export const pickupSchema = v.object({
  id: v.string(),
  /** Counts the changes of what it holds: a change names the one that it was made of, see `isVersioned`. */
  version: v.number(),
  address: storedAddressBlockSchema,
  isRecurring: v.boolean(),
  selfDelivery: v.boolean(),
  /** `yyyy-MM-dd`, that of a single pickup perhaps with its earliest time: `yyyy-MM-ddTHH:mm`. */
  startAt: v.string(),
  endAt: v.nullable(toldDay()),
  frequency: v.nullable(v.picklist(Object.values(pickupFrequencies))),
  interval: v.number(),
  byWeekDay: v.array(v.number()),
  /** `HH:mm`; null for whoever brings the parcels. */
  lastPossiblePickupTime: v.nullable(v.string()),
  totalPackages: v.number(),
  maximumWeightKg: v.number(),
  longestSideCm: v.number(),
  additionalInformation: v.string(),
  isActive: v.boolean(),
  /** Since when nobody comes; null while it is active. */
  pausedAt: v.nullable(toldInstant()),
  createdAt: toldInstant(),
  createdBy: personRefSchema,
  /** The next day that is no holiday, by the caller's today; null where it is paused or over. */
  nextDay: v.nullable(toldDay()),
});

export type Pickup = v.InferOutput<typeof pickupSchema>;

/** The tabs of the list: what comes, once or in an active series; series that are not over; and what is over. */
export const pickupTabs = ['upcoming', 'recurring', 'past'] as const;
export type PickupTab = (typeof pickupTabs)[number];

/** One coming date of a pickup. */
export const pickupDateSchema = v.object({
  pickupId: v.string(),
  day: toldDay(),
  /** `HH:mm`; null where the parcels are brought. */
  lastPossiblePickupTime: v.nullable(v.string()),
  selfDelivery: v.boolean(),
  /** The holiday for which it falls out, in German. */
  holiday: v.nullable(v.string()),
  address: storedAddressBlockSchema,
});
export type UpcomingPickup = v.InferOutput<typeof pickupDateSchema>;

/** What is ordered and not with its carrier yet; sides and weight are those of the greatest piece. */
export const readyToPickUpSchema = v.object({
  shipments: v.number(),
  packages: v.number(),
  weightKg: v.number(),
  maximumWeightKg: v.number(),
  longestSideCm: v.number(),
});
export type ReadyToPickUp = v.InferOutput<typeof readyToPickUpSchema>;

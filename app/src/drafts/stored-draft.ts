import {
  carriers,
  customsReasons,
  deliverySpeeds,
  emptyCustomsItem,
  packagingTypes,
  type Rate,
  type ShipmentDraft,
  type ShipmentFormInput,
  shipmentTypes,
} from 'contract';
import * as v from 'valibot';
import { ownerSchema } from './draft-entry.ts';

const text = v.string();
const link = v.nullable(v.string());

const block = v.object({
  address: v.object({
    addressLine1: text,
    addressLine2: text,
    addressLine3: text,
    city: text,
    countryCode: text,
    postalCode: text,
    state: text,
  }),
  companyName: text,
  companyName2: text,
  email: text,
  personName: text,
  phone: text,
});

const shipmentData = v.object({
  packages: v.array(
    v.object({
      packaging: v.picklist(packagingTypes),
      amount: text,
      lengthCm: text,
      widthCm: text,
      heightCm: text,
      weightKg: text,
    }),
  ),
  type: v.picklist(shipmentTypes),
  requestedDeliveryDate: text,
  isSaturdayDelivery: v.boolean(),
});

const customs = v.object({
  reason: v.picklist(customsReasons),
  items: v.array(
    v.object({
      description: text,
      tariffNumber: text,
      originCountryCode: text,
      quantity: text,
      netWeightKg: text,
      valueEur: text,
      isTotal: v.optional(v.boolean(), false),
    }),
  ),
});

/** The form without what belongs to the rate request. Rules are not judged: half a word is kept too. */
const restOfForm = v.object({
  carrier: v.union([v.literal(''), v.picklist(carriers)]),
  carrierProduct: text,
  carrierProductCode: text,
  dangerous: v.boolean(),
  ddp: v.boolean(),
  /** Younger than the rest: a draft without it is restored too. */
  customs: v.optional(customs, { reason: 'sale', items: [emptyCustomsItem] }),
  declaredValue: text,
  description: text,
  from: block,
  to: block,
  insured: v.boolean(),
  isAvis: v.boolean(),
  linkedRecipientId: link,
  linkedSenderId: link,
  linkedNeutralSenderId: link,
  referenceNumber: text,
  referenceNumber2: text,
  neutralShipment: v.boolean(),
  goodsDescription1: text,
  goodsDescription2: text,
  /** Younger than the rest as well. */
  packingNotes: v.optional(text, ''),
});

const rate = v.object({
  carrier: v.picklist(carriers),
  carrierProduct: text,
  carrierProductCode: text,
  deliverySpeed: v.picklist(deliverySpeeds),
  priceNetCents: v.number(),
  deliveryDate: text,
  deliveryBefore: v.nullable(v.string()),
  includedLiabilityEur: v.nullable(v.number()),
  billableWeightKg: v.number(),
});

/**
 * One attempt to create something. `sent` means that a request with this key and draft may have gone
 * out and nobody has told what became of it. The draft is the tab's own, and the platform judges it
 * again, so its shape is not.
 */
const attemptSchema = v.variant('phase', [
  v.object({ phase: v.literal('fresh'), idempotencyKey: text }),
  v.object({
    phase: v.literal('sent'),
    idempotencyKey: text,
    draft: v.custom<ShipmentDraft>((value) => typeof value === 'object' && value !== null),
    /** The key by which the recipient goes into the address book once there is a shipment; null if it should not. */
    recipientKey: v.optional(v.nullable(text), null),
  }),
]);
export type Attempt = v.InferOutput<typeof attemptSchema>;
export type SentAttempt = Extract<Attempt, { phase: 'sent' }>;

const place = v.object({ postalCode: text, city: text, countryCode: text });

/** The entry of the rate request's data. */
export const rateRequestEntrySchema = v.object({ owner: ownerSchema, from: place, to: place, shipmentData });

/** The entry of the shipment's data, with the attempt that it is sent by. */
export const createShipmentEntrySchema = v.object({
  owner: ownerSchema,
  /** Names the draft; a copy of the tab gives its copy another one. */
  id: text,
  /** ISO 8601. */
  savedAt: text,
  attempt: attemptSchema,
  /** The version of the template that it began with; null for what begins without one. */
  sourceVersion: v.optional(v.nullable(v.number()), null),
  /** Of what was asked for with it and is no shipment; younger than the rest. */
  keys: v.optional(v.record(text, text), {}),
  form: restOfForm,
});

/** The entry of the chosen rate. */
export const selectedRateEntrySchema = v.object({ owner: ownerSchema, rate });

/** A draft as it was put away. */
export interface StoredDraft {
  readonly id: string;
  readonly savedAt: string;
  readonly attempt: Attempt;
  readonly input: ShipmentFormInput;
  readonly selectedRate: Rate | null;
}

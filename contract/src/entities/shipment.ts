import * as v from 'valibot';
import { toldDay, toldInstant } from '../rules/date.ts';
import { carriers } from './carrier.ts';
import { customsReasons } from './customs-reasons.ts';
import { packagingTypes } from './packaging.ts';
import { shipmentStatuses } from './shipment-status.ts';
import { shipmentTypes } from './shipment-type.ts';

export const statusSchema = v.fallback(v.picklist([...shipmentStatuses, 'unknown']), 'unknown');

const personRef = v.object({ id: v.string(), full_name: v.string() });
/** Who did something: the token's `sub` and a name to show. */
export type PersonRef = v.InferOutput<typeof personRef>;
export const personRefSchema = personRef;

const text = v.optional(v.nullable(v.string(), ''), '');

/** An address block as the API returns it: nothing is judged again, absent texts are empty. */
const storedBlock = v.object({
  address: v.object({
    addressLine1: text,
    addressLine2: text,
    addressLine3: text,
    city: text,
    countryCode: v.string(),
    postalCode: text,
    state: text,
  }),
  companyName: text,
  companyName2: text,
  email: text,
  personName: text,
  phone: text,
});
export const storedAddressBlockSchema = storedBlock;

const storedPackage = v.object({
  packaging: v.fallback(v.picklist([...packagingTypes, 'unknown']), 'unknown'),
  amount: v.number(),
  lengthCm: v.number(),
  widthCm: v.number(),
  heightCm: v.number(),
  weightKg: v.number(),
});

/** Why goods cross the border, and position by position what they are. */
const storedCustoms = v.optional(
  v.object({
    reason: v.fallback(v.picklist(customsReasons), 'other'),
    items: v.array(
      v.object({
        description: text,
        quantity: v.number(),
        netWeightKg: v.number(),
        valueEur: v.number(),
        /** Whether weight and value are those of all pieces together; younger than the rest. */
        isTotal: v.optional(v.boolean(), false),
        tariffNumber: text,
        originCountryCode: text,
      }),
    ),
  }),
  { reason: 'sale', items: [] },
);

/** One scan or message in a parcel's history. */
export const trackingEventSchema = v.object({
  id: v.string(),
  /** ISO 8601 with zone. */
  at: toldInstant(),
  status: statusSchema,
  description: v.string(),
  location: v.nullable(v.string()),
  /** The carrier's own words, where they differ. */
  carrierText: v.nullable(v.string()),
  /** The number of the piece that it tells of; null where it tells of the whole shipment. */
  pieceNumber: v.optional(v.nullable(v.string()), null),
});
export type TrackingEvent = v.InferOutput<typeof trackingEventSchema>;

/** What was told of one piece, by itself or with all others; the order stays. */
export function eventsOfPiece<Told extends TrackingEvent>(
  events: readonly Told[],
  number: string,
): readonly Told[] {
  return events.filter(({ pieceNumber }) => pieceNumber === null || pieceNumber === number);
}

/** A shipment as the API returns it: the draft's fields and what became of them. Times are ISO 8601 with zone. */
export const shipmentSchema = v.object({
  id: v.string(),
  /** „Auftragsnummer“, e.g. LO-104512. */
  orderNumber: v.string(),
  /**
   * Counts the changes of what it holds and of where it stands: a change, an order and a cancellation name the one
   * that they were made of, see `isVersioned`.
   */
  version: v.optional(v.number(), 1),
  status: statusSchema,
  /** It was never more than a template: cancelled it is a discarded one. */
  isAvis: v.optional(v.boolean(), false),
  /** By its status or its history its carrier has it, or had it: it is not cancelled any more. */
  isTakenOver: v.optional(v.boolean(), false),
  /**
   * `open` while it is being ordered, `unclear` when only a person can find out what became of it; its
   * status is still `avis` then. Null otherwise.
   */
  ordering: v.optional(v.nullable(v.fallback(v.picklist(['open', 'unclear']), 'open')), null),
  createdAt: toldInstant(),
  createdBy: personRef,
  trackingNumber: v.nullable(v.string()),
  /**
   * One for each piece in the order of the package rows, the first being the tracking number; none where the carrier
   * gave none, or before they were kept.
   */
  pieceNumbers: v.optional(v.array(v.string()), []),
  /** Public page of the carrier, or null where it has none. */
  trackingUrl: v.nullable(v.string()),
  carrier: v.fallback(v.union([v.literal(''), v.picklist(carriers), v.literal('unknown')]), 'unknown'),
  carrierProduct: text,
  carrierProductCode: text,
  priceNetCents: v.nullable(v.number()),
  /** What the carrier has promised, `yyyy-MM-dd`; it stays what it was once the parcel has arrived. */
  expectedDeliveryDate: v.nullable(toldDay()),
  /**
   * The hours within which it comes, ISO 8601 with zone: as its carrier announces them once it is on the van. Null
   * before that, afterwards, and of carriers that announce none.
   */
  deliveryWindow: v.optional(v.nullable(v.object({ from: toldInstant(), until: toldInstant() })), null),
  /** When it was delivered; null while it was not, or where a platform does not say. */
  deliveredAt: v.optional(v.nullable(toldInstant()), null),
  /** Why a person is needed; only with status `exception`. */
  exceptionReason: v.nullable(v.string()),
  printedAt: v.nullable(toldInstant()),
  printedBy: v.nullable(personRef),
  /** Of its other papers those that somebody has printed. */
  printedPapers: v.optional(v.array(v.string()), []),
  closedAt: v.nullable(toldInstant()),
  dangerous: v.boolean(),
  ddp: v.boolean(),
  customs: storedCustoms,
  declaredValue: v.nullable(v.number()),
  description: text,
  from: storedBlock,
  to: storedBlock,
  insured: v.boolean(),
  neutralShipment: v.boolean(),
  linkedRecipientId: v.nullable(v.string()),
  linkedSenderId: v.nullable(v.string()),
  linkedNeutralSenderId: v.optional(v.nullable(v.string()), null),
  referenceNumber: text,
  referenceNumber2: text,
  goodsDescription1: text,
  goodsDescription2: text,
  packingNotes: text,
  shipmentData: v.object({
    packages: v.array(storedPackage),
    type: v.fallback(v.picklist(shipmentTypes), 'package'),
    requestedDeliveryDate: toldDay(),
    isSaturdayDelivery: v.boolean(),
  }),
});
export type Shipment = v.InferOutput<typeof shipmentSchema>;

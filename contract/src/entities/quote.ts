import * as v from 'valibot';
import { toldDay, toldInstant } from '../rules/date.ts';
import { carriers } from './carrier.ts';
import { personRefSchema, shipmentSchema } from './shipment.ts';

/**
 * What becomes of a quote that was asked for. `accepted`: a shipment was ordered at the offered price.
 * `withdrawn`: the organisation has taken it back before anybody has answered.
 */
export const quoteStatuses = ['open', 'answered', 'refused', 'accepted', 'withdrawn'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** How staff look through them: what was accepted was answered before, and what was withdrawn is
 * among all of them. */
export const quoteGroups = ['open', 'answered', 'refused', 'all'] as const;
export type QuoteGroup = (typeof quoteGroups)[number];

/** What the organisation is offered. The price is in cents of EUR, net, and holds to the end of `validUntil`. */
const offer = v.object({
  carrier: v.fallback(v.picklist([...carriers, 'unknown']), 'unknown'),
  carrierProduct: v.string(),
  carrierProductCode: v.string(),
  priceNetCents: v.number(),
  deliveryDate: toldDay(),
  validUntil: toldDay(),
});
export type QuoteOffer = v.InferOutput<typeof offer>;

/** A quote (`rate-requests`) as the API returns it: what was asked for, and what was answered. */
export const quoteSchema = v.object({
  id: v.string(),
  /** „AN-10052“; empty where an older platform does not say. */
  quoteNumber: v.optional(v.string(), ''),
  orgCode: v.string(),
  /** What the organisation is called now; empty where an older platform does not say. */
  orgName: v.optional(v.string(), ''),
  status: v.fallback(v.picklist([...quoteStatuses, 'unknown']), 'unknown'),
  createdAt: toldInstant(),
  createdBy: personRefSchema,
  /** Everything that the form held; what was open then is empty. */
  draft: v.pick(shipmentSchema, [
    'carrier',
    'carrierProduct',
    'carrierProductCode',
    'dangerous',
    'ddp',
    'customs',
    'declaredValue',
    'description',
    'from',
    'to',
    'insured',
    'neutralShipment',
    'linkedRecipientId',
    'linkedSenderId',
    'linkedNeutralSenderId',
    'referenceNumber',
    'referenceNumber2',
    'goodsDescription1',
    'goodsDescription2',
    'packingNotes',
    'shipmentData',
  ]),
  /** Who of the staff works on it; null while nobody does. */
  assignedTo: v.optional(v.nullable(personRefSchema), null),
  answeredAt: v.nullable(toldInstant()),
  answeredBy: v.nullable(personRefSchema),
  /** When and by whom it was taken back; null where it was not. */
  withdrawnAt: v.optional(v.nullable(toldInstant()), null),
  withdrawnBy: v.optional(v.nullable(personRefSchema), null),
  /** What staff wrote beside the answer; empty where nothing. */
  message: v.string(),
  /** Null while it is open, and where it was refused or withdrawn. */
  offer: v.nullable(offer),
  /** What was ordered at the offered price. */
  shipmentId: v.nullable(v.string()),
});
export type Quote = v.InferOutput<typeof quoteSchema>;

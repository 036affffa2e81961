import {
  carriers,
  customsReasons,
  noCustoms,
  notificationSchema,
  packagingTypes,
  shipmentTypes,
  storedAddressBlockSchema,
} from 'contract';
import type { AddressBlock, Carrier, Notification, ShipmentDraft } from 'contract';
import * as v from 'valibot';
import type { CarrierOrder } from '../carriers/carrier.ts';
import { storedJson } from './stored-json.ts';

/*
 * Nothing is judged again: what was accepted once is read by whatever rules hold today. A field that
 * is younger than a row has the value here that it means when it is absent.
 */

const text = v.optional(v.string(), '');
const flag = v.optional(v.boolean(), false);
const link = v.optional(v.nullable(v.string()), null);

const storedShipmentData = v.object({
  type: v.picklist(shipmentTypes),
  requestedDeliveryDate: v.string(),
  isSaturdayDelivery: flag,
  packages: v.array(
    v.object({
      packaging: v.picklist(packagingTypes),
      amount: v.number(),
      lengthCm: v.number(),
      widthCm: v.number(),
      heightCm: v.number(),
      weightKg: v.number(),
    }),
  ),
});

const storedCustoms = v.object({
  reason: v.picklist(customsReasons),
  items: v.array(
    v.object({
      description: v.string(),
      tariffNumber: v.string(),
      originCountryCode: v.string(),
      quantity: v.number(),
      netWeightKg: v.number(),
      valueEur: v.number(),
      isTotal: flag,
    }),
  ),
});

const storedDraft = v.object({
  carrier: v.optional(v.union([v.literal(''), v.picklist(carriers)]), ''),
  carrierProduct: text,
  carrierProductCode: text,
  dangerous: flag,
  ddp: flag,
  declaredValue: v.optional(v.nullable(v.number()), null),
  customs: v.optional(storedCustoms, noCustoms),
  description: text,
  from: storedAddressBlockSchema,
  to: storedAddressBlockSchema,
  insured: flag,
  isAvis: flag,
  linkedRecipientId: link,
  linkedSenderId: link,
  linkedNeutralSenderId: link,
  referenceNumber: text,
  referenceNumber2: text,
  neutralShipment: flag,
  goodsDescription1: text,
  goodsDescription2: text,
  packingNotes: text,
  shipmentData: storedShipmentData,
});

/** A column with the draft of a shipment. */
export const draftColumn = storedJson<ShipmentDraft>({
  version: 1,
  read: (stored) => v.parse(storedDraft, stored),
});

/** A column with an address block. */
export const addressBlockColumn = storedJson<AddressBlock>({
  version: 1,
  read: (stored) => v.parse(storedAddressBlockSchema, stored),
});

const storedOrder = v.object({
  // One that we do not work with any more is for whoever asks it to find out: reading a list of orders
  // must not fail for one of them.
  carrier: v.pipe(
    v.string(),
    v.transform((carrier) => carrier as Carrier),
  ),
  reference: v.string(),
  orderNumber: text,
  productCode: text,
  from: storedAddressBlockSchema,
  printedSender: storedAddressBlockSchema,
  to: storedAddressBlockSchema,
  shipmentData: storedShipmentData,
  dangerous: flag,
  insured: flag,
  declaredValue: v.optional(v.nullable(v.number()), null),
  referenceNumber: text,
  referenceNumber2: text,
  agreement: v.optional(v.nullable(v.object({ priceNetCents: v.number(), deliveryDate: v.string() })), null),
  shownPriceCents: v.optional(v.nullable(v.number()), null),
});

/** A column with what a carrier is asked for. */
export const carrierOrderColumn = storedJson<CarrierOrder>({
  version: 1,
  read: (stored) => v.parse(storedOrder, stored),
});

/** Why nothing was ordered, as it was told in German. */
export interface IntentFailure {
  readonly status: number;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly code?: string | undefined;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[] | undefined;
  readonly priceNetCents?: number | undefined;
}

const storedFailure = v.object({
  status: v.number(),
  title: v.string(),
  detail: v.optional(v.string()),
  code: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ pointer: v.string(), detail: v.string() }))),
  priceNetCents: v.optional(v.number()),
});

/** A column with what a refused call was told. */
export const intentFailureColumn = storedJson<IntentFailure>({
  version: 1,
  read: (stored) => v.parse(storedFailure, stored),
});

const storedOffer = v.object({
  carrier: v.picklist(carriers),
  carrierProduct: v.string(),
  carrierProductCode: v.string(),
  priceNetCents: v.number(),
  deliveryDate: v.string(),
  validUntil: v.string(),
});

/** What a quote offers. */
export type StoredOffer = v.InferOutput<typeof storedOffer>;

/** A column with it. */
export const offerColumn = storedJson<StoredOffer>({
  version: 1,
  read: (stored) => v.parse(storedOffer, stored),
});

/** A column with the shipment that a notification tells of. */
export const notificationEntityColumn = storedJson<Notification['entity']>({
  version: 1,
  read: (stored) => v.parse(notificationSchema.entries.entity, stored),
});

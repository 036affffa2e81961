import { carriers, packagingTypes, shipmentTypes, storedAddressBlockSchema } from 'contract';
import type { AddressBlock, ShipmentDraft } from 'contract';
import * as v from 'valibot';
import { storedJson } from './stored-json.ts';

/*
 * Nothing is judged again: what was accepted once is read by whatever rules hold today. A field that
 * is younger than a row has the value here that it means when it is absent.
 */

const text = v.optional(v.string(), '');
const flag = v.optional(v.boolean(), false);
const link = v.optional(v.nullable(v.string()), null);

const storedDraft = v.object({
  carrier: v.optional(v.union([v.literal(''), v.picklist(carriers)]), ''),
  carrierProduct: text,
  carrierProductCode: text,
  dangerous: flag,
  ddp: flag,
  declaredValue: v.optional(v.nullable(v.number()), null),
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
  shipmentData: v.object({
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
  }),
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

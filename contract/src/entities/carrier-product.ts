import * as v from 'valibot';
import { toldInstant } from '../rules/date.ts';
import { carriers, deliverySpeeds } from './carrier.ts';
import { shipmentTypes } from './shipment-type.ts';

/** What a carrier says of a product in its catalogue, and what staff call it. */
const product = {
  id: v.string(),
  carrier: v.fallback(v.picklist([...carriers, 'unknown']), 'unknown'),
  /** The carrier's own. */
  code: v.string(),
  /** As the carrier calls it. */
  name: v.string(),
  /** What staff call it, and with them everybody who chooses it; empty where that is `name`. */
  displayName: v.string(),
  deliverySpeed: v.fallback(v.picklist([...deliverySpeeds, 'unknown']), 'unknown'),
  /** What may be in it. */
  contents: v.array(v.fallback(v.picklist([...shipmentTypes, 'unknown']), 'unknown')),
  /** Codes of the countries that it delivers to. */
  countries: v.array(v.string()),
  maxWeightKg: v.number(),
  /** Whether organisations that are created from now on may use it. */
  isDefault: v.boolean(),
};

/** A product of a carrier, as staff keep it. */
export const carrierProductSchema = v.object({
  ...product,
  description: v.string(),
  /** Smaller numbers stand before larger ones of the same carrier; of equal ones the name decides. */
  sortOrder: v.number(),
  /** Whether anybody may use it. */
  isActive: v.boolean(),
  /** When its carrier has named it last. */
  syncedAt: toldInstant(),
  /** Grows with each change that staff make. */
  version: v.number(),
});
export type CarrierProduct = v.InferOutput<typeof carrierProductSchema>;

/** A product as one organisation may use it, or not. */
export const organizationProductSchema = v.object({
  ...product,
  /** Whether this organisation may use it. */
  isActive: v.boolean(),
  /** Whether anybody may: what is off for all gives nobody a rate. */
  isOffered: v.boolean(),
  /** Of what was decided for this organisation alone; 0 where nothing was. */
  version: v.number(),
});
export type OrganizationProduct = v.InferOutput<typeof organizationProductSchema>;

/** What a product is called wherever it is chosen. */
export function productName({ name, displayName }: Pick<CarrierProduct, 'name' | 'displayName'>): string {
  return displayName === '' ? name : displayName;
}

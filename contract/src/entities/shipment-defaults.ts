import * as v from 'valibot';
import { defaultPackage } from './default-package.ts';
import { packagingTypes } from './packaging.ts';

/**
 * What a new shipment of an organisation begins with: where it goes, its first package, and when it is insured. The
 * rules for it have a file of their own, so that whoever only reads it brings none along.
 */
export const shipmentDefaultsSchema = v.object({
  /** Of the recipient. */
  countryCode: v.string(),
  packaging: v.picklist(packagingTypes),
  lengthCm: v.number(),
  widthCm: v.number(),
  heightCm: v.number(),
  weightKg: v.number(),
  /** From this value of the goods on insurance is chosen; null: never by itself. */
  insuredFromEur: v.nullable(v.number()),
});
export type ShipmentDefaults = v.InferOutput<typeof shipmentDefaultsSchema>;

const { amount: _, ...onePackage } = defaultPackage;

/** What holds until an organisation has chosen. */
export const standardShipmentDefaults: ShipmentDefaults = {
  countryCode: 'DE',
  ...onePackage,
  insuredFromEur: null,
};

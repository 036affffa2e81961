import * as v from 'valibot';

/* Apart from the rules of the form, which whoever reads does without. */

/** Where bills go. Empty texts where nothing was given; the version counts from 1. */
export const billingDetailsSchema = v.object({
  name: v.string(),
  department: v.string(),
  addressLine1: v.string(),
  addressLine2: v.string(),
  postalCode: v.string(),
  city: v.string(),
  email: v.string(),
  costCentre: v.string(),
  version: v.number(),
});
export type BillingDetails = v.InferOutput<typeof billingDetailsSchema>;

/** What a month has cost: shipments that were ordered in it and not cancelled. */
const monthOfCostsSchema = v.object({
  /** `yyyy-MM` */
  month: v.string(),
  shipments: v.number(),
  /** „Summe netto“, of those whose price is known. */
  priceNetCents: v.number(),
  /** How many have no price yet. */
  unpriced: v.number(),
});
export type MonthOfCosts = v.InferOutput<typeof monthOfCostsSchema>;

/** The costs of a year, month by month. */
export const billingCostsSchema = v.object({
  year: v.number(),
  /** Years that can be asked for, the latest first. */
  years: v.array(v.number()),
  /** The latest first; those to come, and those before the first shipment of all, are left out. */
  months: v.array(monthOfCostsSchema),
});
export type BillingCosts = v.InferOutput<typeof billingCostsSchema>;

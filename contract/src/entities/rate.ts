import * as v from 'valibot';
import { findCountry } from '../geography/countries.ts';
import { defaultGeography } from '../geography/geography.ts';
import { normalizePostalCode } from '../geography/postal-code.ts';
import { calendarDay } from '../rules/calendar-day.ts';
import { choice } from '../rules/choice.ts';
import { type CrossFieldRule, crossFieldRules } from '../rules/cross-field.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { optionalPostalCode, optionalText } from '../rules/text.ts';
import { countryCodeSchema } from './address.ts';
import { carriers, deliverySpeeds } from './carrier.ts';
import { deliveryObstacles } from './delivery-obstacles.ts';
import { limits } from './limits.ts';
import { type AddressSurroundings, declaredValueSchema, shipmentDataSchema } from './shipment-draft.ts';

/** The postcode as the order will have it, whatever was typed: islands have prices of their own. */
const place = v.pipe(
  v.object({
    postalCode: optionalPostalCode(limits.postalCode),
    city: optionalText(limits.city),
    countryCode: countryCodeSchema,
  }),
  v.transform((typed) => ({
    ...typed,
    postalCode: normalizePostalCode(typed.countryCode, typed.postalCode),
  })),
);

/** What a price depends on. `dangerous`, `insured` and `declaredValue` are ours: they cost money. */
export const rateRequestSchema = v.object({
  from: place,
  to: place,
  shipmentData: shipmentDataSchema,
  dangerous: v.optional(v.boolean(), false),
  insured: v.optional(v.boolean(), false),
  /** EUR. */
  declaredValue: v.optional(declaredValueSchema, null),
  /** What some carriers refuse the recipient for, see `findDeliveryObstacles`; ours. Left out where there is no address. */
  obstacles: v.optional(v.pipe(v.array(choice(deliveryObstacles)), v.maxLength(deliveryObstacles.length))),
});

export type RateRequest = v.InferOutput<typeof rateRequestSchema>;

const ratesBody = v.object({
  ...rateRequestSchema.entries,
  carriers: v.optional(v.pipe(v.array(v.picklist(carriers)), v.maxLength(carriers.length))),
});

export type RatesBody = v.InferOutput<typeof ratesBody>;

/**
 * Body of `POST rates`: `carriers` narrows the question, for asking a silent one again. Where nothing can be sent to or
 * from there are no prices.
 */
export function ratesBodySchema({ geography = defaultGeography }: Pick<AddressSurroundings, 'geography'>) {
  const isServed = (side: 'from' | 'to'): CrossFieldRule<RatesBody> => ({
    reads: [],
    at: [side, 'countryCode'],
    isFine: (body) => findCountry(body[side].countryCode, geography.countries) !== undefined,
    message: ruleMessages.unknownChoice,
  });
  return v.pipe(ratesBody, crossFieldRules<RatesBody>([isServed('from'), isServed('to')]));
}

/** A price of one product. Money is in cents of EUR, net. */
export const rateSchema = v.object({
  carrier: choice(carriers),
  carrierProduct: v.string(),
  carrierProductCode: v.string(),
  deliverySpeed: choice(deliverySpeeds),
  priceNetCents: v.pipe(v.number(), v.integer()),
  deliveryDate: calendarDay(),
  /** `HH:MM` by which the parcel arrives, or null for „during the day“. */
  deliveryBefore: v.nullable(v.string()),
  /** What the carrier is liable for without insurance, in EUR; null where its contract says. */
  includedLiabilityEur: v.nullable(v.number()),
  /** kg, all pieces. */
  billableWeightKg: v.number(),
});

export type Rate = v.InferOutput<typeof rateSchema>;

/** A product that cannot take this parcel, with the German reason („Gurtmaß 324 cm, erlaubt 300 cm“). */
export const unavailableProductSchema = v.object({
  carrier: choice(carriers),
  carrierProduct: v.string(),
  carrierProductCode: v.string(),
  reason: v.string(),
});

export type UnavailableProduct = v.InferOutput<typeof unavailableProductSchema>;

/** Why a carrier gave no answer. */
export const carrierFailures = ['timeout', 'unreachable', 'refused', 'faulty'] as const;
export type CarrierFailure = (typeof carrierFailures)[number];

/** One carrier's answer: a line of the answer stream of `POST rates`. */
export const carrierRatesSchema = v.variant('outcome', [
  v.object({
    outcome: v.literal('answered'),
    carrier: choice(carriers),
    rates: v.array(rateSchema),
    unavailable: v.array(unavailableProductSchema),
  }),
  v.object({
    outcome: v.literal('failed'),
    carrier: choice(carriers),
    failure: v.fallback(choice(carrierFailures), 'faulty'),
    /** Seconds after which the platform gave up; only for `timeout`. */
    afterSeconds: v.optional(v.nullable(v.number()), null),
  }),
]);

export type CarrierRates = v.InferOutput<typeof carrierRatesSchema>;

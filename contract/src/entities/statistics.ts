import * as v from 'valibot';
import { toldDay, toldInstant } from '../rules/date.ts';
import { carriers } from './carrier.ts';
import { statisticsUnits } from './statistics-period.ts';

/**
 * What is counted of shipments that were ordered and not cancelled. A shipment that has come back is among none of
 * the three states.
 */
const sums = {
  shipments: v.number(),
  delivered: v.number(),
  /** With their carrier, or on the way there. */
  underWay: v.number(),
  exceptions: v.number(),
  /** „Versandkosten (netto)“, of those whose price is known. */
  priceNetCents: v.number(),
  /** How many of them have a price. */
  priced: v.number(),
};
export const shipmentSumsSchema = v.object(sums);
export type ShipmentSums = v.InferOutput<typeof shipmentSumsSchema>;

/** The figures of some days: in all, beside those of as many days before, by carrier, and one after another. */
export const statisticsSchema = v.object({
  from: toldDay(),
  /** The last day, which may not be over yet. */
  to: toldDay(),
  totals: shipmentSumsSchema,
  before: v.object({ from: toldDay(), to: toldDay(), ...sums }),
  /** Those that had something; the most shipments first. */
  carriers: v.array(
    v.object({ carrier: v.fallback(v.picklist([...carriers, 'unknown']), 'unknown'), ...sums }),
  ),
  /** What a bar stands for. */
  unit: v.picklist(statisticsUnits),
  /** Every day, week or month, also those without shipments. The first and the last may be cut by the period. */
  spans: v.array(v.object({ from: toldDay(), to: toldDay(), ...sums })),
  asOf: toldInstant(),
});
export type Statistics = v.InferOutput<typeof statisticsSchema>;
export type StatisticsSpan = Statistics['spans'][number];
export type StatisticsCarrier = Statistics['carriers'][number];

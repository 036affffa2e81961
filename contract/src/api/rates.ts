import * as v from 'valibot';
import { carriers } from '../entities/carrier.ts';
import { carrierRatesSchema, rateRequestSchema } from '../entities/rate.ts';
import { endpoint } from './endpoint.ts';

/** Body of `POST rates`: `carriers` narrows the question, for asking a silent one again. */
export const ratesBodySchema = v.object({
  ...rateRequestSchema.entries,
  carriers: v.optional(v.pipe(v.array(v.picklist(carriers)), v.maxLength(carriers.length))),
});

export type RatesBody = v.InferOutput<typeof ratesBodySchema>;

export const ratesApi = {
  /**
   * Live prices. The answer is a stream with one line (`CarrierRates`) per carrier in the order in
   * which they answer; closing the connection calls off the carriers that have not. For whoever may
   * create a shipment or complete a template: both need a rate.
   */
  list: endpoint({
    method: 'POST',
    path: 'rates',
    anyOf: ['create:shipments', 'update:org_shipments', 'update:all_shipments'],
    body: ratesBodySchema,
    answer: 'ndjson',
    response: carrierRatesSchema,
    limited: 'rates',
  }),
} as const;

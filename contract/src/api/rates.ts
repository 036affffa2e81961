import { ratesBodySchema } from '#bodies';
import { carrierRatesSchema } from '../entities/rate.ts';
import { endpoint } from './endpoint.ts';

export const ratesApi = {
  /**
   * Live prices. The answer is a stream with one line (`CarrierRates`) per carrier in the order in
   * which they answer; closing the connection calls off the carriers that have not. For whoever may
   * create a shipment or complete a template: both need a rate.
   */
  list: endpoint({
    method: 'POST',
    path: 'rates',
    summary: 'Ask carriers for live prices, one line per carrier as each answers',
    access: ['create:shipments', 'update:shipments'],
    body: ratesBodySchema,
    answer: 'ndjson',
    response: carrierRatesSchema,
    limited: 'rates',
  }),
} as const;

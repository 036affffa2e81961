import * as v from 'valibot';
import { carrierProductSchema } from '../entities/carrier-product.ts';
import { endpoint } from './endpoint.ts';

/** What carriers offer, for staff. */
export const carrierProductsApi = {
  list: endpoint({
    method: 'GET',
    path: 'carrier-products',
    summary: 'List the products of all carriers',
    access: 'access:backoffice',
    answer: 'json',
    response: v.object({ items: v.array(carrierProductSchema) }),
  }),
} as const;

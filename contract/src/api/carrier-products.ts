import * as v from 'valibot';
import { carrierProductChangeSchema, takeOverBodySchema } from '#bodies';
import { carrierProductSchema } from '../entities/carrier-product.ts';
import { carriers } from '../entities/carrier.ts';
import { productSyncSchema } from '../entities/product-sync.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, queryBoolean, queryNumber } from './lists.ts';

export const PRODUCTS_PER_PAGE = 50;
/** More than all carriers have together, for whoever chooses among all. */
export const ALL_PRODUCTS = 500;

/** What carriers offer, for staff. */
export const carrierProductsApi = {
  /** By carrier, then as staff have put them in order. `country` is one that is delivered to. */
  list: endpoint({
    method: 'GET',
    path: 'carrier-products',
    summary: 'List the products of all carriers',
    access: 'access:backoffice',
    query: v.object({
      page: queryNumber(100_000, 1),
      perPage: queryNumber(ALL_PRODUCTS, PRODUCTS_PER_PAGE),
      carrier: v.optional(v.picklist(carriers)),
      active: v.optional(queryBoolean()),
      country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    }),
    answer: 'json',
    response: pageOf(carrierProductSchema),
  }),
  /** What came of the latest comparison with the carriers' catalogues; null before the first. */
  latestSync: endpoint({
    method: 'GET',
    path: 'carrier-products/sync',
    summary: 'Read how the latest sync with the carriers stands',
    access: 'access:backoffice',
    answer: 'json',
    response: v.object({ latest: v.nullable(productSyncSchema) }),
  }),
  /** 409 while one runs. */
  sync: endpoint({
    method: 'POST',
    path: 'carrier-products/sync',
    summary: 'Ask all carriers for their products',
    access: 'update:all_orgs',
    answer: 'json',
    response: productSyncSchema,
    isIdempotent: true,
    limited: 'creating',
    errors: { 409: [] },
  }),
  /**
   * `id` is the carrier; 404 where there is none of this name, 409 unless the latest sync is the named one and has found
   * that most of its products are missing, and where more of them are by now.
   */
  takeOver: endpoint({
    method: 'POST',
    path: 'carrier-products/sync/{id}',
    summary: 'Take over the products of a carrier although most of them are missing',
    access: 'update:all_orgs',
    body: takeOverBodySchema,
    answer: 'json',
    response: productSyncSchema,
    limited: 'creating',
    errors: { 404: [], 409: [], 502: [] },
  }),
  get: endpoint({
    method: 'GET',
    path: 'carrier-products/{id}',
    summary: 'Read a product of a carrier',
    access: 'access:backoffice',
    answer: 'json',
    response: carrierProductSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: 'carrier-products/{id}',
    summary: 'Name and describe a product, or switch it on or off for everybody',
    access: 'update:all_orgs',
    body: carrierProductChangeSchema,
    answer: 'json',
    response: carrierProductSchema,
    isVersioned: true,
  }),
} as const;

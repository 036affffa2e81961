import * as v from 'valibot';
import { productSwitchSchema } from '#bodies';
import { organizationProductSchema } from '../entities/carrier-product.ts';
import { endpoint } from './endpoint.ts';

/** Which products an organisation may use, for staff. */
export const organizationProductsApi = {
  /** All of them, by carrier, then as staff have put them in order. */
  listProducts: endpoint({
    method: 'GET',
    path: 'organizations/{id}/carrier-products',
    summary: 'List the products of carriers with whether an organisation may use them',
    access: 'access:backoffice',
    answer: 'json',
    response: v.object({ items: v.array(organizationProductSchema) }),
  }),
  switchProduct: endpoint({
    method: 'PATCH',
    path: 'organizations/{id}/carrier-products/{productId}',
    summary: 'Switch a product on or off for an organisation',
    access: 'update:all_orgs',
    body: productSwitchSchema,
    answer: 'json',
    response: organizationProductSchema,
    isVersioned: true,
  }),
} as const;

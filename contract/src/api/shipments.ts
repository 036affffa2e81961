import * as v from 'valibot';
import { shipmentSchema } from '../entities/shipment.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery } from './lists.ts';
import { lookedUp } from './order-problems.ts';
import { shipmentFilterChoicesSchema, shipmentsPageSchema, shipmentsQuerySchema } from './shipment-list.ts';

const ofOneOrganization = v.object(organizationQuery);

/** What lists and the page of one shipment read. */
export const shipmentsApi = {
  list: endpoint({
    method: 'GET',
    path: 'shipments',
    summary: 'Search shipments, or find what a creating call with a key has created',
    access: 'read:shipments',
    query: shipmentsQuerySchema,
    answer: 'json',
    response: shipmentsPageSchema,
    errors: lookedUp,
  }),
  /** Ours. Of the newest, so that it costs the same however many there are. */
  filterChoices: endpoint({
    method: 'GET',
    path: 'shipments/filter-choices',
    summary: 'Read the products, senders and people that shipments can be filtered by',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'json',
    response: shipmentFilterChoicesSchema,
  }),
  get: endpoint({
    method: 'GET',
    path: 'shipments/{id}',
    summary: 'Read one shipment',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'json',
    response: shipmentSchema,
  }),
} as const;

import * as v from 'valibot';
import { billingDetailsDraftSchema } from '#bodies';
import { billingCostsSchema, billingDetailsSchema } from '../entities/billing-record.ts';
import { sentYears } from '../rules/date.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery, tableQuery } from './lists.ts';

/** Ours: the specification names the page, and no paths for its data. */
export const billingApi = {
  /** The own organisation's, as all of it is: where nobody has given anything it is empty. */
  details: endpoint({
    method: 'GET',
    path: 'billing/details',
    summary: 'Read where the bills of the own organisation go',
    access: 'signed-in',
    answer: 'json',
    response: billingDetailsSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: 'billing/details',
    summary: 'Change where the bills of the own organisation go',
    access: 'update:own_orgs',
    body: billingDetailsDraftSchema,
    answer: 'json',
    response: billingDetailsSchema,
    isVersioned: true,
  }),
  costs: endpoint({
    method: 'GET',
    path: 'billing/costs',
    summary: 'Add up the prices of shipments by month',
    access: 'read:shipments',
    query: v.object({
      /** That of today where it is left out. */
      year: v.optional(
        v.pipe(
          v.union([v.string(), v.number()]),
          v.toNumber(),
          v.integer(),
          v.minValue(sentYears.first),
          v.maxValue(sentYears.last),
        ),
      ),
      ...organizationQuery,
    }),
    answer: 'json',
    response: billingCostsSchema,
  }),
  /** „Einzelnachweis“: what the sum of the month is made of. */
  export: endpoint({
    method: 'GET',
    path: 'billing/costs/export',
    summary: 'Get the shipments of a month with their prices as a table',
    access: 'read:shipments',
    query: v.object({
      /** `yyyy-MM` */
      month: v.pipe(v.string(), v.regex(/^2\d{3}-(0[1-9]|1[0-2])$/)),
      ...organizationQuery,
      ...tableQuery,
    }),
    answer: 'table',
  }),
} as const;

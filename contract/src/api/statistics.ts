import * as v from 'valibot';
import { statisticsPeriods } from '../entities/statistics-period.ts';
import { statisticsSchema } from '../entities/statistics.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery, queryDay, tableQuery } from './lists.ts';

/** A period with a name, or two days, which count where both are given. */
const query = v.object({
  period: v.optional(v.picklist(statisticsPeriods), '13w'),
  from: queryDay(),
  to: queryDay(),
  ...organizationQuery,
});

/** Ours: the specification names the page, and no path for its data. */
export const statisticsApi = {
  get: endpoint({
    method: 'GET',
    path: 'statistics',
    summary: 'Count the shipments of a period, by carrier and by day, week or month',
    access: 'read:shipments',
    query,
    answer: 'json',
    response: statisticsSchema,
  }),
  export: endpoint({
    method: 'GET',
    path: 'statistics/export',
    summary: 'Get the figures of a period as a table',
    access: 'read:shipments',
    query: v.object({ ...query.entries, ...tableQuery }),
    answer: 'table',
  }),
} as const;

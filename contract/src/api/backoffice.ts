import { backofficeOverviewSchema } from '../entities/backoffice-overview.ts';
import { endpoint } from './endpoint.ts';

/** Ours: the specification names the page, and no path for its figures. */
export const backofficeApi = {
  overview: endpoint({
    method: 'GET',
    path: 'backoffice/overview',
    summary: 'Count what waits for staff',
    access: 'access:backoffice',
    answer: 'json',
    response: backofficeOverviewSchema,
  }),
} as const;

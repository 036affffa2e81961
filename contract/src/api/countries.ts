import { servedGeographySchema } from '../geography/served-geography.ts';
import { endpoint } from './endpoint.ts';

/** What staff keep of countries, and of territories with a customs status of their own. */
export const countriesApi = {
  list: endpoint({
    method: 'GET',
    path: 'countries',
    summary: 'Read all countries and special territories',
    access: 'signed-in',
    answer: 'json',
    response: servedGeographySchema,
    isRevalidated: true,
  }),
} as const;

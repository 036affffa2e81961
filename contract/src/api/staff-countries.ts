import * as v from 'valibot';
import { countryBodySchema, newCountrySchema, territoryDraftSchema } from '#bodies';
import { listedCountrySchema, staffCountrySchema } from '../entities/staff-country.ts';
import { searchText } from '../rules/search-line.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, queryNumber } from './lists.ts';

export const COUNTRIES_PER_PAGE = 50;

/**
 * What staff do with countries and their special territories; a country's id is its code. Apart from the call of the
 * shipment form, which loads nothing of it. Each change is answered with the country as it is then.
 */
export const staffCountriesApi = {
  /** Also those that are not active. */
  listAll: endpoint({
    method: 'GET',
    path: 'countries/admin',
    summary: 'List all countries by their German names',
    access: 'access:backoffice',
    query: v.object({
      page: queryNumber(100_000, 1),
      perPage: queryNumber(100, COUNTRIES_PER_PAGE),
      search: searchText(),
    }),
    answer: 'json',
    response: pageOf(listedCountrySchema),
  }),
  get: endpoint({
    method: 'GET',
    path: 'countries/admin/{id}',
    summary: 'Read a country with its special territories',
    access: 'access:backoffice',
    answer: 'json',
    response: staffCountrySchema,
  }),
  create: endpoint({
    method: 'POST',
    path: 'countries/admin',
    summary: 'Add a country, which is not active at first',
    access: 'update:all_orgs',
    body: newCountrySchema,
    answer: 'json',
    response: staffCountrySchema,
    isIdempotent: true,
    limited: 'creating',
  }),
  change: endpoint({
    method: 'PATCH',
    path: 'countries/admin/{id}',
    summary: 'Change a country',
    access: 'update:all_orgs',
    body: countryBodySchema,
    answer: 'json',
    response: staffCountrySchema,
    isVersioned: true,
  }),
  addTerritory: endpoint({
    method: 'POST',
    path: 'countries/admin/{id}/territories',
    summary: 'Add a special territory to a country',
    access: 'update:all_orgs',
    body: territoryDraftSchema,
    answer: 'json',
    response: staffCountrySchema,
    isIdempotent: true,
    limited: 'creating',
  }),
  changeTerritory: endpoint({
    method: 'PATCH',
    path: 'countries/admin/{id}/territories/{territoryId}',
    summary: 'Change a special territory',
    access: 'update:all_orgs',
    body: territoryDraftSchema,
    answer: 'json',
    response: staffCountrySchema,
    isVersioned: true,
  }),
  removeTerritory: endpoint({
    method: 'DELETE',
    path: 'countries/admin/{id}/territories/{territoryId}',
    summary: 'Remove a special territory',
    access: 'update:all_orgs',
    answer: 'json',
    response: staffCountrySchema,
    isVersioned: true,
  }),
} as const;

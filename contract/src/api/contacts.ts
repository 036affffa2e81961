import * as v from 'valibot';
import { contactKinds, contactSchema, placeSchema } from '../entities/contact.ts';
import { searchText } from '../rules/search-line.ts';
import { storable } from '../rules/storable.ts';
import { endpoint, idParams, organizationQuery, pageOf, queryNumber } from './endpoint.ts';

const read = ['read:org_contacts', 'read:all_contacts'] as const;

export const contactsApi = {
  /** Best hits first; without a search the last used first. */
  list: endpoint({
    method: 'GET',
    path: 'contacts',
    anyOf: read,
    query: v.object({
      page: queryNumber(100_000, 1),
      perPage: queryNumber(100, 25),
      search: searchText(),
      kind: v.optional(v.picklist(contactKinds)),
      ...organizationQuery,
    }),
    answer: 'json',
    response: pageOf(contactSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: 'contacts/{id}',
    params: idParams,
    anyOf: read,
    query: v.object(organizationQuery),
    answer: 'json',
    response: contactSchema,
  }),
  /** The body is a `ContactDraft` (`contactDraftSchema`). */
  create: endpoint({
    method: 'POST',
    path: 'contacts',
    anyOf: ['create:contacts'],
    answer: 'json',
    response: contactSchema,
    isIdempotent: true,
    limited: 'creating',
  }),
} as const;

export const searchApi = {
  /** Places by the beginning of a postcode or of a city's name. */
  places: endpoint({
    method: 'GET',
    path: 'search/places',
    anyOf: [],
    query: v.object({
      search: v.pipe(v.string(), v.transform(storable), v.trim(), v.minLength(2), v.maxLength(100)),
      countryCode: v.optional(v.pipe(v.string(), v.length(2), v.toUpperCase())),
    }),
    answer: 'json',
    response: v.object({ items: v.array(placeSchema) }),
  }),
} as const;

import * as v from 'valibot';
import { contactDraftSchema } from '#bodies';
import { contactKinds, contactSchema, contactSorts } from '../entities/contact.ts';
import { searchText } from '../rules/search-line.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery, pageOf, queryCodes, queryFlag, queryNumber } from './lists.ts';

export const CONTACTS_PER_PAGE = 25;

export const contactsApi = {
  /** In the order `used` best hits first; without a search the last used first. */
  list: endpoint({
    method: 'GET',
    path: 'contacts',
    summary: 'Search the address book',
    access: 'read:contacts',
    query: v.object({
      page: queryNumber(100_000, 1),
      perPage: queryNumber(100, CONTACTS_PER_PAGE),
      search: searchText(),
      kind: v.optional(v.picklist(contactKinds)),
      country: queryCodes('[A-Z]{2}'),
      sort: v.optional(v.picklist(contactSorts), 'used'),
      /** Whether `kindCounts` are wanted, which whoever searches at every key does without. */
      counts: queryFlag(),
      ...organizationQuery,
    }),
    answer: 'json',
    response: v.object({
      ...pageOf(contactSchema).entries,
      /** How many of each kind the same search and countries find; a kind that has none is left out. */
      kindCounts: v.optional(v.record(v.string(), v.number())),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: 'contacts/{id}',
    summary: 'Read one contact',
    access: 'read:contacts',
    query: v.object(organizationQuery),
    answer: 'json',
    response: contactSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: 'contacts',
    summary: 'Put an address into the address book',
    access: 'create:contacts',
    body: contactDraftSchema,
    answer: 'json',
    response: contactSchema,
    isIdempotent: true,
    limited: 'contacts',
  }),
} as const;

import * as v from 'valibot';
import { contactDraftSchema } from '#bodies';
import { contactKinds, contactSchema } from '../entities/contact.ts';
import { searchText } from '../rules/search-line.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery, pageOf, queryNumber } from './lists.ts';

export const contactsApi = {
  /** Best hits first; without a search the last used first. */
  list: endpoint({
    method: 'GET',
    path: 'contacts',
    summary: 'Search the address book',
    access: 'read:contacts',
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
    limited: 'creating',
  }),
} as const;

import * as v from 'valibot';
import { contactDraftSchema } from '#bodies';
import { contactKinds, contactSchema, contactSorts } from '../entities/contact.ts';
import { searchText } from '../rules/search-line.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery, queryCodes, tableQuery } from './lists.ts';

const ofOneOrganization = v.object(organizationQuery);

/** What is done with contacts that are there. The form for shipments does without, so it stands by itself. */
export const contactChangesApi = {
  /** What stands there already is answered as it is, so a repetition after a lost answer does no harm. */
  change: endpoint({
    method: 'PATCH',
    path: 'contacts/{id}',
    summary: 'Change a contact',
    access: 'update:contacts',
    query: ofOneOrganization,
    body: contactDraftSchema,
    answer: 'json',
    response: contactSchema,
    isVersioned: true,
  }),
  /** Shipments keep the address that they hold. */
  remove: endpoint({
    method: 'DELETE',
    path: 'contacts/{id}',
    summary: 'Remove a contact from the address book',
    access: 'delete:contacts',
    query: ofOneOrganization,
    answer: 'empty',
    isVersioned: true,
  }),
  /** The one before is none any more. */
  makeDefaultSender: endpoint({
    method: 'POST',
    path: 'contacts/{id}/default-sender',
    summary: 'Make a sender the one that new shipments begin with',
    access: 'update:contacts',
    query: ofOneOrganization,
    answer: 'json',
    response: contactSchema,
    errors: { 409: [] },
  }),
  /** All that the list would show, beyond its pages; its heads are those that an import knows. */
  export: endpoint({
    method: 'GET',
    path: 'contacts/export',
    summary: 'Export contacts as a table for spreadsheets',
    access: 'read:contacts',
    query: v.object({
      search: searchText(),
      kind: v.optional(v.picklist(contactKinds)),
      country: queryCodes('[A-Z]{2}'),
      sort: v.optional(v.picklist(contactSorts), 'name'),
      ...organizationQuery,
      ...tableQuery,
    }),
    answer: 'table',
  }),
} as const;

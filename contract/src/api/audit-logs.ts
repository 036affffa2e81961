import * as v from 'valibot';
import { auditDetailSchema, auditEntrySchema, auditObjectKinds } from '../entities/audit-entry.ts';
import { auditActions } from '../entities/audit-record.ts';
import { idText } from '../rules/id.ts';
import { searchText } from '../rules/search-line.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, queryDay, queryNumber, tableQuery } from './lists.ts';

export const AUDIT_ENTRIES_PER_PAGE = 50;

/**
 * What narrows the log down. `search` is a whole number of a thing or of a call: order or tracking number, id or
 * „Vorgangsnummer“. Days are the caller's own, and both ends belong to it.
 */
const filterEntries = {
  search: searchText(),
  from: queryDay(),
  to: queryDay(),
  action: v.optional(v.picklist(auditActions)),
  kind: v.optional(v.picklist(auditObjectKinds)),
  /** Id of who has done it. */
  person: v.optional(idText()),
  /** The organisation in which it was done. */
  orgCode: v.optional(idText()),
  /** Id of the thing. */
  object: v.optional(idText()),
} as const;

/** What was changed by whom, in all organisations. Nothing of it can be changed. */
export const auditLogsApi = {
  list: endpoint({
    method: 'GET',
    path: 'audit-logs',
    summary: 'List the changes of all organisations, newest first',
    access: 'access:backoffice',
    query: v.object({
      ...filterEntries,
      page: queryNumber(100_000, 1),
      perPage: queryNumber(100, AUDIT_ENTRIES_PER_PAGE),
    }),
    answer: 'json',
    response: pageOf(auditEntrySchema),
  }),
  /** Every one that the filter finds, however many. */
  export: endpoint({
    method: 'GET',
    path: 'audit-logs/export',
    summary: 'Get the changes of a filter as a table',
    access: 'access:backoffice',
    query: v.object({ ...filterEntries, ...tableQuery }),
    answer: 'table',
  }),
  get: endpoint({
    method: 'GET',
    path: 'audit-logs/{id}',
    summary: 'Read one change with what each field held before and after',
    access: 'access:backoffice',
    answer: 'json',
    response: auditDetailSchema,
  }),
} as const;

import { auditLogsApi } from 'contract';
import type { AuditFilter } from 'design-system/screens/backoffice/AuditLogs/audit-logs-state.ts';
import type { CallOptions } from '../http/request.ts';
import { byId, read, unlessFocused } from './read.ts';

const { list, get } = auditLogsApi;

type ListQuery = NonNullable<CallOptions<typeof list>['query']>;

/** What a filter asks the platform for; what narrows nothing down is left out. */
export function toAuditQuery(filter: AuditFilter): ListQuery {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as ListQuery;
}

/** One page of the log of all organisations. */
export const auditEntryList = read(list, (filter: AuditFilter) => ({ query: toAuditQuery(filter) }));

/** One entry; it never changes. */
export const oneAuditEntry = read(get, byId, unlessFocused);

import * as v from 'valibot';
import { auditRecordSchema } from '../entities/audit-record.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery } from './lists.ts';

/** What is kept about a shipment. Apart from its other calls, so that a list loads nothing of what few read. */
export const shipmentRecordsApi = {
  /** Ours. At most the newest 200. */
  auditLogs: endpoint({
    method: 'GET',
    path: 'shipments/{id}/audit-logs',
    summary: 'Read who has done what with a shipment, newest first',
    access: 'read:shipments',
    query: v.object(organizationQuery),
    answer: 'json',
    response: v.object({ items: v.array(auditRecordSchema) }),
  }),
} as const;

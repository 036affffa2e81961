import type { AuditRecord } from 'contract';
import { and, desc, eq } from 'drizzle-orm';
import { tables } from '../store/index.ts';
import type { DatabaseSession } from '../store/index.ts';
import type { AuditedChange } from './audit.ts';

const { auditRecords } = tables;

/** More than is ever done to one thing; a thing that is written to without end does not make the answer longer. */
const MOST_RECORDS = 200;

/** What was done to a thing, newest first, without what its fields held. */
export async function recordsOf(
  db: DatabaseSession,
  { kind, id }: AuditedChange['object'],
): Promise<AuditRecord[]> {
  const rows = await db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.objectKind, kind), eq(auditRecords.objectId, id)))
    .orderBy(desc(auditRecords.at), desc(auditRecords.id))
    .limit(MOST_RECORDS);
  return rows.map(({ id: recordId, at, action, personId, personName, changes, requestId }) => ({
    id: recordId,
    at: at.toISOString(),
    action,
    by: personId === null ? null : { id: personId, full_name: personName ?? '' },
    changedFields: changes.map(({ field }) => field),
    requestId,
  }));
}

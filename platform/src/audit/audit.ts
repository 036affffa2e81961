import { randomUUID } from 'node:crypto';
import type { AuditAction } from 'contract';
import { tables } from '../store/index.ts';
import type { DatabaseSession } from '../store/index.ts';
import { changesBetween } from './changes.ts';

const { auditRecords } = tables;

/** One change, as whoever makes it tells it. */
export interface AuditedChange {
  readonly orgCode: string;
  /** Null where nobody did it, such as a job. The name is that of the time. */
  readonly by: { readonly id: string; readonly full_name: string } | null;
  readonly action: AuditAction;
  readonly object: {
    readonly kind: (typeof tables.auditRecords.$inferInsert)['objectKind'];
    readonly id: string;
  };
  /** The thing before and after; null where it was not there. */
  readonly before: object | null;
  readonly after: object | null;
  /** „Vorgangsnummer“: the id of the call, or null where no call has done it. */
  readonly requestId: string | null;
}

/** Writes down a change, in the transaction in which it is made: there is no change without its record. */
export async function recordChange(db: DatabaseSession, change: AuditedChange): Promise<void> {
  const { orgCode, by, action, object, before, after, requestId } = change;
  await db.insert(auditRecords).values({
    id: `aud_${randomUUID()}`,
    orgCode,
    personId: by?.id ?? null,
    personName: by?.full_name ?? null,
    action,
    objectKind: object.kind,
    objectId: object.id,
    changes: changesBetween(before, after),
    requestId,
  });
}

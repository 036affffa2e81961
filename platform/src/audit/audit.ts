import { createHash, randomUUID } from 'node:crypto';
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

/** Rows of one statement: each has ten values, of which one takes some sixty thousand. */
const AT_ONCE = 1000;

/** Writes down a change, in the transaction in which it is made: there is no change without its record. */
export function recordChange(db: DatabaseSession, change: AuditedChange): Promise<void> {
  return recordChanges(db, [change]);
}

/** Writes down many changes that are made together. */
export async function recordChanges(db: DatabaseSession, changes: readonly AuditedChange[]): Promise<void> {
  for (let first = 0; first < changes.length; first += AT_ONCE)
    await db.insert(auditRecords).values(changes.slice(first, first + AT_ONCE).map(toRow));
}

/**
 * Writes down what is told several times and has happened once.
 *
 * @param happening what tells it from all others
 */
export async function recordOnce(
  db: DatabaseSession,
  happening: string,
  change: AuditedChange,
): Promise<void> {
  const id = `aud_${createHash('sha256').update(happening).digest('hex').slice(0, 24)}`;
  await db
    .insert(auditRecords)
    .values({ ...toRow(change), id })
    .onConflictDoNothing();
}

function toRow({ orgCode, by, action, object, before, after, requestId }: AuditedChange) {
  return {
    id: `aud_${randomUUID()}`,
    orgCode,
    personId: by?.id ?? null,
    personName: by?.full_name ?? null,
    action,
    objectKind: object.kind,
    objectId: object.id,
    changes: changesBetween(before, after),
    requestId,
  };
}

import type { AuditAction, AuditObjectKind } from 'contract';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { FieldChange } from '../../audit/changes.ts';

/** Every change: who, when, what, and the fields before and after. Nothing changes or deletes a record. */
export const auditRecords = pgTable(
  'audit_records',
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** No reference: the record outlives the organisation. */
    orgCode: text().notNull(),
    /** Null where nobody did it, such as a job. */
    personId: text(),
    /** The name at that time: the record outlives the account. */
    personName: text(),
    action: text().$type<AuditAction>().notNull(),
    objectKind: text().$type<AuditObjectKind>().notNull(),
    objectId: text().notNull(),
    changes: jsonb().$type<FieldChange[]>().notNull(),
    /** „Vorgangsnummer“ of the call; null where no call has done it. */
    requestId: text(),
  },
  (table) => [
    index().on(table.orgCode, table.at),
    index().on(table.objectKind, table.objectId),
    index().on(table.requestId),
    // The log of all, and what narrows it down, each in its order.
    index().on(table.at, table.id),
    index().on(table.personId, table.at),
    index().on(table.action, table.at),
    index().on(table.objectKind, table.action, table.at),
    index().on(table.objectId, table.at),
  ],
);

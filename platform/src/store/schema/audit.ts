import type { AuditAction } from 'contract';
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
    objectKind: text().$type<'shipment' | 'contact' | 'invitation' | 'rate-request'>().notNull(),
    objectId: text().notNull(),
    changes: jsonb().$type<FieldChange[]>().notNull(),
    /** „Vorgangsnummer“ of the call; null where no call has done it. */
    requestId: text(),
  },
  (table) => [
    index().on(table.orgCode, table.at),
    index().on(table.objectKind, table.objectId),
    index().on(table.requestId),
  ],
);

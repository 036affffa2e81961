import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { carrierOrderColumn, draftColumn, intentFailureColumn } from '../../store/stored-shapes.ts';

/**
 * `closed`: somebody asked for the key before any call came, and none may come any more.
 * `open`: at the carrier, or nobody knows. `unclear`: nobody can find out but a person.
 * `done` and `refused` are final.
 */
export type IntentState = 'closed' | 'open' | 'unclear' | 'done' | 'refused';

/**
 * What people meant by calls that create or order shipments, by their `Idempotency-Key`: one row a
 * key, written before a carrier is asked, and kept for good. What is `open` or `unclear` has its
 * shipment, whose `ordering` says the same.
 */
export const shipmentIntents = pgTable(
  'shipment_intents',
  {
    /** Of whoever called. Staff order templates of others: a shipment's own organisation stands in its row. */
    orgCode: text().notNull(),
    personId: text().notNull(),
    key: text().notNull(),
    /** The name at that time: the record outlives the account. Null where no call ever came. */
    personName: text(),
    state: text().$type<IntentState>().notNull(),
    /** Method and path of the call with its parameters filled in; null where none ever came. */
    endpoint: text(),
    /** SHA-256 of the body; null where none came, or where the row is older than this table. */
    bodyHash: text(),
    shipmentId: text(),
    /** „Vorgangsnummer“ of the call that came first. */
    requestId: text(),
    /** What the carrier is asked for; null for templates. */
    request: carrierOrderColumn(),
    /** What a template becomes once its carrier has taken it; null for what is created, which holds it already. */
    draft: draftColumn(),
    /** What a refused call was told. */
    failure: intentFailureColumn(),
    /** Who asks the carrier right now, and until when nobody else may; null when nobody does. */
    leaseId: text(),
    leaseEndsAt: timestamp({ withTimezone: true }),
    /** From then on a carrier that knows nothing of the order will never get it. */
    missingIsFinalFrom: timestamp({ withTimezone: true }),
    /** When the carrier is to be asked what became of it; null when there is nothing to ask. */
    nextTryAt: timestamp({ withTimezone: true }),
    tries: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.orgCode, table.personId, table.key] }),
    index()
      .on(table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null`),
    index().on(table.shipmentId),
  ],
);

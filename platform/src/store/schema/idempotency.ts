import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Creating calls by their `Idempotency-Key`. While a call runs it holds a lease; a call that dies
 * leaves the lease to run out, and the next one with the same key takes over.
 */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    orgCode: text().notNull(),
    personId: text().notNull(),
    /** Method and path of the call with its parameters filled in. */
    endpoint: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the body: the same key with another body is a mistake. */
    bodyHash: text().notNull(),
    /** Who runs it; null when nobody does. */
    leaseId: text(),
    leaseEndsAt: timestamp({ withTimezone: true }),
    /** The first answer for repetitions, as JSON; null until there is one. */
    answer: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orgCode, table.personId, table.endpoint, table.key] }),
    index().on(table.createdAt),
  ],
);

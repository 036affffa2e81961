import type { Carrier, ClosingResult } from 'contract';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { organizations } from '../../store/schema/people.ts';
import { shipments } from '../shipments/table.ts';

/** First number of a new store. */
const FIRST_NUMBER = 10_001;

/** What was closed together, of one carrier. Its sums are those of that time; nothing changes it any more. */
export const dayEndClosings = pgTable(
  'day_end_closings',
  {
    /** Follows from who closes and from their key, so that the same key never closes twice. */
    id: text().primaryKey(),
    /** The digits of „TA-10001“. */
    number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: FIRST_NUMBER }),
    orgCode: text()
      .notNull()
      .references(() => organizations.orgCode, { onDelete: 'cascade' }),
    carrier: text().$type<Carrier>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    createdById: text().notNull(),
    /** The name at that time: the record outlives the account. */
    createdByName: text().notNull(),
    shipments: integer().notNull(),
    packages: integer().notNull(),
    weightGrams: integer().notNull(),
    /** What was refused then: what a repetition of the call is told. */
    failures: jsonb().$type<ClosingResult['failures']>().notNull().default([]),
  },
  ({ orgCode, createdAt, number }) => [
    index('day_end_closings_of_organization').on(orgCode, createdAt, number),
    index('day_end_closings_newest').on(createdAt, number),
  ],
);

/** Which shipments a closing holds. Each is closed once: no other closing can take it as well. */
export const closedShipments = pgTable(
  'day_end_closed_shipments',
  {
    shipmentId: text()
      .primaryKey()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    closingId: text()
      .notNull()
      .references(() => dayEndClosings.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.closingId)],
);

/** Shipments whose closing was refused, until they are closed. */
export const closingFailures = pgTable('day_end_closing_failures', {
  shipmentId: text()
    .primaryKey()
    .references(() => shipments.id, { onDelete: 'cascade' }),
  /** German. */
  reason: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/**
 * What was sent to a carrier to be closed, by the closing that its call makes, while nobody knows what the carrier has
 * done with it. A repetition closes that here too, even if it is on its way by then.
 */
export const closingAttempts = pgTable(
  'day_end_closing_attempts',
  {
    closingId: text().primaryKey(),
    orgCode: text()
      .notNull()
      .references(() => organizations.orgCode, { onDelete: 'cascade' }),
    shipmentIds: text().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orgCode), index().on(table.createdAt)],
);

/** Addresses that were given out for the lists of drivers, by the SHA-256 of their keys. */
export const closingKeys = pgTable(
  'day_end_closing_keys',
  {
    keyHash: text().primaryKey(),
    closingId: text()
      .notNull()
      .references(() => dayEndClosings.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.closingId), index().on(table.createdAt)],
);

import type { PickupFrequency } from 'contract';
import { boolean, doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { organizations } from '../../store/schema/people.ts';
import { addressBlockColumn } from '../../store/stored-shapes.ts';

/** Pickups of the organisations. Days are texts, `yyyy-MM-dd`, which are in order as they are. */
export const pickups = pgTable(
  'pickups',
  {
    id: text().primaryKey(),
    orgCode: text()
      .notNull()
      .references(() => organizations.orgCode, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdById: text().notNull(),
    /** The name at that time: the record outlives the account. */
    createdByName: text().notNull(),
    /** Counts the changes of what it holds; a change names the one that it was made of. */
    version: integer().notNull().default(1),
    address: addressBlockColumn().notNull(),
    isRecurring: boolean().notNull(),
    selfDelivery: boolean().notNull(),
    startAt: text().notNull(),
    endAt: text(),
    frequency: integer().$type<PickupFrequency>(),
    interval: integer().notNull(),
    byWeekDay: integer().array().notNull(),
    lastPossiblePickupTime: text(),
    totalPackages: integer().notNull(),
    maximumWeightKg: doublePrecision().notNull(),
    longestSideCm: integer().notNull(),
    additionalInformation: text().notNull(),
    isActive: boolean().notNull().default(true),
    /** Null while it is active. */
    pausedAt: timestamp({ withTimezone: true }),
    /** The last day of all, by which it is over; null where it has no end. */
    lastDay: text(),
    /** Whose address it is and what the driver is told, folded for searching; see `search/fold.ts`. */
    searchText: text().notNull(),
  },
  ({ orgCode, isRecurring, lastDay, createdAt, id, searchText }) => [
    index('pickups_of_organization').on(orgCode, createdAt, id),
    index('pickups_by_last_day').on(orgCode, isRecurring, lastDay, id),
    index('pickups_newest').on(createdAt, id),
    index('pickups_search').using('gin', orgCode, searchText.op('gin_trgm_ops')),
  ],
);

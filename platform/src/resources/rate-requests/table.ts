import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { organizations } from '../../store/schema/people.ts';
import { draftColumn, offerColumn } from '../../store/stored-shapes.ts';
import { shipments } from '../shipments/table.ts';

/** First number of a new store. */
const FIRST_NUMBER = 10_001;

/** Quotes that organisations have asked for, with what staff have answered. Nothing of them is ordered by itself. */
export const rateRequests = pgTable(
  'rate_requests',
  {
    /** Follows from who asks and from their key, so that the same key never asks twice. */
    id: text().primaryKey(),
    orgCode: text()
      .notNull()
      .references(() => organizations.orgCode, { onDelete: 'cascade' }),
    /** The digits of „AN-10001“; one sequence for the whole platform. */
    number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: FIRST_NUMBER }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdById: text().notNull(),
    /** The name at that time: the record outlives the account. */
    createdByName: text().notNull(),
    /** Of the body that came with the key; null for what came with none. */
    bodyHash: text(),
    /** As it was typed: only what a price depends on is there for sure. */
    draft: draftColumn().notNull(),
    status: text().$type<'open' | 'answered' | 'refused' | 'withdrawn'>().notNull().default('open'),
    /** Who of the staff works on it; the name is that of the time. */
    assignedToId: text(),
    assignedToName: text(),
    answeredAt: timestamp({ withTimezone: true }),
    answeredById: text(),
    answeredByName: text(),
    /** When the organisation has taken it back, before anybody has answered. */
    withdrawnAt: timestamp({ withTimezone: true }),
    withdrawnById: text(),
    withdrawnByName: text(),
    message: text().notNull().default(''),
    /** Null while it is open, and where it was refused or withdrawn. */
    offer: offerColumn(),
    /** What was ordered at the offered price. An order that its carrier refuses leaves the offer to be accepted again. */
    shipmentId: text().references(() => shipments.id, { onDelete: 'set null' }),
  },
  ({ orgCode, createdAt, id, shipmentId, status }) => [
    index('rate_requests_of_organization').on(orgCode, createdAt, id),
    index('rate_requests_newest').on(createdAt, id),
    index('rate_requests_by_status').on(status, createdAt, id),
    index().on(shipmentId),
  ],
);

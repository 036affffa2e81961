import type { ContactKind } from 'contract';
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { addressBlockColumn } from '../stored-shapes.ts';
import { organizations } from './people.ts';

/** The address books of the organisations. */
export const contacts = pgTable(
  'contacts',
  {
    id: text().primaryKey(),
    orgCode: text()
      .notNull()
      .references(() => organizations.orgCode, { onDelete: 'cascade' }),
    kind: text().$type<ContactKind>().notNull(),
    shortName: text().notNull(),
    block: addressBlockColumn().notNull(),
    isDefaultSender: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdById: text().notNull(),
    /** When a shipment last named it. */
    lastUsedAt: timestamp({ withTimezone: true }),
    /** Names and places, folded for searching; see `search/fold.ts`. */
    searchText: text().notNull(),
  },
  (table) => [index().on(table.orgCode, table.kind)],
);

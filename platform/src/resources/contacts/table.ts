import type { ContactKind } from 'contract';
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { organizations } from '../../store/schema/people.ts';
import { addressBlockColumn } from '../../store/stored-shapes.ts';

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
  // The last used first, of one organisation or of all. The last finds words.
  (table) => {
    const { orgCode, id, kind } = table;
    // Anew for each index: drizzle forgets the directions once they are used.
    const order = () => [table.lastUsedAt.desc().nullsLast(), table.createdAt.desc().nullsFirst()] as const;
    return [
      index('contacts_of_organization').on(orgCode, ...order(), id, kind),
      index('contacts_of_organization_by_kind').on(orgCode, kind, ...order(), id),
      index('contacts_last_used').on(...order(), id, kind),
      index('contacts_search').using('gin', orgCode, table.searchText.op('gin_trgm_ops')),
    ];
  },
);

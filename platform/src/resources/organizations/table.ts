import type { Role } from 'contract';
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, organizations } from '../../store/schema/people.ts';

/** Who was asked to join an organisation. */
export const invitations = pgTable(
  'invitations',
  {
    /** Random and secret: whoever holds it learns which organisation has invited. */
    id: text().primaryKey(),
    orgCode: text()
      .notNull()
      .references(() => organizations.orgCode, { onDelete: 'cascade' }),
    /** Lower case, like the one of accounts. */
    email: text().notNull(),
    /** What the person will be in the organisation. */
    role: text().$type<Role>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdById: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was accepted, and by whom; null while it is open. */
    usedAt: timestamp({ withTimezone: true }),
    usedById: text().references(() => accounts.id, { onDelete: 'set null' }),
    /** Seeded with the demo data, whose ids everybody can read; it goes when demo data are switched off. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [index().on(table.orgCode)],
);

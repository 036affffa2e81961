import type { InvitationDelivery, Packaging, Role } from 'contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
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

/**
 * Letters that invite somebody, written down with their invitation and sent once that is kept. What they say is
 * made when they go: what has changed meanwhile is in it, and nothing secret lies here.
 */
export const invitationLetters = pgTable(
  'invitation_letters',
  {
    /** Follows from the call, so that its repetition finds the letter and writes no second one. */
    id: text().primaryKey(),
    orgCode: text()
      .notNull()
      .references(() => organizations.orgCode, { onDelete: 'cascade' }),
    /** Whom it goes to; lower case. */
    email: text().notNull(),
    /** Null once the invitation was taken back: nobody is sent a way in that leads nowhere. */
    invitationId: text().references(() => invitations.id, { onDelete: 'set null' }),
    status: text().$type<InvitationDelivery | 'dropped'>().notNull().default('waiting'),
    /** How often it was tried. Only the latest attempt may say how the letter stands. */
    attempts: integer().notNull().default(0),
    /** While it is being sent: from when on its process counts as dead. */
    nextTryAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.orgCode, table.createdAt),
    index().on(table.email, table.createdAt),
    index().on(table.invitationId),
    index()
      .on(table.nextTryAt)
      .where(sql`${table.status} = 'waiting'`),
  ],
);

/** The boxes that an organisation keeps for its shipments; few, and read all at once. */
export const savedBoxes = pgTable(
  'saved_boxes',
  {
    id: text().primaryKey(),
    orgCode: text()
      .notNull()
      .references(() => organizations.orgCode, { onDelete: 'cascade' }),
    name: text().notNull(),
    packaging: text().$type<Packaging>().notNull(),
    lengthCm: integer().notNull(),
    widthCm: integer().notNull(),
    heightCm: integer().notNull(),
    /** Null where nobody has said. */
    emptyWeightKg: doublePrecision(),
  },
  (table) => [unique('saved_boxes_name').on(table.orgCode, table.name)],
);

import type { Role } from 'contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The ordinal of the latest notification of all, at the moment in which a row is written. */
const latestNotification = sql.raw(
  "coalesce(pg_sequence_last_value('public.notifications_ordinal_seq'::regclass)::integer, 0)",
);

/** An organisation that dispatches parcels, or the one that runs the platform, to which staff belong. */
export const organizations = pgTable('organizations', {
  orgCode: text().primaryKey(),
  orgName: text().notNull(),
  /** Customer number in the organisation's books; null while none was given. */
  externalOrgId: text(),
  /** The flag `org_setup_complete`: the set-up was finished once. */
  isSetupComplete: boolean().notNull().default(false),
  /** The flag `pickups_enabled`. */
  arePickupsEnabled: boolean().notNull().default(true),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** A person who can sign in. `id` is the token's `sub`. */
export const accounts = pgTable('accounts', {
  id: text().primaryKey(),
  /** Lower case, so that one address is one account. */
  email: text().notNull().unique(),
  givenName: text().notNull(),
  familyName: text().notNull(),
  picture: text(),
  /** The flag `notifications_enabled`: whether toasts are shown. */
  areNotificationsEnabled: boolean().notNull().default(true),
  /** The flag `onboarded`: the first-steps hint was seen. */
  isOnboarded: boolean().notNull().default(false),
  /** Seeded with the demo data; can sign in only while demo data are switched on. */
  isDemo: boolean().notNull().default(false),
  /** Order of creation, which is the order of lists. */
  ordinal: integer().notNull().generatedAlwaysAsIdentity(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Who belongs to which organisation, as what. A person's oldest membership is their default. */
export const memberships = pgTable(
  'memberships',
  {
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    orgCode: text()
      .notNull()
      .references(() => organizations.orgCode, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull(),
    /** The flag `edit_sender_contacts`. */
    canEditSenderContacts: boolean().notNull().default(false),
    /** Order of joining. */
    ordinal: integer().notNull().generatedAlwaysAsIdentity(),
    /**
     * The watermark: notifications up to this ordinal are read. What happened before somebody joined is
     * read from the beginning.
     */
    notificationsReadUpTo: integer().notNull().default(latestNotification),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.orgCode] }), index().on(table.orgCode)],
);

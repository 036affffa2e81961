import type { PostalAddress, Role, UserStatus } from 'contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
  /** Null until somebody has given one. */
  address: jsonb().$type<PostalAddress>(),
  vatNumber: text().notNull().default(''),
  eoriNumber: text().notNull().default(''),
  /** Counts the changes of it and of its settings. */
  version: integer().notNull().default(1),
  /** The flag `org_setup_complete`: the set-up was finished once. */
  isSetupComplete: boolean().notNull().default(false),
  /** SHA-256 of what the set-up was finished with; null where that was before this column, or elsewhere. */
  setUpHash: text(),
  /** Whether parcels are fetched where they are sent from: „Auch als Abholadresse verwenden“. */
  isFetchedFromSender: boolean().notNull().default(true),
  /** The flag `pickups_enabled`. */
  arePickupsEnabled: boolean().notNull().default(true),
  /** The flag `edit_sender_contacts` for everybody in it, whatever their membership says. */
  areSenderContactsEditable: boolean().notNull().default(false),
  /** When it was dissolved: nobody belongs to it any more, and what it has left is being deleted. */
  dissolvedAt: timestamp({ withTimezone: true }),
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
  /** Counts the changes of the name, which others see. */
  version: integer().notNull().default(1),
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
    /** Only who is active has the role's permissions; nobody who was deactivated gets in. */
    status: text().$type<UserStatus>().notNull().default('active'),
    /** When they were last invited; null for whoever came otherwise. */
    invitedAt: timestamp({ withTimezone: true }),
    /** How whoever has invited them calls them: their own name is nobody's to see before they join. */
    invitedGivenName: text().notNull().default(''),
    invitedFamilyName: text().notNull().default(''),
    deactivatedAt: timestamp({ withTimezone: true }),
    lastSignInAt: timestamp({ withTimezone: true }),
    /** Counts the changes of the membership. */
    version: integer().notNull().default(1),
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

/**
 * Whose membership was ended here. A provider of others does not hear of it: without a membership that somebody has
 * given them since, their tokens are refused.
 */
export const removedMembers = pgTable(
  'removed_members',
  {
    orgCode: text()
      .notNull()
      .references(() => organizations.orgCode, { onDelete: 'cascade' }),
    /** No reference: whoever has an account again under this id is the same person. */
    accountId: text().notNull(),
    removedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orgCode, table.accountId] })],
);

/** Codes of organisations that were dissolved, also of those that are deleted by now: nobody gets in with one. */
export const dissolvedOrganizations = pgTable('dissolved_organizations', {
  orgCode: text().primaryKey(),
  dissolvedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

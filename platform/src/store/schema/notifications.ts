import type { Notification, NotificationShipmentStatus, NotificationType } from 'contract';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { organizations } from './people.ts';

/** What happened in an organisation. Everybody in it but the person who did it gets to see it. */
export const notifications = pgTable(
  'notifications',
  {
    id: text().primaryKey(),
    orgCode: text()
      .notNull()
      .references(() => organizations.orgCode, { onDelete: 'cascade' }),
    type: text().$type<NotificationType>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null when nobody did it, such as a carrier's scan. */
    createdById: text(),
    createdByName: text(),
    entity: jsonb().$type<Notification['entity']>().notNull(),
    /** Order of creation, for two of the same instant. */
    ordinal: integer().notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [index().on(table.orgCode, table.createdAt, table.ordinal)],
);

/** Who has read which notification; no row means unread. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    notificationId: text()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    personId: text().notNull(),
    readAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.notificationId] })],
);

/** What an organisation wants to hear of; without a row the defaults hold. */
export const organizationSettings = pgTable('organization_settings', {
  orgCode: text()
    .primaryKey()
    .references(() => organizations.orgCode, { onDelete: 'cascade' }),
  notificationTypes: jsonb().$type<NotificationType[]>().notNull(),
  notificationShipmentStatuses: jsonb().$type<NotificationShipmentStatus[]>().notNull(),
});

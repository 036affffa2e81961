import type { NotificationShipmentStatus, NotificationType, PrintFormat, ShipmentDefaults } from 'contract';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { organizations } from '../../store/schema/people.ts';
import { notificationEntityColumn } from '../../store/stored-shapes.ts';

/** What happened in an organisation, for all its members; `notifications/retention.ts` says how long. */
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
    entity: notificationEntityColumn().notNull(),
    /** The order in which an organisation's notifications came to light, and that of their list. */
    ordinal: integer().notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    // Whose it is and which it is end it, so that counting the unread needs the index alone.
    index('notifications_of_organization').on(table.orgCode, table.ordinal, table.createdById, table.id),
    index('notifications_oldest').on(table.createdAt),
  ],
);

/**
 * What a person has read beyond their watermark (`memberships.notificationsReadUpTo`), one by one. What
 * lies below it, and what they did themselves, is read without a row.
 */
export const notificationReads = pgTable(
  'notification_reads',
  {
    notificationId: text()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    personId: text().notNull(),
    readAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.notificationId] }),
    // Without it each notification that is deleted would search all of this table.
    index().on(table.notificationId),
  ],
);

/** What an organisation wants to hear of; without a row the defaults hold. */
export const organizationSettings = pgTable('organization_settings', {
  orgCode: text()
    .primaryKey()
    .references(() => organizations.orgCode, { onDelete: 'cascade' }),
  notificationTypes: jsonb().$type<NotificationType[]>().notNull(),
  notificationShipmentStatuses: jsonb().$type<NotificationShipmentStatus[]>().notNull(),
  /** What labels are printed on where a workstation has chosen nothing. */
  printFormat: text().$type<PrintFormat>().notNull().default('a6'),
  /** What new shipments begin with; null until somebody has chosen. */
  shipmentDefaults: jsonb().$type<ShipmentDefaults>(),
});

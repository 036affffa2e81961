import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '../../store/schema/bytes.ts';
import { shipments } from './table.ts';

/** Labels as they were drawn, so that each is drawn once. They can be drawn again at any time. */
export const labelDocuments = pgTable(
  'label_documents',
  {
    shipmentId: text()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    /** Follows from all that stands on the label: another content is another version. */
    version: text().notNull(),
    /** The PDF. */
    bytes: bytes().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.shipmentId, table.version] }), index().on(table.createdAt)],
);

/** When a carrier was last asked for news of a shipment, whether or not it has answered. */
export const trackingInquiries = pgTable('tracking_inquiries', {
  shipmentId: text()
    .primaryKey()
    .references(() => shipments.id, { onDelete: 'cascade' }),
  askedAt: timestamp({ withTimezone: true }).notNull(),
});

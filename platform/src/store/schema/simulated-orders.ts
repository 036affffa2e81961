import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { OrderConfirmation } from '../../carriers/carrier.ts';

/**
 * The order books of the simulated carriers, who would keep them elsewhere: they
 * remember what they took whatever becomes of the platform's process.
 */
export const simulatedOrders = pgTable(
  'simulated_orders',
  {
    carrier: text().notNull(),
    reference: text().notNull(),
    confirmation: jsonb().$type<OrderConfirmation>().notNull(),
    takenAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was told to a driver; then it is struck out no more. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.carrier, table.reference] })],
);

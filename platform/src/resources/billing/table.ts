import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { organizations } from '../../store/schema/people.ts';

/** Where the bills of an organisation go; no row where nobody has given anything. */
export const billingDetails = pgTable('billing_details', {
  orgCode: text()
    .primaryKey()
    .references(() => organizations.orgCode, { onDelete: 'cascade' }),
  name: text().notNull().default(''),
  department: text().notNull().default(''),
  addressLine1: text().notNull().default(''),
  addressLine2: text().notNull().default(''),
  postalCode: text().notNull().default(''),
  city: text().notNull().default(''),
  email: text().notNull().default(''),
  costCentre: text().notNull().default(''),
  /** Counts the changes; 1 is what nobody has changed yet. */
  version: integer().notNull().default(1),
});

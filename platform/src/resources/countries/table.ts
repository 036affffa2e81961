import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Countries that staff have changed or added; of all others the default set holds, so that what a release mends there
 * reaches everybody.
 */
export const countries = pgTable('countries', {
  /** ISO 3166-1 alpha-2. */
  code: text().primaryKey(),
  /** One that is not is not chosen any more. */
  isActive: boolean().notNull().default(true),
  isEuMember: boolean().notNull(),
  isCustomsRequired: boolean().notNull(),
  strict: boolean().notNull(),
  /** Source of a regular expression for the whole postcode; null where there are none. */
  postalCodePattern: text(),
  postalCodeExample: text(),
  isPostalCodeRequired: boolean().notNull(),
  isRegionRequired: boolean().notNull().default(false),
  /** One more with each change; that of the default set is 1. */
  version: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Territories that staff have changed or added; see `countries`. */
export const territories = pgTable('territories', {
  /** Of one in the default set as `territoryId` makes it. */
  id: text().primaryKey(),
  /** One of the default set that staff have removed is not. */
  isActive: boolean().notNull().default(true),
  countryCode: text().notNull(),
  postalCodePrefixes: text().array().notNull(),
  postalCodeLength: integer(),
  /** Only with one of these towns; with none given, with any. */
  towns: text().array().notNull().default([]),
  name: text().notNull(),
  isInCustomsTerritory: boolean().notNull(),
  isInVatTerritory: boolean().notNull(),
  /** What people are told who send there. */
  note: text().notNull().default(''),
  version: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

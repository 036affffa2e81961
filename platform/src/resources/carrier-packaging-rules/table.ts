import type { Carrier, Packaging } from 'contract';
import { boolean, doublePrecision, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Rules that staff have changed; of all others the default set holds. */
export const packagingRules = pgTable(
  'packaging_rules',
  {
    carrier: text().$type<Carrier>().notNull(),
    packaging: text().$type<Packaging>().notNull(),
    /** One that is not is no rule: only the carrier's own check decides. */
    isActive: boolean().notNull().default(true),
    isAllowed: boolean().notNull(),
    maxWeightKg: doublePrecision(),
    maxLengthCm: doublePrecision(),
    maxWidthCm: doublePrecision(),
    maxHeightCm: doublePrecision(),
    maxGirthCm: doublePrecision(),
    minLengthCm: doublePrecision(),
    minWidthCm: doublePrecision(),
    minHeightCm: doublePrecision(),
    volumeDivisor: doublePrecision(),
    note: text().notNull().default(''),
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Who has changed it last, with the name of that time. */
    updatedById: text(),
    updatedByName: text(),
  },
  ({ carrier, packaging }) => [primaryKey({ columns: [carrier, packaging] })],
);

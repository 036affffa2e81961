import type { Carrier, DeliverySpeed, ProductChangeKind, ShipmentType } from 'contract';
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { organizations } from '../../store/schema/people.ts';
import { cronRuns } from '../cron-runs/table.ts';

/** Where a product stands as long as staff have not put it anywhere. */
export const DEFAULT_SORT_ORDER = 100;

/** What carriers offer, as they have said last, with what staff have decided of it. */
export const carrierProducts = pgTable(
  'carrier_products',
  {
    id: text().primaryKey(),
    carrier: text().$type<Carrier>().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    deliverySpeed: text().$type<DeliverySpeed>().notNull(),
    contents: text().array().$type<ShipmentType[]>().notNull(),
    countries: text().array().notNull(),
    maxWeightKg: doublePrecision().notNull(),
    /** Empty where it is called what the carrier calls it. */
    displayName: text().notNull().default(''),
    description: text().notNull().default(''),
    sortOrder: integer().notNull().default(DEFAULT_SORT_ORDER),
    isActive: boolean().notNull().default(true),
    /** A trigger writes what is not into the switches of each organisation that is created. */
    isDefault: boolean().notNull().default(true),
    syncedAt: timestamp({ withTimezone: true }).notNull(),
    /** Since when its carrier does not name it any more. It keeps what staff have decided, should it come back. */
    removedAt: timestamp({ withTimezone: true }),
    /** Counts the changes that staff make. */
    version: integer().notNull().default(1),
  },
  ({ carrier, code }) => [unique().on(carrier, code)],
);

/** What was decided for one organisation alone; where there is no row it may use the product. */
export const organizationProducts = pgTable(
  'organization_products',
  {
    orgCode: text()
      .notNull()
      .references(() => organizations.orgCode, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => carrierProducts.id, { onDelete: 'cascade' }),
    isActive: boolean().notNull(),
    version: integer().notNull().default(1),
  },
  ({ orgCode, productId }) => [primaryKey({ columns: [orgCode, productId] })],
);

/** What a run has found otherwise in the catalogues. */
export const productChanges = pgTable(
  'product_changes',
  {
    runId: text()
      .notNull()
      .references(() => cronRuns.id, { onDelete: 'cascade' }),
    carrier: text().$type<Carrier>().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    /** `missing`: its carrier named it no more, and the run has refused to believe that. */
    kind: text().$type<ProductChangeKind | 'missing'>().notNull(),
    fields: jsonb().$type<StoredFieldChange[]>().notNull(),
  },
  ({ runId, carrier, code }) => [primaryKey({ columns: [runId, carrier, code] })],
);

/** A field of a catalogue that is otherwise now. */
export interface StoredFieldChange {
  readonly field: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
}

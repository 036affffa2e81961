import type { AttachmentMediaType } from 'contract';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '../../store/schema/bytes.ts';
import { organizations } from '../../store/schema/people.ts';
import { shipments } from '../shipments/table.ts';

/** Files that were announced. Those that are attached to nothing within a day are deleted. */
export const fileAssets = pgTable(
  'file_assets',
  {
    id: text().primaryKey(),
    orgCode: text()
      .notNull()
      .references(() => organizations.orgCode, { onDelete: 'cascade' }),
    createdById: text().notNull(),
    /** Only ever shown and told: nothing is stored under it. */
    fileName: text().notNull(),
    mediaType: text().$type<AttachmentMediaType>().notNull(),
    /** Bytes, as announced. */
    size: integer().notNull(),
    /** The attempt to send it that counts, which is the one that has begun last; null before the first. */
    uploadId: text(),
    /** How many have begun. */
    attempts: integer().notNull().default(0),
    /** Of all that the attempt has brought, in hexadecimal; null while that is not complete. */
    sha256: text(),
    /** Null while its bytes can still be replaced. */
    confirmedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.orgCode, table.createdById), index().on(table.createdAt)],
);

/** The bytes of files in pieces, so that neither side ever holds all of a file. */
export const fileAssetChunks = pgTable(
  'file_asset_chunks',
  {
    assetId: text()
      .notNull()
      .references(() => fileAssets.id, { onDelete: 'cascade' }),
    /** The attempt that has brought it. */
    uploadId: text().notNull(),
    /** From 0. */
    position: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.assetId, table.uploadId, table.position] })],
);

/** Addresses that were given out for files, by the SHA-256 of their keys. */
export const fileAssetKeys = pgTable(
  'file_asset_keys',
  {
    keyHash: text().primaryKey(),
    assetId: text()
      .notNull()
      .references(() => fileAssets.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.assetId), index().on(table.createdAt)],
);

/** Which files belong to which shipment; a file belongs to one. */
export const shipmentAttachments = pgTable(
  'shipment_attachments',
  {
    id: text().primaryKey(),
    shipmentId: text()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    assetId: text()
      .notNull()
      .unique()
      .references(() => fileAssets.id),
    addedById: text().notNull(),
    /** The name at that time. */
    addedByName: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.shipmentId, table.addedAt)],
);

import type { ContentPageKind } from 'contract';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Content pages: what stands at the foot of every page, and whatever else staff write. They are nobody's. */
export const pages = pgTable(
  'pages',
  {
    id: text().primaryKey(),
    kind: text().$type<ContentPageKind>().notNull(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    /** HTML that was made harmless when it was saved. */
    body: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Who has changed it last, with the name of that time; null of a sample. */
    updatedById: text(),
    updatedByName: text(),
    /** One more with each change. */
    version: integer().notNull().default(1),
    /** A sample text; it goes when demo data are switched off, unless somebody has changed it. */
    isDemo: boolean().notNull().default(false),
  },
  ({ kind }) => [
    uniqueIndex('pages_one_of_each_kind')
      .on(kind)
      .where(sql`${kind} <> 'other'`),
  ],
);

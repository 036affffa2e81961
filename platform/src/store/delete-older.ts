import { and, inArray, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open-store.ts';

/** Few enough to hold up nobody who writes in the meantime, and to be done long before a statement's end. */
const DELETED_AT_ONCE = 1000;

/**
 * Deletes the rows of a table that are older than `end`, the oldest first and some at a time.
 *
 * @param only which of them; all where it is left out
 */
export async function deleteOlder(
  db: Database,
  table: PgTable & { readonly createdAt: PgColumn },
  end: Date,
  only?: SQL,
): Promise<void> {
  // Where a row lies: not every table has a key of one column.
  const place = sql`${table}.ctid`;
  const old = db
    .select({ place })
    .from(table)
    .where(and(lt(table.createdAt, end), only))
    .orderBy(table.createdAt)
    .limit(DELETED_AT_ONCE);
  for (;;) {
    const deleted = await db
      .delete(table)
      .where(inArray(place, old))
      .returning({ createdAt: table.createdAt });
    if (deleted.length < DELETED_AT_ONCE) return;
  }
}

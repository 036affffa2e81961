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
export function deleteOlder(
  db: Database,
  table: PgTable & { readonly createdAt: PgColumn },
  end: Date,
  only?: SQL,
): Promise<void> {
  return deleteBefore(db, table, { at: table.createdAt, end, only, atOnce: DELETED_AT_ONCE });
}

/** Which rows of a table are deleted. */
interface Older {
  /** What says how old one is. */
  readonly at: PgColumn;
  readonly end: Date;
  readonly only: SQL | undefined;
  /** Few, where much goes with each of them. */
  readonly atOnce: number;
}

/** The same for rows that have another column of time, or with which others go. */
export async function deleteBefore(
  db: Database,
  table: PgTable,
  { at, end, only, atOnce }: Older,
): Promise<void> {
  // Where a row lies: not every table has a key of one column.
  const place = sql`${table}.ctid`;
  const old = db
    .select({ place })
    .from(table)
    .where(and(lt(at, end), only))
    .orderBy(at)
    .limit(atOnce);
  for (;;) {
    const deleted = await db.delete(table).where(inArray(place, old)).returning({ at });
    if (deleted.length < atOnce) return;
  }
}

import { and, desc, isNotNull, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';

const { shipments } = tables;

/**
 * What was ordered last and not cancelled, the newest first.
 *
 * @param conditions limit it to what the caller may see, and to what they look for
 * @param amount so many of them are looked at
 */
export async function lastOrders(
  db: Database,
  conditions: readonly (SQL | undefined)[],
  amount: number,
): Promise<{ draft: typeof shipments.$inferSelect.draft; orderedAt: Date }[]> {
  const { draft, orderedAt, status } = shipments;
  const rows = await db
    .select({ draft, orderedAt })
    .from(shipments)
    .where(and(...conditions, isNotNull(orderedAt), ne(status, 'cancelled')))
    .orderBy(desc(orderedAt))
    .limit(amount);
  return rows.flatMap((row) => (row.orderedAt ? [{ ...row, orderedAt: row.orderedAt }] : []));
}

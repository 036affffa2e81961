import type { CompletedToday } from 'contract';
import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import type { ShipmentRow } from './shipment-row.ts';

const { shipments } = tables;

/**
 * What carriers have taken of a packing bench since a moment, also what was cancelled afterwards.
 *
 * @param scope limits it to what the caller may see
 */
export function completedAt(scope: SQL | undefined, bench: string, since: Date): SQL | undefined {
  return and(scope, gte(shipments.orderedAt, since), eq(shipments.completedAtBench, bench));
}

/** How many shipments that is, and how many packages. */
export async function countCompleted(
  db: Database,
  done: SQL | undefined,
): Promise<Pick<CompletedToday, 'shipments' | 'packages'>> {
  const pieces = sql`(
    select sum((row ->> 'amount')::integer)
    from jsonb_array_elements(${shipments.draft} #> '{shipmentData,packages}') as row
  )`;
  const [counted] = await db
    .select({ shipments: count(), packages: sql<number>`coalesce(sum(${pieces}), 0)::integer` })
    .from(shipments)
    .where(done);
  return counted ?? { shipments: 0, packages: 0 };
}

/** The last of it, newest first. */
export function findLatest(db: Database, done: SQL | undefined, limit: number): Promise<ShipmentRow[]> {
  return db
    .select()
    .from(shipments)
    .where(done)
    .orderBy(desc(shipments.orderedAt), desc(shipments.orderNumber))
    .limit(limit);
}

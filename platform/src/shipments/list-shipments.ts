import { statusesOfGroup, statusGroups } from 'contract';
import type { ShipmentStatus, shipmentsQuerySchema, StatusGroup } from 'contract';
import { and, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { matches } from '../search/matching.ts';
import { tables } from '../store/index.ts';
import type { Database } from '../store/index.ts';
import type { ShipmentRow } from './shipment-row.ts';

const { shipments } = tables;

type Query = v.InferOutput<typeof shipmentsQuerySchema>;

export interface FoundShipments {
  readonly rows: ShipmentRow[];
  readonly totalItems: number;
  /** By tab, for the same search whatever tab is open. */
  readonly statusCounts: Record<StatusGroup, number>;
}

/** What is being ordered is no template any more, and stands where its person looks for it. */
const shownStatus = sql<ShipmentStatus>`case when ${shipments.ordering} is null then ${shipments.status} else 'ordered' end`;

function isInGroup(group: StatusGroup): SQL | undefined {
  if (group === 'all') return undefined;
  const hasStatus = and(isNull(shipments.ordering), inArray(shipments.status, statusesOfGroup[group]));
  return group === 'ordered' ? or(isNotNull(shipments.ordering), hasStatus) : hasStatus;
}

/** One page of shipments, newest first. `scope` limits it to what the caller may see. */
export async function listShipments(
  db: Database,
  scope: SQL | undefined,
  query: Query,
): Promise<FoundShipments> {
  const isHit = and(
    scope,
    matches(shipments.searchText, query.search),
    query.carrier && eq(shipments.carrier, query.carrier),
  );
  const counted = await db
    .select({ status: shownStatus, amount: count() })
    .from(shipments)
    .where(isHit)
    .groupBy(shownStatus);
  const rows = await db
    .select()
    .from(shipments)
    .where(and(isHit, isInGroup(query.status)))
    .orderBy(desc(shipments.createdAt), desc(shipments.orderNumber))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);

  const statusCounts = Object.fromEntries(
    statusGroups.map((group) => [
      group,
      counted.reduce(
        (sum, { status, amount }) => sum + (statusesOfGroup[group].includes(status) ? amount : 0),
        0,
      ),
    ]),
  ) as Record<StatusGroup, number>;
  return { rows, totalItems: statusCounts[query.status], statusCounts };
}

import { LIST_END, statusGroups } from 'contract';
import type { shipmentsQuerySchema, StatusGroup } from 'contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { COUNTED_ROWS, rowsOfPage } from '../../api/paging.ts';
import { matches } from '../../search/matching.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import type { ShipmentRow } from './shipment-row.ts';

const { shipments } = tables;

type Query = v.InferOutput<typeof shipmentsQuerySchema>;
type Counts = Partial<Record<StatusGroup, number>>;

export interface FoundShipments {
  readonly rows: ShipmentRow[];
  readonly totalItems: number;
  /** By tab, for the same search; a tab that was not counted is not in it. */
  readonly statusCounts: Counts;
}

const newestFirst = [desc(shipments.createdAt), desc(shipments.orderNumber)];

/**
 * One page of shipments, newest first. `scope` limits it to what the caller may see. Neither a page nor
 * a count looks at more hits than can be leafed through.
 */
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
  const statusCounts = await countByGroup(db, isHit, query);
  const totalItems = statusCounts[query.status] ?? 0;
  const isListed = and(isHit, query.status === 'all' ? undefined : eq(shipments.statusGroup, query.status));
  const isRare = query.search !== '' && totalItems <= LIST_END;
  const rows = await (isRare ? pageOfHits : pageOfList)(db, isListed, rowsOfPage(query));
  return { rows, totalItems, statusCounts };
}

interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** Reads the list from its beginning until the page is full. */
async function pageOfList(
  db: Database,
  isListed: SQL | undefined,
  { limit, offset }: Rows,
): Promise<ShipmentRow[]> {
  return db
    .select()
    .from(shipments)
    .where(isListed)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

/**
 * Finds all hits and sorts them. Where hits are rare, reading the list until a page is full of them may
 * mean reading all of it; the database cannot tell, so it is not asked for both at once.
 */
async function pageOfHits(
  db: Database,
  isListed: SQL | undefined,
  { limit, offset }: Rows,
): Promise<ShipmentRow[]> {
  const hits = db.select().from(shipments).where(isListed).limit(LIST_END).as('hits');
  return db
    .select()
    .from(hits)
    .orderBy(desc(hits.createdAt), desc(hits.orderNumber))
    .limit(limit)
    .offset(offset);
}

/**
 * Counts hits by tab: all in one go where they come to an end, else each tab by itself. Of a search with
 * so many hits the open tab alone: no index counts those of the others without reading them.
 */
async function countByGroup(
  db: Database,
  isHit: SQL | undefined,
  { search, status }: Query,
): Promise<Counts> {
  const newest = (condition: SQL | undefined) =>
    db
      .select({ group: shipments.statusGroup })
      .from(shipments)
      .where(condition)
      .orderBy(...newestFirst)
      .limit(COUNTED_ROWS)
      .as('counted');
  const found = newest(isHit);
  const counted = await db.select({ group: found.group, amount: count() }).from(found).groupBy(found.group);
  const all = counted.reduce((sum, { amount }) => sum + amount, 0);
  if (all <= LIST_END) {
    const none = Object.fromEntries(statusGroups.map((group) => [group, 0]));
    return { ...none, ...Object.fromEntries(counted.map(({ group, amount }) => [group, amount])), all };
  }
  const counts: Counts = { all };
  for (const group of search === '' ? statusGroups : [status]) {
    if (group !== 'all')
      counts[group] = await db.$count(newest(and(isHit, eq(shipments.statusGroup, group))));
  }
  return counts;
}

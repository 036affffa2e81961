import { LIST_END, statusGroups } from 'contract';
import type { ShipmentFilterQuery, shipmentsQuerySchema, StatusGroup } from 'contract';
import { and, count, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import { COUNTED_ROWS, rowsOfPage } from '../../api/paging.ts';
import { matches } from '../../search/matching.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { newestFirst, ordered, toShipmentFilter } from './list-filter.ts';
import type { CallerCalendar, ShipmentFilter, ShipmentOrder } from './list-filter.ts';
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

/**
 * One page of shipments, newest first where nothing else is asked for. `scope` limits it to what the caller
 * may see. Neither a page nor a count looks at more hits than can be leafed through.
 */
export async function listShipments(
  db: Database,
  scope: SQL | undefined,
  query: Query,
  calendar: CallerCalendar,
): Promise<FoundShipments> {
  const filter = toShipmentFilter(scope, query, calendar);
  const statusCounts = await countByGroup(db, filter, query);
  const totalItems = statusCounts[query.status] ?? 0;
  const rows = await pageOfParts(db, filter, inTab(filter, query), totalItems, rowsOfPage(query));
  return { rows, totalItems, statusCounts };
}

/** All that a filter finds, in its order: reads some, and the next once those are taken. */
export async function* everyShipment(
  db: Database,
  scope: SQL | undefined,
  query: ShipmentFilterQuery,
  calendar: CallerCalendar,
): AsyncGenerator<ShipmentRow[], void> {
  const filter = toShipmentFilter(scope, query, calendar);
  const statusCounts = await countByGroup(db, filter, query);
  const read = readerOf(filter, statusCounts[query.status] ?? 0);
  const isListed = inTab(filter, query);
  for (const { isIn, order } of filter.parts) {
    let after: SQL | undefined;
    for (;;) {
      const rows = await read(db, and(isListed, isIn, after), order, { limit: BATCH, offset: 0 });
      const last = rows.at(-1);
      if (last) yield rows;
      if (!last || rows.length < BATCH) break;
      after = behind(last.id, order);
    }
  }
}

const BATCH = 500;

/** Behind a row in an order, as exactly as the database keeps it. */
function behind(id: string, { column, isDescending }: ShipmentOrder): SQL {
  const place = shipments[column];
  const sign = sql.raw(isDescending ? '<' : '>');
  const last = (of: AnyPgColumn) => sql`(select ${of} from ${shipments} where ${shipments.id} = ${id})`;
  return sql`(${place}, ${shipments.orderNumber}) ${sign} (${last(place)}, ${last(shipments.orderNumber)})`;
}

function inTab({ isHit }: ShipmentFilter, { status }: Pick<Query, 'status'>): SQL | undefined {
  return and(isHit, status === 'all' ? undefined : eq(shipments.statusGroup, status));
}

/** A page of hits that lie in one part or in several. */
async function pageOfParts(
  db: Database,
  filter: ShipmentFilter,
  isListed: SQL | undefined,
  totalItems: number,
  page: Rows,
): Promise<ShipmentRow[]> {
  const read = readerOf(filter, totalItems);
  const found: ShipmentRow[] = [];
  let { offset } = page;
  for (const { isIn, order } of filter.parts) {
    const isPart = and(isListed, isIn);
    const rows = await read(db, isPart, order, { limit: page.limit - found.length, offset });
    found.push(...rows);
    // Nothing is looked for behind the last hit.
    if (found.length === page.limit || page.offset + found.length >= totalItems) break;
    offset = rows.length > 0 ? 0 : Math.max(0, offset - (await countedUpTo(db, isPart, offset)));
  }
  return found;
}

/** How many there are, as far as a page begins behind them. */
function countedUpTo(db: Database, isPart: SQL | undefined, most: number): Promise<number> {
  return db.$count(db.select({ id: shipments.id }).from(shipments).where(isPart).limit(most).as('before'));
}

/** How hits are read: by finding all of them where they are scattered and come to an end. */
function readerOf({ isScattered }: ShipmentFilter, totalItems: number) {
  return isScattered && totalItems <= LIST_END ? pageOfHits : pageOfList;
}

/** The newest of those that hold a text, for whoever searches without leafing. */
export function findShipments(
  db: Database,
  scope: SQL | undefined,
  search: string,
  limit: number,
): Promise<ShipmentRow[]> {
  const isHit = and(scope, matches(shipments.searchText, search));
  return pageOfHits(db, isHit, newestFirst, { limit, offset: 0 });
}

interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** Reads the list from its beginning until the page is full. */
async function pageOfList(
  db: Database,
  isListed: SQL | undefined,
  order: ShipmentOrder,
  { limit, offset }: Rows,
): Promise<ShipmentRow[]> {
  return db
    .select()
    .from(shipments)
    .where(isListed)
    .orderBy(...ordered(order))
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
  order: ShipmentOrder,
  { limit, offset }: Rows,
): Promise<ShipmentRow[]> {
  const hits = db.select().from(shipments).where(isListed).limit(LIST_END).as('hits');
  return db
    .select()
    .from(hits)
    .orderBy(...ordered(order, hits))
    .limit(limit)
    .offset(offset);
}

/**
 * Counts hits by tab: all in one go where they come to an end, else each tab by itself. Of a filter with
 * so many scattered hits the open tab alone: no index counts those of the others without reading them.
 */
async function countByGroup(
  db: Database,
  { isHit, countingOrder, hasTabsInOrder }: ShipmentFilter,
  { status }: Pick<Query, 'status'>,
): Promise<Counts> {
  const some = (condition: SQL | undefined) =>
    db
      .select({ group: shipments.statusGroup })
      .from(shipments)
      .where(condition)
      .orderBy(...ordered(countingOrder))
      .limit(COUNTED_ROWS)
      .as('counted');
  const found = some(isHit);
  const counted = await db.select({ group: found.group, amount: count() }).from(found).groupBy(found.group);
  const all = counted.reduce((sum, { amount }) => sum + amount, 0);
  if (all <= LIST_END) {
    const none = Object.fromEntries(statusGroups.map((group) => [group, 0]));
    return { ...none, ...Object.fromEntries(counted.map(({ group, amount }) => [group, amount])), all };
  }
  const counts: Counts = { all };
  for (const group of hasTabsInOrder ? statusGroups : [status]) {
    if (group !== 'all') counts[group] = await db.$count(some(and(isHit, eq(shipments.statusGroup, group))));
  }
  return counts;
}

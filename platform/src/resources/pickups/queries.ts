import { LIST_END } from 'contract';
import type { api, PickupDraft, PickupTab, ReadyToPickUp } from 'contract';
import { and, asc, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { COUNTED_ROWS, rowsOfPage } from '../../api/paging.ts';
import { matches } from '../../search/matching.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import { derivedFrom, nextDayOf } from './pickup-row.ts';
import type { CallerClock, PickupRow } from './pickup-row.ts';

const { pickups, shipments } = tables;

type Query = v.InferOutput<(typeof api.pickups.list)['query']>;

interface Listed {
  readonly rows: PickupRow[];
  readonly totalItems: number;
  readonly tabCounts: Record<PickupTab, number>;
}

/** One page of pickups, and how many lie behind each tab. `scope` limits both. */
export async function listPickups(
  db: Database,
  scope: SQL | undefined,
  query: Query,
  clock: CallerClock,
): Promise<Listed> {
  const found = and(scope, matches(pickups.searchText, query.search));
  const counted = async (tab: PickupTab | undefined) =>
    db.$count(
      db
        .select({ id: pickups.id })
        .from(pickups)
        .where(and(found, tab && isBehind(tab, clock.today)))
        .limit(COUNTED_ROWS)
        .as('counted'),
    );
  const tabCounts = {
    upcoming: await counted('upcoming'),
    recurring: await counted('recurring'),
    past: await counted('past'),
  };
  const isHit = query.tab ? and(found, isBehind(query.tab, clock.today)) : found;
  const rows =
    query.tab === 'upcoming' || query.tab === 'recurring'
      ? await pageByNextDay(db, isHit, query, clock)
      : await db
          .select()
          .from(pickups)
          .where(isHit)
          .orderBy(desc(query.tab === 'past' ? pickups.lastDay : pickups.createdAt), asc(pickups.id))
          .limit(rowsOfPage(query).limit)
          .offset(rowsOfPage(query).offset);
  const totalItems = query.tab ? tabCounts[query.tab] : await counted(undefined);
  return { rows, totalItems, tabCounts };
}

/** What a tab shows, by the caller's day. */
function isBehind(tab: PickupTab, today: string): SQL | undefined {
  const isAhead = or(isNull(pickups.lastDay), gte(pickups.lastDay, today));
  switch (tab) {
    case 'upcoming':
      return and(or(eq(pickups.isRecurring, false), eq(pickups.isActive, true)), isAhead);
    case 'recurring':
      return and(eq(pickups.isRecurring, true), isAhead);
    case 'past':
      return lt(pickups.lastDay, today);
  }
}

/**
 * When a series comes next follows from its rule and from today, so that no index has it: all that can be
 * leafed through are looked at, which an organisation has a handful of. Those that are paused come last, and what has gone
 * today.
 */
async function pageByNextDay(
  db: Database,
  isHit: SQL | undefined,
  query: Query,
  clock: CallerClock,
): Promise<PickupRow[]> {
  const all = await db
    .select()
    .from(pickups)
    .where(isHit)
    .orderBy(desc(pickups.createdAt), asc(pickups.id))
    .limit(LIST_END);
  const { limit, offset } = rowsOfPage(query);
  return soonestFirst(all, clock)
    .slice(offset, offset + limit)
    .map(({ row }) => row);
}

const BEHIND_ALL = '~';

function soonestFirst(rows: readonly PickupRow[], clock: CallerClock) {
  return rows
    .map((row) => ({ row, place: `${nextDayOf(row, clock) ?? BEHIND_ALL} ${row.lastPossiblePickupTime}` }))
    .toSorted((one, other) => (one.place < other.place ? -1 : Number(one.place > other.place)));
}

/** The active pickups that are not over, the one that comes next first. */
export async function upcomingPickups(
  db: Database,
  scope: SQL | undefined,
  clock: CallerClock,
  amount: number,
): Promise<PickupRow[]> {
  const rows = await db
    .select()
    .from(pickups)
    .where(
      and(scope, eq(pickups.isActive, true), or(isNull(pickups.lastDay), gte(pickups.lastDay, clock.today))),
    )
    .orderBy(desc(pickups.createdAt), asc(pickups.id))
    .limit(LIST_END);
  return soonestFirst(rows, clock)
    .slice(0, amount)
    .map(({ row }) => row);
}

/**
 * Stores a pickup.
 *
 * @returns whether it is new: what has its id already stays as it is
 */
export async function insertPickup(
  db: DatabaseSession,
  draft: PickupDraft,
  owner: Pick<PickupRow, 'id' | 'orgCode' | 'createdById' | 'createdByName'> &
    Partial<Pick<PickupRow, 'createdAt' | 'isActive' | 'pausedAt'>>,
): Promise<boolean> {
  const created = await db
    .insert(pickups)
    .values({ ...draft, ...derivedFrom(draft), ...owner })
    .onConflictDoNothing({ target: pickups.id })
    .returning({ id: pickups.id });
  return created.length > 0;
}

/**
 * What is ordered and not with its carrier yet. A day is closed before the driver comes, so that what is closed waits
 * as well, until it is scanned. `scope` limits it to what the caller may see.
 */
export async function readyToPickUp(db: Database, scope: SQL | undefined): Promise<ReadyToPickUp> {
  const waiting = db
    .select({
      id: shipments.id,
      packages: sql`${shipments.draft} #> '{shipmentData,packages}'`.as('packages'),
    })
    .from(shipments)
    .where(and(scope, eq(shipments.statusGroup, 'ordered'), isNull(shipments.ordering)))
    .limit(LIST_END)
    .as('waiting');
  const number = (key: string) => sql.raw(`(package ->> '${key}')::numeric`);
  const [sums] = await db
    .select({
      shipments: sql<string>`count(distinct ${waiting.id})`,
      packages: sql<string>`coalesce(sum(${number('amount')}), 0)`,
      weightKg: sql<string>`coalesce(sum(${number('amount')} * ${number('weightKg')}), 0)`,
      maximumWeightKg: sql<string>`coalesce(max(${number('weightKg')}), 0)`,
      longestSideCm: sql<string>`coalesce(max(greatest(${number('lengthCm')}, ${number('widthCm')}, ${number('heightCm')})), 0)`,
    })
    .from(waiting)
    .innerJoin(sql`jsonb_array_elements(${waiting.packages}) as package`, sql`true`);
  return {
    shipments: Number(sums?.shipments ?? 0),
    packages: Number(sums?.packages ?? 0),
    weightKg: Number(sums?.weightKg ?? 0),
    maximumWeightKg: Number(sums?.maximumWeightKg ?? 0),
    longestSideCm: Number(sums?.longestSideCm ?? 0),
  };
}

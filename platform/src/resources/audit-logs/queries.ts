import type { api } from 'contract';
import { addDays, trackingNumbersOf } from 'contract';
import { and, arrayOverlaps, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { StartOfDay } from '../../api/caller-day.ts';
import { COUNTED_ROWS, rowsOfPage } from '../../api/paging.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { idsOfNamed } from './named-things.ts';

const { auditRecords, shipments } = tables;

export type AuditRow = typeof auditRecords.$inferSelect;
type Filter = Omit<v.InferOutput<(typeof api.auditLogs.export)['query']>, 'format'>;
type ListQuery = v.InferOutput<(typeof api.auditLogs.list)['query']>;

const newestFirst = [desc(auditRecords.at), desc(auditRecords.id)];

/** One page of the log. Neither it nor the count looks at more entries than can be leafed through. */
export async function listEntries(db: Database, query: ListQuery, startOfDay: StartOfDay) {
  const newest = newestIds(await hitsOf(db, query, startOfDay), COUNTED_ROWS);
  const { limit, offset } = rowsOfPage(query);
  const ofPage = sql`select id from (${newest}) hits order by at desc, id desc limit ${limit} offset ${offset}`;
  const rows = await db
    .select()
    .from(auditRecords)
    .where(sql`${auditRecords.id} in (${ofPage})`)
    .orderBy(...newestFirst);
  return { rows, totalItems: await db.$count(sql`(${newest}) hits`) };
}

/** All that a filter finds, newest first: reads some, and the next once those are taken. */
export async function* everyEntry(
  db: Database,
  filter: Filter,
  startOfDay: StartOfDay,
): AsyncGenerator<AuditRow[], void> {
  const hits = await hitsOf(db, filter, startOfDay);
  let after: SQL | undefined;
  for (;;) {
    const newest = newestIds({ ...hits, isHit: and(hits.isHit, after) }, BATCH);
    const rows = await db
      .select()
      .from(auditRecords)
      .where(sql`${auditRecords.id} in (select id from (${newest}) hits)`)
      .orderBy(...newestFirst);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < BATCH) return;
    // As exactly as the database keeps it: a moment that was read is cut to milliseconds.
    const moment = sql`(select ${auditRecords.at} from ${auditRecords} where ${auditRecords.id} = ${last.id})`;
    after = sql`(${auditRecords.at}, ${auditRecords.id}) < (${moment}, ${last.id})`;
  }
}

const BATCH = 1000;

interface Hits {
  readonly isHit: SQL | undefined;
  /** Conditions of which one has to hold as well, each with an index that keeps its entries by time. */
  readonly ways?: readonly SQL[];
}

/** `id` and `at` of the newest that are hits. */
function newestIds({ isHit, ways }: Hits, most: number): SQL {
  const newestOf = (condition: SQL | undefined) => sql`
    (select ${auditRecords.id}, ${auditRecords.at} from ${auditRecords}
    where ${condition ?? sql`true`} order by ${auditRecords.at} desc, ${auditRecords.id} desc limit ${most})`;
  if (ways === undefined) return newestOf(isHit);
  const each = sql.join(
    ways.map((way) => newestOf(and(isHit, way))),
    sql` union `,
  );
  return sql`${each} order by at desc, id desc limit ${most}`;
}

async function hitsOf(db: Database, filter: Filter, startOfDay: StartOfDay): Promise<Hits> {
  const { search, from, to, action, kind, person, orgCode, object } = filter;
  const isHit = and(
    from === undefined ? undefined : gte(auditRecords.at, startOfDay(from)),
    to === undefined ? undefined : lt(auditRecords.at, startOfDay(addDays(to, 1))),
    action && eq(auditRecords.action, action),
    kind && eq(auditRecords.objectKind, kind),
    person === undefined ? undefined : eq(auditRecords.personId, person),
    orgCode === undefined ? undefined : eq(auditRecords.orgCode, orgCode),
    object === undefined ? undefined : eq(auditRecords.objectId, object),
  );
  if (search === '') return { isHit };
  const { numbers, named } = await waysTo(db, search);
  if (named.length > MOST_NAMES) return { isHit: and(isHit, or(...numbers, ...concerningAny(named))) };
  return { isHit, ways: [...numbers, ...named.flatMap((id) => concerned.map((column) => eq(column, id)))] };
}

/** More shipments than have one number: references can be the same. */
const MOST_NAMESAKES = 100;

/**
 * What is called as so many others has entries all over the log: those are met soon by leafing through it from the
 * end, while each way of its own would read as many as can be leafed through.
 */
const MOST_NAMES = 5;

/**
 * What has this number or name: the call, the thing itself, a shipment by what stands on its label, and whatever has
 * to do with an organisation, a person or another thing that is called so.
 */
async function waysTo(db: Database, search: string) {
  const [numbered, named] = await Promise.all([
    db
      .select({ id: shipments.id })
      .from(shipments)
      .where(arrayOverlaps(shipments.numbers, trackingNumbersOf(search)))
      .limit(MOST_NAMESAKES),
    idsOfNamed(db, search),
  ]);
  const numbers = [
    eq(auditRecords.requestId, search),
    inArray(auditRecords.objectId, [search, ...numbered.map(({ id }) => id)]),
  ];
  return { numbers, named };
}

const concerned = [auditRecords.objectId, auditRecords.personId, auditRecords.orgCode];

/** One parameter for all ids of a column: a question has room for 65,535, and a frequent word is in more names. */
const concerningAny = (ids: string[]) =>
  concerned.map((column) => sql`${column} = any(${sql.param(ids)}::text[])`);

import type { api } from 'contract';
import { addDays, compactTrackingNumber } from 'contract';
import { and, arrayContains, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
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
  const isHit = await hitsOf(db, query, startOfDay);
  const { limit, offset } = rowsOfPage(query);
  const rows = await db
    .select()
    .from(auditRecords)
    .where(isHit)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  const counted = db
    .select({ id: auditRecords.id })
    .from(auditRecords)
    .where(isHit)
    .orderBy(...newestFirst)
    .limit(COUNTED_ROWS);
  return { rows, totalItems: await db.$count(counted.as('counted')) };
}

/** All that a filter finds, newest first: reads some, and the next once those are taken. */
export async function* everyEntry(
  db: Database,
  filter: Filter,
  startOfDay: StartOfDay,
): AsyncGenerator<AuditRow[], void> {
  const isHit = await hitsOf(db, filter, startOfDay);
  let after: SQL | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(auditRecords)
      .where(and(isHit, after))
      .orderBy(...newestFirst)
      .limit(BATCH);
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

async function hitsOf(db: Database, filter: Filter, startOfDay: StartOfDay): Promise<SQL | undefined> {
  const { search, from, to, action, kind, person, orgCode, object } = filter;
  return and(
    search === '' ? undefined : await isNamed(db, search),
    from === undefined ? undefined : gte(auditRecords.at, startOfDay(from)),
    to === undefined ? undefined : lt(auditRecords.at, startOfDay(addDays(to, 1))),
    action && eq(auditRecords.action, action),
    kind && eq(auditRecords.objectKind, kind),
    person === undefined ? undefined : eq(auditRecords.personId, person),
    orgCode === undefined ? undefined : eq(auditRecords.orgCode, orgCode),
    object === undefined ? undefined : eq(auditRecords.objectId, object),
  );
}

/** More shipments than have one number: references can be the same. */
const MOST_NAMESAKES = 100;

/**
 * What has this number or name: the call, the thing itself, a shipment by what stands on its label, and whatever has
 * to do with an organisation, a person or another thing that is called so.
 */
async function isNamed(db: Database, search: string): Promise<SQL | undefined> {
  const number = compactTrackingNumber(search).toUpperCase();
  const [numbered, named] = await Promise.all([
    db
      .select({ id: shipments.id })
      .from(shipments)
      .where(arrayContains(shipments.numbers, [number]))
      .limit(MOST_NAMESAKES),
    idsOfNamed(db, search),
  ]);
  return or(
    inArray(auditRecords.objectId, [search, ...numbered.map(({ id }) => id), ...named]),
    inArray(auditRecords.personId, named),
    inArray(auditRecords.orgCode, named),
    eq(auditRecords.requestId, search),
  );
}

import { cronJobs, cronResults, LIST_END, storableWords } from 'contract';
import type { api, CronKind, CronLogLevel, CronLogLine, PersonRef } from 'contract';
import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { COUNTED_ROWS, rowsOfPage } from '../../api/paging.ts';
import { deleteBefore, tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import type { CronRunRow } from './cron-run-row.ts';
import { cronRunCopy } from './cron-runs.copy.ts';

const { cronRuns, cronRunItems, cronRunLines } = tables;

type ListQuery = v.InferOutput<(typeof api.cronRuns.list)['query']>;
type ItemsQuery = v.InferOutput<(typeof api.cronRuns.get)['query']>;

/** More than a run notes. */
const MOST_LINES = 500;
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** A run of which all has failed, or a part, or that came to no end. */
export const isTroubled = or(eq(cronRuns.status, 'failed'), ne(cronRuns.result, cronResults.success));

/** One page of runs, the newest first. */
export async function listRuns(
  db: Database,
  query: ListQuery,
): Promise<{ readonly rows: CronRunRow[]; readonly totalItems: number }> {
  const { limit, offset } = rowsOfPage(query);
  const isHit = query.onlyTroubled ? isTroubled : undefined;
  const rows = await db
    .select()
    .from(cronRuns)
    .where(isHit)
    .orderBy(desc(cronRuns.startedAt), desc(cronRuns.id))
    .limit(Math.min(limit, LIST_END))
    .offset(offset);
  const counted = db.select({ id: cronRuns.id }).from(cronRuns).where(isHit).limit(COUNTED_ROWS);
  return { rows, totalItems: await db.$count(counted.as('counted')) };
}

export async function findRun(db: DatabaseSession, id: string): Promise<CronRunRow | undefined> {
  const [row] = await db.select().from(cronRuns).where(eq(cronRuns.id, id));
  return row;
}

/** One page of what a run was about, in the order in which it was done. */
export async function listItems(db: Database, runId: string, query: ItemsQuery) {
  const { limit, offset } = rowsOfPage(query);
  const { itemKey, outcome, ordinal } = cronRunItems;
  const isHit = and(eq(cronRunItems.runId, runId), query.outcome && eq(outcome, query.outcome));
  const rows = await db
    .select()
    .from(cronRunItems)
    .where(isHit)
    .orderBy(asc(ordinal))
    .limit(limit)
    .offset(offset);
  const counted = db.select({ itemKey }).from(cronRunItems).where(isHit).limit(COUNTED_ROWS);
  return { rows, totalItems: await db.$count(counted.as('counted')) };
}

/** What became of items of a run that have not succeeded, by their keys. */
export async function notSucceededOf(
  db: Database,
  runId: string,
): Promise<
  Map<string, { readonly outcome: typeof cronRunItems.$inferSelect.outcome; readonly message: string }>
> {
  const { itemKey, message, outcome } = cronRunItems;
  const rows = await db
    .select({ itemKey, message, outcome })
    .from(cronRunItems)
    .where(and(eq(cronRunItems.runId, runId), ne(outcome, 'succeeded')));
  return new Map(rows.map(({ itemKey: key, ...row }) => [key, row]));
}

/** What a run has noted, oldest first. */
export async function listLines(db: Database, runId: string): Promise<CronLogLine[]> {
  const rows = await db
    .select()
    .from(cronRunLines)
    .where(eq(cronRunLines.runId, runId))
    .orderBy(asc(cronRunLines.ordinal))
    .limit(MOST_LINES);
  return rows.map(({ at, level, text }) => ({ at: at.toISOString(), level, text }));
}

/** Adds a line to what a run has noted, which may name files. */
export async function noteLine(
  db: DatabaseSession,
  runId: string,
  at: Date,
  text: string,
  level: CronLogLevel = 'info',
): Promise<void> {
  await db.insert(cronRunLines).values({ runId, at, level, text: storableWords(text) });
}

/**
 * Writes down in a run what somebody has done since about what it could not do.
 *
 * @returns whether it did not stand there already
 */
export async function noteLaterItem(
  db: DatabaseSession,
  runId: string,
  { key, ...item }: { readonly key: string; readonly label: string; readonly message: string },
): Promise<boolean> {
  const added = await db
    .insert(cronRunItems)
    .values({ runId, itemKey: key, ...item, outcome: 'succeeded', durationMs: 0 })
    .onConflictDoNothing()
    .returning({ itemKey: cronRunItems.itemKey });
  await db
    .update(cronRuns)
    .set({ succeeded: sql`${cronRuns.succeeded} + ${added.length}` })
    .where(eq(cronRuns.id, runId));
  return added.length > 0;
}

/**
 * Begins a run.
 *
 * @param by null where it is the clock
 * @returns the run, or undefined where one of this kind is under way
 */
export async function beginRun(
  db: DatabaseSession,
  {
    id,
    kind,
    by,
    now,
  }: { readonly id: string; readonly kind: CronKind } & {
    readonly by: PersonRef | null;
    readonly now: Date;
  },
): Promise<CronRunRow | undefined> {
  const [row] = await db
    .insert(cronRuns)
    .values({ id, kind, startedAt: now, startedById: by?.id, startedByName: by?.full_name })
    .onConflictDoNothing()
    .returning();
  if (!row) return undefined;
  const { name } = cronJobs[kind];
  const text = by ? cronRunCopy.startedBy(name, by.full_name) : cronRunCopy.startedByClock(name);
  await noteLine(db, id, now, text);
  return row;
}

/** Each may have ten thousand items, which go with it; together they must be gone before a statement's end. */
const RUNS_AT_ONCE = 10;

/** Deletes what nobody looks at any more, with its items and lines, some runs at a time. */
export function pruneRuns(db: Database, now: Date): Promise<void> {
  return deleteBefore(db, cronRuns, {
    at: cronRuns.startedAt,
    end: new Date(now.getTime() - KEPT_DAYS * DAY_MS),
    only: ne(cronRuns.status, 'pending'),
    atOnce: RUNS_AT_ONCE,
  });
}

import { randomUUID } from 'node:crypto';
import { cronResults, storableWords } from 'contract';
import type { CronKind, CronOutcome } from 'contract';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import type { CronRunRow } from './cron-run-row.ts';
import { cronRunCopy } from './cron-runs.copy.ts';
import { noteLine } from './queries.ts';

const { cronRuns, cronRunItems } = tables;

/**
 * Longer than one item takes and than carriers are left alone, so whoever holds a lease has ended, or is
 * dead, when it ends. It begins anew with every item. Leases go by the database's clock.
 */
const LEASE_SECONDS = 90;
/** A run that nobody survives so often in a row is given up. */
const MOST_DEATHS = 3;

const inTheFuture = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** A run that only its holder works on. */
export type LeasedRun = CronRunRow & { readonly leaseId: string };

/** Thrown where somebody else has taken the run over. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

const holds = ({ id, leaseId }: LeasedRun) =>
  and(eq(cronRuns.id, id), eq(cronRuns.leaseId, leaseId), eq(cronRuns.status, 'pending'));

/**
 * Takes a run that is under way and that nobody works on: one that was just begun, that paused, or whose
 * process has died.
 *
 * @returns undefined where there is none
 */
export async function leaseRun(
  { db, now }: Pick<Services, 'db' | 'now'>,
  kind: CronKind,
): Promise<LeasedRun | undefined> {
  const leaseId = randomUUID();
  const isFree = or(isNull(cronRuns.leaseEndsAt), lt(cronRuns.leaseEndsAt, sql`clock_timestamp()`));
  const [row] = await db
    .update(cronRuns)
    .set({
      leaseId,
      leaseEndsAt: inTheFuture,
      deaths: sql`case when ${isNotNull(cronRuns.leaseEndsAt)} then ${cronRuns.deaths} + 1 else 0 end`,
    })
    .where(and(eq(cronRuns.kind, kind), eq(cronRuns.status, 'pending'), isFree))
    .returning();
  if (!row) return undefined;
  const run = { ...row, leaseId };
  if (row.deaths >= MOST_DEATHS) {
    await finishRun(db, run, now(), cronRunCopy.givenUp);
    return undefined;
  }
  if (row.deaths > 0) await noteLine(db, row.id, now(), cronRunCopy.takenUpAgain, 'warning');
  return run;
}

/** What became of one item. */
export interface DoneItem {
  readonly key: string;
  readonly label: string;
  readonly shipmentId: string | null;
  readonly orgCode: string | null;
  readonly outcome: CronOutcome;
  readonly message: string;
  readonly durationMs: number;
}

/**
 * Writes down what became of an item, and holds the run for longer. Its words may be those of a file or a carrier.
 *
 * @throws {LeaseLost} where somebody else works on the run by now
 */
export async function noteItem(db: Database, run: LeasedRun, item: DoneItem): Promise<void> {
  const { key: itemKey, label, message, ...done } = item;
  const words = { label: storableWords(label), message: storableWords(message) };
  await db.transaction(async (transaction) => {
    const isNew = await transaction
      .insert(cronRunItems)
      .values({ runId: run.id, itemKey, ...done, ...words })
      .onConflictDoNothing()
      .returning({ itemKey: cronRunItems.itemKey });
    const counter = cronRuns[item.outcome];
    const held = await transaction
      .update(cronRuns)
      .set({ leaseEndsAt: inTheFuture, [item.outcome]: sql`${counter} + ${isNew.length}` })
      .where(holds(run))
      .returning({ id: cronRuns.id });
    if (held.length === 0) throw new LeaseLost(`Run ${run.id} is somebody else’s`);
  });
}

/** The keys of the items that a run has done. */
export async function doneKeys(db: Database, runId: string): Promise<Set<string>> {
  const rows = await db
    .select({ key: cronRunItems.itemKey })
    .from(cronRunItems)
    .where(eq(cronRunItems.runId, runId));
  return new Set(rows.map(({ key }) => key));
}

/** Lets go of a run that is not done yet; whoever comes next goes on with it. */
export async function pauseRun(db: Database, run: LeasedRun): Promise<void> {
  await db.update(cronRuns).set({ leaseId: null, leaseEndsAt: null, deaths: 0 }).where(holds(run));
}

/**
 * Ends a run by what became of its items.
 *
 * @param broken why it came to no end of its own
 */
export async function finishRun(
  db: Database,
  run: LeasedRun,
  now: Date,
  broken: string | null = null,
): Promise<void> {
  const { success, someFailed, failed } = cronResults;
  await db.transaction(async (transaction) => {
    const counters = await countersOf(transaction, run);
    if (!counters) return;
    const result =
      broken !== null
        ? counters.succeeded > 0
          ? someFailed
          : failed
        : counters.failed === 0
          ? success
          : counters.succeeded > 0
            ? someFailed
            : failed;
    const status = broken !== null || result === failed ? 'failed' : 'success';
    await transaction
      .update(cronRuns)
      .set({
        status,
        result,
        endedAt: now,
        leaseId: null,
        leaseEndsAt: null,
      })
      .where(holds(run));
    if (broken !== null) await noteLine(transaction, run.id, now, broken, 'error');
    const processed = counters.succeeded + counters.skipped + counters.failed;
    const text = cronRunCopy.ended(processed, counters.succeeded, counters.skipped, counters.failed);
    await noteLine(transaction, run.id, now, text, status === 'failed' ? 'error' : 'info');
  });
}

/** How many of which, while nobody else can add to them; undefined where the run is somebody else's. */
async function countersOf(db: DatabaseSession, run: LeasedRun) {
  const { succeeded, skipped, failed } = cronRuns;
  const [counters] = await db
    .select({ succeeded, skipped, failed })
    .from(cronRuns)
    .where(holds(run))
    .for('update');
  return counters;
}

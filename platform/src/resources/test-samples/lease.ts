import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import type { ExecutionRow, ResultRow } from './rows.ts';
import { testSampleCopy as copy } from './test-samples.copy.ts';

const { testExecutions, testResults } = tables;

/**
 * Longer than one case takes, for which a carrier is asked four times at most. It begins anew with every event;
 * whoever holds a lease that has ended is dead. Leases go by the database's clock.
 */
const LEASE_SECONDS = 60;
/** An execution that nobody survives so often in a row is given up. */
const MOST_DEATHS = 3;

const inTheFuture = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** An execution that only its holder works on. */
export type LeasedExecution = ExecutionRow & { readonly leaseId: string };

/** Thrown where somebody else has taken the execution over, or it is gone. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

const holds = ({ id, leaseId }: LeasedExecution) =>
  and(eq(testExecutions.id, id), eq(testExecutions.leaseId, leaseId), eq(testExecutions.status, 'running'));

const isFree = or(isNull(testExecutions.leaseEndsAt), lt(testExecutions.leaseEndsAt, sql`clock_timestamp()`));

/** The executions that are under way and that nobody works on, the oldest first. */
export async function leftBehind(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: testExecutions.id })
    .from(testExecutions)
    .where(and(eq(testExecutions.status, 'running'), isFree))
    .orderBy(testExecutions.startedAt);
  return rows.map(({ id }) => id);
}

/**
 * Takes an execution that nobody works on.
 *
 * @returns it; undefined where somebody does, or it has ended
 */
export async function leaseExecution(db: Database, id: string): Promise<LeasedExecution | undefined> {
  const leaseId = randomUUID();
  const [row] = await db
    .update(testExecutions)
    .set({
      leaseId,
      leaseEndsAt: inTheFuture,
      deaths: sql`case when ${isNotNull(testExecutions.leaseEndsAt)} then ${testExecutions.deaths} + 1 else 0 end`,
    })
    .where(and(eq(testExecutions.id, id), eq(testExecutions.status, 'running'), isFree))
    .returning();
  return row && { ...row, leaseId };
}

/** Whether an execution has been broken off so often that it is given up. */
export function isGivenUp({ deaths }: LeasedExecution): boolean {
  return deaths >= MOST_DEATHS;
}

/** What an event says of a case. */
export type Noted = Partial<
  Pick<ResultRow, 'status' | 'message' | 'deviations' | 'durationMs' | 'received' | 'expected'>
>;

/** An event about a case. */
export interface NotedEvent {
  readonly itemId: string;
  readonly noted: Noted;
  /** When the execution has ended with it, as that of a single case does. */
  readonly endedAt?: Date | undefined;
}

/**
 * Writes an event down, with what it says of a case, and holds the execution for longer.
 *
 * @returns the number of the event
 * @throws {LeaseLost} where somebody else works on it by now
 */
export async function noteEvent(
  db: Database,
  execution: LeasedExecution,
  about?: NotedEvent,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const status = about?.noted.status;
    const counted =
      status === 'succeeded' || status === 'deviant' || status === 'failed'
        ? { [status]: sql`${testExecutions[status]} + 1` }
        : {};
    const held = about?.endedAt ? endedAt(about.endedAt) : { leaseEndsAt: inTheFuture };
    const sequence = await step(transaction, execution, { ...held, ...counted });
    if (about)
      await transaction
        .update(testResults)
        .set(about.noted)
        .where(and(eq(testResults.executionId, execution.id), eq(testResults.itemId, about.itemId)));
    return sequence;
  });
}

/** Lets go of an execution that is not done yet; whoever comes next goes on with it. */
export async function pauseExecution(db: Database, execution: LeasedExecution): Promise<void> {
  await db
    .update(testExecutions)
    .set({ leaseId: null, leaseEndsAt: null, deaths: 0 })
    .where(holds(execution));
}

/**
 * Ends an execution, with the event that says so.
 *
 * @param broken why it came to no end of its own, in German; its cases that were not executed have failed then
 * @param left what a person has to do about cases whose orders stand, in German, by the id of the case
 * @returns the number of the event
 */
export function finishExecution(
  db: Database,
  execution: LeasedExecution,
  now: Date,
  broken?: string,
  left: ReadonlyMap<string, string> = new Map(),
): Promise<number> {
  return db.transaction(async (transaction) => {
    if (broken === undefined) return step(transaction, execution, endedAt(now));
    const open = await transaction
      .update(testResults)
      .set({ status: 'failed', message: copy.notExecuted })
      .where(
        and(
          eq(testResults.executionId, execution.id),
          inArray(testResults.status, ['waiting', 'running', 'received']),
        ),
      )
      .returning({ itemId: testResults.itemId });
    for (const [itemId, message] of left)
      await transaction
        .update(testResults)
        .set({ message })
        .where(and(eq(testResults.executionId, execution.id), eq(testResults.itemId, itemId)));
    return step(transaction, execution, {
      ...endedAt(now),
      status: 'failed',
      message: broken,
      failed: sql`${testExecutions.failed} + ${open.length}`,
    });
  });
}

function endedAt(at: Date) {
  return { status: 'done' as const, endedAt: at, leaseId: null, leaseEndsAt: null };
}

/** The next event of an execution, with what it changes. */
async function step(
  db: DatabaseSession,
  execution: LeasedExecution,
  changed: Parameters<ReturnType<DatabaseSession['update']>['set']>[0],
): Promise<number> {
  const [row] = await db
    .update(testExecutions)
    .set({ ...changed, sequence: sql`${testExecutions.sequence} + 1` })
    .where(holds(execution))
    .returning({ sequence: testExecutions.sequence });
  if (!row) throw new LeaseLost(`Execution ${execution.id} is somebody else’s`);
  return row.sequence;
}

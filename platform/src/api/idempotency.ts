import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { idempotencyKeySchema, problemCodes } from 'contract';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import * as v from 'valibot';
import { deleteOlder, tables } from '../store/index.ts';
import type { Database } from '../store/index.ts';
import { problemCopy } from './problem.copy.ts';
import { ProblemError } from './problem.ts';

const { idempotencyRecords } = tables;

/** Longer than any call takes: carriers are given up after 8 s. */
const LEASE_MS = 30_000;
const PATIENCE_MS = 8_000;
const POLL_MS = 60;
const KEPT_MS = 48 * 3_600_000;

/** Which intent of which person a call carries out. */
export interface Intent {
  readonly orgCode: string;
  readonly personId: string;
  /** Method and path with its parameters filled in. */
  readonly endpoint: string;
  readonly key: string;
  readonly body: unknown;
}

/**
 * The `Idempotency-Key` of a call.
 *
 * @throws {ProblemError} 400 when it is missing or cannot be one.
 */
export function readIdempotencyKey(header: string | string[] | undefined): string {
  const result = v.safeParse(idempotencyKeySchema, header);
  if (result.success) return result.output;
  throw new ProblemError(400, { detail: problemCopy.idempotencyKeyNeeded });
}

/**
 * Runs a creating call once per intent. A repetition with the same body waits for the first call
 * and gets its answer; with another body it is refused. A call that fails without having done
 * anything frees its key. One whose outcome is unknown keeps it for the same body, and so does one
 * that died with its process once the lease has run out: `run` then has to find what is there. A
 * failure of such a later run says nothing about the first one. What is ordered from carriers has a
 * record of its own instead, see shipments/intents.ts.
 *
 * @param patienceMs how long a repetition waits for the first call before it is sent away
 * @returns the answer as JSON text, the first one in case of a repetition.
 */
export async function runOnce(
  db: Database,
  intent: Intent,
  run: () => Promise<string>,
  patienceMs = PATIENCE_MS,
): Promise<string> {
  const lease = await acquire(db, intent, patienceMs);
  if ('answer' in lease) return lease.answer;
  const isMine = and(isRecord(intent), eq(idempotencyRecords.leaseId, lease.id));
  try {
    const answer = await run();
    await db.update(idempotencyRecords).set({ answer, leaseId: null, leaseEndsAt: null }).where(isMine);
    return answer;
  } catch (error) {
    const hasDoneNothing = error instanceof ProblemError && !error.details.isOutcomeUnknown;
    if (hasDoneNothing && !lease.isTakenOver) {
      await db.delete(idempotencyRecords).where(isMine);
      throw error;
    }
    await db.update(idempotencyRecords).set({ leaseId: null, leaseEndsAt: null }).where(isMine);
    throw hasDoneNothing ? outcomeUnknown() : error;
  }
}

/** Forgets intents of which nobody sends a repetition any more. */
export async function pruneIdempotencyRecords(db: Database): Promise<void> {
  await deleteOlder(db, idempotencyRecords, new Date(Date.now() - KEPT_MS));
}

/** Waits until the intent is ours to run or has an answer. */
async function acquire(
  db: Database,
  intent: Intent,
  patienceMs: number,
): Promise<{ id: string; isTakenOver: boolean } | { answer: string }> {
  const bodyHash = hashOfBody(intent.body);
  const deadline = Date.now() + patienceMs;
  const { orgCode, personId, endpoint, key } = intent;
  for (;;) {
    const lease = { leaseId: randomUUID(), leaseEndsAt: new Date(Date.now() + LEASE_MS) };
    const created = await db
      .insert(idempotencyRecords)
      .values({ orgCode, personId, endpoint, key, bodyHash, ...lease })
      .onConflictDoNothing()
      .returning({ key: idempotencyRecords.key });
    if (created.length > 0) return { id: lease.leaseId, isTakenOver: false };

    const [record] = await db.select().from(idempotencyRecords).where(isRecord(intent));
    // Deleted in between: the first call failed, so the next round makes it ours.
    if (!record) continue;
    if (record.bodyHash !== bodyHash) throw mismatch();
    if (record.answer !== null) return { answer: record.answer };

    const isFree = or(isNull(idempotencyRecords.leaseId), lt(idempotencyRecords.leaseEndsAt, new Date()));
    const taken = await db
      .update(idempotencyRecords)
      .set(lease)
      .where(and(isRecord(intent), isNull(idempotencyRecords.answer), isFree))
      .returning({ key: idempotencyRecords.key });
    if (taken.length > 0) return { id: lease.leaseId, isTakenOver: true };

    if (Date.now() > deadline) throw inProgress();
    await sleep(POLL_MS);
  }
}

function isRecord({ orgCode, personId, endpoint, key }: Intent) {
  return and(
    eq(idempotencyRecords.orgCode, orgCode),
    eq(idempotencyRecords.personId, personId),
    eq(idempotencyRecords.endpoint, endpoint),
    eq(idempotencyRecords.key, key),
  );
}

/** The same key with another body, or on another endpoint. */
export function mismatch(): ProblemError {
  return new ProblemError(422, {
    title: problemCopy.idempotencyMismatch,
    detail: problemCopy.idempotencyMismatchDetail,
    code: problemCodes.idempotencyMismatch,
  });
}

/** The first call with this key has not ended. */
export function inProgress(): ProblemError {
  return new ProblemError(409, {
    title: problemCopy.idempotencyInProgress,
    detail: problemCopy.idempotencyInProgressDetail,
    code: problemCodes.idempotencyInProgress,
    headers: { 'retry-after': '2' },
  });
}

function outcomeUnknown(): ProblemError {
  return new ProblemError(409, {
    title: problemCopy.outcomeUnknown,
    detail: problemCopy.outcomeUnknownDetail,
    code: problemCodes.carrierUnknown,
    isOutcomeUnknown: true,
  });
}

/** A hash that does not depend on the order of keys. */
export function hashOfBody(body: unknown): string {
  const sorted = JSON.stringify(body ?? null, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('hex');
}

import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { CarrierOrder } from '../carriers/index.ts';
import { tables } from '../store/index.ts';
import type { Database, DatabaseSession, IntentFailure } from '../store/index.ts';

const { shipmentIntents } = tables;

/** Longer than a carrier is waited for, so whoever holds a lease has ended, or is dead, when it ends. */
export const LEASE_MS = 30_000;

export type IntentRow = typeof shipmentIntents.$inferSelect;

/** Whose intent, and which. */
export type IntentKey = Pick<IntentRow, 'orgCode' | 'personId' | 'key'>;

/** An intent that no carrier has settled yet. */
const unsettled = ['open', 'unclear'] as const;

const isIntent = ({ orgCode, personId, key }: IntentKey) =>
  and(
    eq(shipmentIntents.orgCode, orgCode),
    eq(shipmentIntents.personId, personId),
    eq(shipmentIntents.key, key),
  );

export async function findIntent(db: DatabaseSession, key: IntentKey): Promise<IntentRow | undefined> {
  const [row] = await db.select().from(shipmentIntents).where(isIntent(key));
  return row;
}

/** What is written down before anything happens. */
export interface NewIntent extends IntentKey {
  readonly endpoint: string;
  readonly bodyHash: string;
  readonly personName: string;
  readonly shipmentId: string;
  readonly requestId: string;
  readonly createdAt: Date;
}

/**
 * Writes down that something is done in this very transaction and nobody else has to be asked.
 *
 * @returns whether it is written; otherwise the key is known already
 */
export function noteDone(db: DatabaseSession, intent: NewIntent): Promise<boolean> {
  return insert(db, { ...intent, state: 'done', settledAt: intent.createdAt });
}

/**
 * Writes down that a carrier is about to be asked.
 *
 * @param arrivesWithinMs how long after the end of the lease the order may still reach its carrier
 * @returns the lease under which it may be asked, or undefined when the key is known already
 */
export async function noteOpen(
  db: DatabaseSession,
  intent: NewIntent & { readonly request: CarrierOrder },
  arrivesWithinMs: number,
): Promise<string | undefined> {
  const leaseId = randomUUID();
  const leaseEndsAt = new Date(Date.now() + LEASE_MS);
  const isMine = await insert(db, {
    ...intent,
    state: 'open',
    leaseId,
    leaseEndsAt,
    missingIsFinalFrom: new Date(leaseEndsAt.getTime() + arrivesWithinMs),
    nextTryAt: leaseEndsAt,
  });
  return isMine ? leaseId : undefined;
}

/**
 * Closes a key of which nothing is known: whatever call with it is still on its way does nothing any more.
 *
 * @returns what is known of it after all
 */
export async function closeUnknown(db: Database, key: IntentKey, now: Date): Promise<IntentRow | undefined> {
  const isClosed = await insert(db, { ...key, state: 'closed', createdAt: now, settledAt: now });
  const row = isClosed ? undefined : await findIntent(db, key);
  return row?.state === 'closed' ? undefined : row;
}

async function insert(db: DatabaseSession, row: typeof shipmentIntents.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(shipmentIntents)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: shipmentIntents.key });
  return inserted.length > 0;
}

/** Takes the right to ask about an unsettled intent; undefined when somebody else has it, or it is settled. */
export async function lease(db: Database, key: IntentKey): Promise<IntentRow | undefined> {
  const now = new Date();
  const [row] = await db
    .update(shipmentIntents)
    .set({ leaseId: randomUUID(), leaseEndsAt: new Date(now.getTime() + LEASE_MS) })
    .where(
      and(
        isIntent(key),
        inArray(shipmentIntents.state, unsettled),
        or(isNull(shipmentIntents.leaseId), lt(shipmentIntents.leaseEndsAt, now)),
      ),
    )
    .returning();
  return row;
}

/** Whether somebody asks the carrier at this moment. */
export function isBeingAsked({ leaseId, leaseEndsAt }: IntentRow): boolean {
  return leaseId !== null && leaseEndsAt !== null && leaseEndsAt > new Date();
}

/** Gives a lease back, with what is known about the next try. */
export async function release(
  db: DatabaseSession,
  intent: IntentKey & { readonly leaseId: string | null },
  changes: Partial<Pick<IntentRow, 'state' | 'nextTryAt' | 'missingIsFinalFrom' | 'tries'>>,
): Promise<void> {
  await db
    .update(shipmentIntents)
    .set({ ...changes, leaseId: null, leaseEndsAt: null })
    .where(and(isIntent(intent), eq(shipmentIntents.leaseId, intent.leaseId ?? '')));
}

/**
 * Settles an intent for good.
 *
 * @param failure why nothing was ordered; null when it was
 * @returns whether it was still to be settled
 */
export async function settle(
  db: DatabaseSession,
  key: IntentKey,
  failure: IntentFailure | null,
  now: Date,
): Promise<boolean> {
  const settled = await db
    .update(shipmentIntents)
    .set({
      state: failure ? 'refused' : 'done',
      failure,
      settledAt: now,
      leaseId: null,
      leaseEndsAt: null,
      nextTryAt: null,
    })
    .where(and(isIntent(key), inArray(shipmentIntents.state, unsettled)))
    .returning({ key: shipmentIntents.key });
  return settled.length > 0;
}

/** Writes down that nobody but a person can find out what became of an intent. */
export async function markUnclear(db: DatabaseSession, key: IntentKey): Promise<void> {
  await db
    .update(shipmentIntents)
    .set({ state: 'unclear', settledAt: null, nextTryAt: null, leaseId: null, leaseEndsAt: null })
    .where(isIntent(key));
}

/** Unsettled intents whose carrier is to be asked by now, those that wait longest first. */
export function findDue(db: Database, limit: number): Promise<IntentRow[]> {
  return db
    .select()
    .from(shipmentIntents)
    .where(lte(shipmentIntents.nextTryAt, new Date()))
    .orderBy(shipmentIntents.nextTryAt)
    .limit(limit);
}

import { randomUUID } from 'node:crypto';
import type { ShipmentDraft } from 'contract';
import { and, eq, getTableColumns, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { CarrierOrder } from '../../carriers/index.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession, IntentFailure } from '../../store/index.ts';

const { shipmentIntents, shipments } = tables;

/**
 * Longer than a carrier is waited for, so whoever holds a lease has ended, or is dead, when it ends.
 * Leases go by the database's clock, which all instances share.
 */
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
  /** What a template becomes, once it is ordered. */
  readonly draft?: ShipmentDraft;
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
  const leaseEndsAt = inTheFuture(LEASE_MS);
  const isMine = await insert(db, {
    ...intent,
    state: 'open',
    leaseId,
    leaseEndsAt,
    missingIsFinalFrom: inTheFuture(LEASE_MS + arrivesWithinMs),
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

async function insert(db: DatabaseSession, row: PgInsertValue<typeof shipmentIntents>): Promise<boolean> {
  const inserted = await db
    .insert(shipmentIntents)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: shipmentIntents.key });
  return inserted.length > 0;
}

/** An intent about which its carrier is to be asked. */
export interface LeasedIntent extends IntentRow {
  /**
   * Whether a carrier that is asked from now on and knows nothing of the order will never get it. An
   * answer says how things stood when its question came, however late it is itself.
   */
  readonly isMissingFinal: boolean;
}

/**
 * Takes the right to ask about an intent that is not settled, or that has to be revoked; undefined when
 * somebody else has it, or there is nothing to ask.
 */
export async function lease(db: Database, key: IntentKey): Promise<LeasedIntent | undefined> {
  const { state, nextTryAt, leaseId, leaseEndsAt, missingIsFinalFrom } = shipmentIntents;
  const [row] = await db
    .update(shipmentIntents)
    .set({ leaseId: randomUUID(), leaseEndsAt: inTheFuture(LEASE_MS) })
    .where(
      and(
        isIntent(key),
        or(inArray(state, unsettled), and(eq(state, 'refused'), isNotNull(nextTryAt))),
        or(isNull(leaseId), lt(leaseEndsAt, sql`now()`)),
      ),
    )
    .returning({
      ...getTableColumns(shipmentIntents),
      isMissingFinal: sql<boolean>`coalesce(${missingIsFinalFrom} <= now(), true)`,
    });
  return row;
}

/** Whether somebody asks the carrier at this moment. */
export function isBeingAsked({ leaseId, leaseEndsAt }: IntentRow): boolean {
  return leaseId !== null && leaseEndsAt !== null && leaseEndsAt > new Date();
}

/**
 * Gives a lease back, with what is known about the next try.
 *
 * @returns whether it was still held; otherwise somebody else has asked in the meantime
 */
export async function release(
  db: DatabaseSession,
  intent: IntentKey & { readonly leaseId: string | null },
  changes: Partial<Pick<IntentRow, 'nextTryAt' | 'missingIsFinalFrom' | 'tries'>>,
): Promise<boolean> {
  const released = await db
    .update(shipmentIntents)
    .set({ ...changes, leaseId: null, leaseEndsAt: null })
    .where(and(isIntent(intent), eq(shipmentIntents.leaseId, intent.leaseId ?? '')))
    .returning({ key: shipmentIntents.key });
  return released.length > 0;
}

/**
 * Writes down that an order which was given up may have reached its carrier after all: it is looked for
 * there and cancelled. Does nothing to an intent that was not given up.
 *
 * @param firstTryInMs when the carrier is asked at the soonest
 */
export async function noteRevocation(
  db: DatabaseSession,
  key: IntentKey,
  { firstTryInMs, arrivesWithinMs }: { readonly firstTryInMs: number; readonly arrivesWithinMs: number },
): Promise<void> {
  await db
    .update(shipmentIntents)
    .set({
      nextTryAt: inTheFuture(firstTryInMs),
      missingIsFinalFrom: inTheFuture(arrivesWithinMs),
      tries: 0,
      leaseId: null,
      leaseEndsAt: null,
    })
    .where(and(isIntent(key), eq(shipmentIntents.state, 'refused')));
}

/** Writes down that the carrier has nothing any more of an order that was given up. */
export async function noteRevoked(db: DatabaseSession, key: IntentKey): Promise<void> {
  await db
    .update(shipmentIntents)
    .set({ nextTryAt: null, leaseId: null, leaseEndsAt: null })
    .where(and(isIntent(key), eq(shipmentIntents.state, 'refused')));
}

/** Few enough to be done long before a statement's end. */
const FORGOTTEN_AT_ONCE = 1000;

/**
 * Forgets what an organisation has ordered, and for whom: its people's orders and those of its shipments, some at a
 * time. That there were orders stays, and so does what a carrier has still to be asked.
 */
export async function forgetOrders(db: Database, orgCode: string): Promise<void> {
  const { state, nextTryAt, shipmentId, request, draft } = shipmentIntents;
  const place = sql`${shipmentIntents}.ctid`;
  const ofItsShipments = db
    .select({ id: shipments.id })
    .from(shipments)
    .where(eq(shipments.orgCode, orgCode));
  // One after the other: together no index would find them among the orders of everybody.
  for (const theirs of [eq(shipmentIntents.orgCode, orgCode), inArray(shipmentId, ofItsShipments)]) {
    const some = db
      .select({ place })
      .from(shipmentIntents)
      .where(
        and(
          theirs,
          or(eq(state, 'done'), and(eq(state, 'refused'), isNull(nextTryAt))),
          or(isNotNull(request), isNotNull(draft)),
        ),
      )
      .limit(FORGOTTEN_AT_ONCE);
    let forgotten;
    do {
      forgotten = await db
        .update(shipmentIntents)
        .set({ request: null, draft: null })
        .where(inArray(place, some))
        .returning({ key: shipmentIntents.key });
    } while (forgotten.length === FORGOTTEN_AT_ONCE);
  }
}

/** Puts off the next question about an intent that nobody is asking about. */
export async function postpone(db: Database, key: IntentKey, nextTryAt: Date): Promise<void> {
  await db
    .update(shipmentIntents)
    .set({ nextTryAt })
    .where(and(isIntent(key), isNull(shipmentIntents.leaseId)));
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

/** Writes down that nobody but a person can find out what became of an intent; what was ordered stays so. */
export async function markUnclear(db: DatabaseSession, key: IntentKey): Promise<void> {
  await db
    .update(shipmentIntents)
    .set({ state: 'unclear', settledAt: null, nextTryAt: null, leaseId: null, leaseEndsAt: null })
    .where(and(isIntent(key), ne(shipmentIntents.state, 'done')));
}

/** An intent whose carrier is to be asked, with nothing in it that could not be read. */
export interface DueIntent extends IntentKey {
  readonly carrier: string | null;
  readonly shipmentId: string | null;
}

/** Intents whose carrier is to be asked by now, those that wait longest first. */
export function findDue(db: Database, limit: number): Promise<DueIntent[]> {
  const { orgCode, personId, key, shipmentId, request } = shipmentIntents;
  // What one intent holds is read when its turn comes: one that cannot be read keeps none of the others.
  const carrier = sql<string | null>`${request} ->> 'carrier'`;
  return db
    .select({ orgCode, personId, key, shipmentId, carrier })
    .from(shipmentIntents)
    .where(lte(shipmentIntents.nextTryAt, sql`now()`))
    .orderBy(shipmentIntents.nextTryAt)
    .limit(limit);
}

/** A moment by the database's clock. */
function inTheFuture(milliseconds: number): SQL<Date> {
  return sql<Date>`now() + make_interval(secs => ${milliseconds / 1000})`;
}

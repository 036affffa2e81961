import type { CarrierOrder } from '../../carriers/index.ts';
import type { Services } from '../../services.ts';
import type { DatabaseSession, IntentFailure } from '../../store/index.ts';
import { connectionTo, orderFromCarrier } from './ask-carrier.ts';
import { failureOf } from './failures.ts';
import { LEASE_MS, noteOpen, noteRevocation, release } from './intents.ts';
import type { IntentKey, NewIntent } from './intents.ts';
import { leaveUnclear, settleRefused, settleTaken } from './settling.ts';
import type { ShipmentRow } from './shipment-row.ts';

/** Time that must be left of a lease for asking: a process that was held up must not order behind its back. */
const ASKING_TAKES_MS = 10_000;
/** After an order whose answer was lost, its carrier is asked so soon. */
const FIRST_QUESTION_MS = 2000;

/** What ordering came to. */
export type Placed =
  | { readonly kind: 'ordered'; readonly row: ShipmentRow }
  | { readonly kind: 'not-ordered'; readonly failure: IntentFailure }
  | { readonly kind: 'unknown' }
  /** The key was known already, so nothing was done. */
  | { readonly kind: 'known' };

export interface OrderPlan {
  readonly intent: NewIntent;
  readonly request: CarrierOrder;
  /** Stores the shipment as one that is being ordered, in the transaction in which the intent is written. */
  readonly prepare: (db: DatabaseSession) => Promise<void>;
}

/**
 * Orders a shipment. It is written down before the carrier is asked, and settled afterwards: whatever
 * happens in between leaves a record that `findOut` settles.
 *
 * @throws what `prepare` throws; nothing is written then
 */
export async function placeOrder(services: Services, plan: OrderPlan): Promise<Placed> {
  const { db, carriers, now } = services;
  const { request } = plan;
  const connection = connectionTo(carriers, request.carrier);
  const intent = { ...plan.intent, request };
  const arrivesWithinMs = connection.orderArrivesWithinMs;
  const begun = Date.now();
  const leaseId = await db.transaction(async (transaction) => {
    const id = await noteOpen(transaction, intent, arrivesWithinMs);
    if (id !== undefined) await plan.prepare(transaction);
    return id;
  });
  if (leaseId === undefined) return { kind: 'known' };
  const leaseIsSoundUntil = begun + LEASE_MS - ASKING_TAKES_MS;
  try {
    if (Date.now() > leaseIsSoundUntil) throw new Error('The lease is too short to ask a carrier');
    const outcome = await orderFromCarrier(connection, request, now);
    switch (outcome.kind) {
      case 'taken': {
        const row = await settleTaken(services, intent, outcome.taken);
        return row ? { kind: 'ordered', row } : { kind: 'unknown' };
      }
      case 'refused':
      case 'price-changed':
      case 'unreachable': {
        const failure = failureOf(outcome, request.carrier);
        await settleRefused(services, intent, failure, { isWaitedFor: true });
        return { kind: 'not-ordered', failure };
      }
      case 'unknown':
        if (connection.find) await askSoon(services, { ...intent, leaseId }, arrivesWithinMs);
        else await leaveUnclear(services, intent, undefined);
        return { kind: 'unknown' };
    }
  } catch (error) {
    // Best effort: without it the lease runs out by itself.
    await askSoon(services, { ...intent, leaseId }, arrivesWithinMs).catch(() => {});
    throw error;
  }
}

async function askSoon(
  { db }: Services,
  intent: IntentKey & { readonly leaseId: string },
  arrivesWithinMs: number,
): Promise<void> {
  const isMine = await release(db, intent, {
    nextTryAt: new Date(Date.now() + FIRST_QUESTION_MS),
    missingIsFinalFrom: new Date(Date.now() + arrivesWithinMs),
  });
  // This process stood still for longer than its lease, and another one has given the order up.
  if (!isMine) await noteRevocation(db, intent, { firstTryInMs: FIRST_QUESTION_MS, arrivesWithinMs });
}

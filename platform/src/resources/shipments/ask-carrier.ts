import type { Carrier } from 'contract';
import { CarrierError, rejectionBy } from '../../carriers/index.ts';
import type {
  CarrierConnection,
  CarrierOrder,
  Carriers,
  OrderedParcel,
  TakenOrder,
} from '../../carriers/index.ts';

/** After this time the outcome of an order counts as unknown; shorter than browsers wait for an answer. */
const ORDER_TIMEOUT_MS = 8000;
const QUESTION_TIMEOUT_MS = 8000;
const CANCELLING_TIMEOUT_MS = 8000;

/** What became of an order. */
export type OrderOutcome =
  | { readonly kind: 'taken'; readonly taken: TakenOrder }
  /** Not ordered; the reason is German and the carrier's own. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Not ordered: the carrier could not be reached. */
  | { readonly kind: 'unreachable' }
  /** Perhaps ordered. */
  | { readonly kind: 'unknown' };

/** What a carrier says of an order whose answer was lost. */
export type FoundOrder =
  | { readonly kind: 'taken'; readonly taken: TakenOrder }
  | { readonly kind: 'missing' }
  /** It did not say. */
  | { readonly kind: 'silent'; readonly error: unknown };

/** @throws {Error} when there is no such carrier: a fault of ours. */
export function connectionTo(carriers: Carriers, carrier: Carrier | ''): CarrierConnection {
  const connection = carriers.get(carrier as Carrier);
  if (!connection) throw new Error(`No connection to carrier "${carrier}"`);
  return connection;
}

/** Orders from a carrier. */
export async function orderFromCarrier(
  connection: CarrierConnection,
  order: CarrierOrder,
  now: () => Date,
): Promise<OrderOutcome> {
  const timeLimit = AbortSignal.timeout(ORDER_TIMEOUT_MS);
  try {
    // Raced, because a lease must outlive its question even where a connection overlooks its signal.
    const confirmation = await Promise.race([connection.order(order, timeLimit), rejectionBy(timeLimit)]);
    return { kind: 'taken', taken: { confirmation, takenAt: now() } };
  } catch (error) {
    if (timeLimit.aborted) return { kind: 'unknown' };
    if (!(error instanceof CarrierError)) throw error;
    if (error.isOutcomeUnknown || error.kind === 'faulty') return { kind: 'unknown' };
    return error.kind === 'refused' ? { kind: 'refused', reason: error.message } : { kind: 'unreachable' };
  }
}

/** Asks a carrier what became of an order; undefined when it has no such question. */
export async function findAtCarrier(
  connection: CarrierConnection,
  reference: string,
): Promise<FoundOrder | undefined> {
  if (!connection.find) return undefined;
  const timeLimit = AbortSignal.timeout(QUESTION_TIMEOUT_MS);
  try {
    const taken = await Promise.race([connection.find(reference, timeLimit), rejectionBy(timeLimit)]);
    return taken ? { kind: 'taken', taken } : { kind: 'missing' };
  } catch (error) {
    return { kind: 'silent', error };
  }
}

/**
 * Cancels at a carrier.
 *
 * @throws {CarrierError} when it refuses or cannot be reached, and what says that time has run out
 */
export async function cancelAtCarrier(connection: CarrierConnection, parcel: OrderedParcel): Promise<void> {
  const timeLimit = AbortSignal.timeout(CANCELLING_TIMEOUT_MS);
  await Promise.race([connection.cancel(parcel, timeLimit), rejectionBy(timeLimit)]);
}

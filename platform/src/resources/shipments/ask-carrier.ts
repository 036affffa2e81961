import type { Carrier } from 'contract';
import { CarrierError, inTime } from '../../carriers/index.ts';
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
  /** Not ordered: it would cost this now, net, in cents of EUR, and something else was shown. */
  | { readonly kind: 'price-changed'; readonly priceNetCents: number; readonly shownCents: number }
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
    // A lease outlives its question.
    const confirmation = await inTime(timeLimit, (limit) => connection.order(order, limit));
    return { kind: 'taken', taken: { confirmation, takenAt: now() } };
  } catch (error) {
    if (timeLimit.aborted) return { kind: 'unknown' };
    if (!(error instanceof CarrierError)) throw error;
    if (error.isOutcomeUnknown || error.kind === 'faulty') return { kind: 'unknown' };
    const { changedPriceCents: priceNetCents } = error;
    const { shownPriceCents: shownCents } = order;
    if (priceNetCents !== undefined && shownCents !== null)
      return { kind: 'price-changed', priceNetCents, shownCents };
    return error.kind === 'refused' ? { kind: 'refused', reason: error.message } : { kind: 'unreachable' };
  }
}

/** Asks a carrier what became of an order; undefined when it has no such question. */
export async function findAtCarrier(
  connection: CarrierConnection,
  reference: string,
): Promise<FoundOrder | undefined> {
  const { find } = connection;
  if (!find) return undefined;
  const timeLimit = AbortSignal.timeout(QUESTION_TIMEOUT_MS);
  try {
    const taken = await inTime(timeLimit, (limit) => find(reference, limit));
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
  await inTime(timeLimit, (limit) => connection.cancel(parcel, limit));
}

import type { AddressBlock, Carrier, ShipmentDraft } from 'contract';
import { sql } from 'drizzle-orm';
import { CarrierError } from '../carriers/index.ts';
import type { Carriers, OrderConfirmation } from '../carriers/index.ts';
import type { Database } from '../store/index.ts';
import { toCarrierOrder } from './shipment-row.ts';

/** After this time the outcome of an order counts as unknown; shorter than browsers wait for an answer. */
const ORDER_TIMEOUT_MS = 8000;

/** What became of an order. */
export type OrderOutcome =
  | { readonly kind: 'taken'; readonly confirmation: OrderConfirmation; readonly orderedAt: Date }
  /** Not ordered; the reason is German and the carrier's own. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Not ordered: the carrier could not be reached. */
  | { readonly kind: 'unreachable' }
  /** Perhaps ordered. The same id may be ordered again: it is the same order. */
  | { readonly kind: 'unknown' };

interface OrderRequest {
  readonly id: string;
  readonly orderNumber: number;
  /** With a chosen rate. */
  readonly draft: ShipmentDraft;
  readonly neutralSender: AddressBlock | null;
}

/** Orders a shipment from the carrier that its draft names. */
export async function orderFromCarrier(
  carriers: Carriers,
  { id, orderNumber, draft, neutralSender }: OrderRequest,
  now: () => Date,
): Promise<OrderOutcome> {
  const connection = carriers.get(draft.carrier as Carrier);
  if (!connection) throw new Error(`No connection to carrier "${draft.carrier}"`);
  const timeLimit = AbortSignal.timeout(ORDER_TIMEOUT_MS);
  try {
    const order = toCarrierOrder(id, orderNumber, draft, neutralSender);
    const confirmation = await connection.order(order, timeLimit);
    return { kind: 'taken', confirmation, orderedAt: now() };
  } catch (error) {
    if (timeLimit.aborted) return { kind: 'unknown' };
    if (!(error instanceof CarrierError)) throw error;
    if (error.isOutcomeUnknown || error.kind === 'faulty') return { kind: 'unknown' };
    return error.kind === 'refused' ? { kind: 'refused', reason: error.message } : { kind: 'unreachable' };
  }
}

/** Takes the next „Auftragsnummer“. An order that fails leaves a gap, as numbers on paper do. */
export async function takeOrderNumber(db: Database): Promise<number> {
  const next = sql`nextval(pg_get_serial_sequence('shipments', 'order_number'))`.mapWith(Number);
  const [row] = await db.select({ next }).from(sql`(select 1) as one`);
  if (!row) throw new Error('The sequence of order numbers gave nothing');
  return row.next;
}

import type { Carrier } from 'contract';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { missingFailure } from './failures.ts';
import { settle } from './intents.ts';
import { settleRefused, settleTaken } from './settling.ts';
import { orderNumberText } from './shipment-row.ts';
import { findWithNumber } from './with-number.ts';

const { shipmentIntents, shipments } = tables;

/** What a person has been told by a carrier of an order that nobody else could find out about. */
export type Finding =
  | { readonly kind: 'not-ordered' }
  | {
      readonly kind: 'ordered';
      readonly trackingNumber: string;
      /** Cents of EUR. */
      readonly priceNetCents: number;
      /** `yyyy-MM-dd`. */
      readonly deliveryDate: string;
    };

/**
 * Settles an order that is unclear by what a person has found out at its carrier.
 *
 * @throws {Error} when no order of this shipment is unclear, or its number is another one's
 */
export async function settleByHand(services: Services, shipmentId: string, finding: Finding): Promise<void> {
  const { db, now } = services;
  const [intent] = await db
    .select()
    .from(shipmentIntents)
    .where(and(eq(shipmentIntents.shipmentId, shipmentId), eq(shipmentIntents.state, 'unclear')));
  if (!intent) throw new Error(`No order of ${shipmentId} waits for a person.`);
  const [shipment] = await db.select().from(shipments).where(eq(shipments.id, shipmentId));
  if (finding.kind === 'not-ordered') {
    const failure = missingFailure(intent.request?.carrier ?? shipment?.carrier ?? '');
    // Whoever ordered was told that nothing came of it, and the shipment went with that.
    if (!shipment) await settle(db, intent, failure, now());
    else await settleRefused(services, intent, failure, { isWaitedFor: false });
    return;
  }
  if (!shipment)
    throw new Error(`${shipmentId} is not stored any more: cancel it at the carrier, then say so.`);
  const { carrier, carrierProduct, carrierProductCode } = intent.draft ?? shipment.draft;
  const { trackingNumber, priceNetCents, deliveryDate } = finding;
  const [other] = await findWithNumber(db, carrier as Carrier, trackingNumber);
  if (other) throw new Error(`${trackingNumber} is the number of ${orderNumberText(other.orderNumber)}.`);
  await settleTaken(services, intent, {
    takenAt: now(),
    confirmation: {
      trackingNumber,
      pieceNumbers: [],
      rate: { carrier: carrier as Carrier, carrierProduct, carrierProductCode, priceNetCents, deliveryDate },
    },
  });
}

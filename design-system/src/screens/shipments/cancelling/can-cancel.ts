import type { Shipment } from 'contract';
import { cancellingCopy as copy } from './cancelling.copy.ts';

/** Whether a shipment can be cancelled: where it can by no means, nothing is offered; else the reason why not. */
export type Cancellable = 'yes' | 'no' | { readonly reason: string };

/** As the platform judges it; whether the carrier agrees is found out by asking. */
export function cancellable({
  status,
  ordering,
  closedAt,
  isTakenOver,
}: Pick<Shipment, 'status' | 'ordering' | 'closedAt' | 'isTakenOver'>): Cancellable {
  if (ordering !== null) return 'no';
  if (status === 'transit' || status === 'in_delivery') return { reason: copy.takenOver };
  if (status !== 'avis' && status !== 'ordered' && status !== 'exception') return 'no';
  if (isTakenOver) return { reason: copy.takenOver };
  return closedAt === null ? 'yes' : { reason: copy.afterClosing };
}

/** Why it cannot be cancelled, also where nobody would offer it; undefined where it can. */
export function whyNotCancellable(shipment: Parameters<typeof cancellable>[0]): string | undefined {
  const can = cancellable(shipment);
  if (can === 'yes') return undefined;
  if (can !== 'no') return can.reason;
  if (shipment.ordering !== null) return copy.beingOrdered;
  switch (shipment.status) {
    case 'delivered':
      return copy.delivered;
    case 'returned':
      return copy.returned;
    case 'cancelled':
      return copy.alreadyCancelled;
    default:
      return copy.unknownStatus;
  }
}

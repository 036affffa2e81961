import type { Shipment } from 'contract';
import { cancellingCopy as copy } from './cancelling.copy.ts';

/** Whether a shipment can be cancelled: where it can by no means, nothing is offered; else the reason why not. */
export type Cancellable = 'yes' | 'no' | { readonly reason: string };

const underWay = new Set<Shipment['status']>(['transit', 'in_delivery']);

/** As the platform judges it; whether the carrier agrees is found out by asking. */
export function cancellable({
  status,
  ordering,
  closedAt,
}: Pick<Shipment, 'status' | 'ordering' | 'closedAt'>): Cancellable {
  if (ordering !== null) return 'no';
  if (underWay.has(status)) return { reason: copy.takenOver };
  if (status !== 'avis' && status !== 'ordered' && status !== 'exception') return 'no';
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

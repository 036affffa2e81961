import { type Carrier, carriers, type Shipment } from 'contract';
import { sortOut } from '../batch/sort-out.ts';
import { cancellingCopy } from '../cancelling/cancelling.copy.ts';
import type { ClosingQuestion } from './batch-closing-state.ts';
import { batchClosingCopy } from './BatchClosing.copy.ts';

const { why } = batchClosingCopy;

/** A shipment that can be closed has a carrier. */
export type ClosableShipment = Shipment & { readonly carrier: Carrier };

/** Which shipments of a selection wait for their closing, as the platform judges it, and why the others do not. */
export function toClosingQuestion(
  shipments: readonly Shipment[],
): ClosingQuestion & { readonly closable: readonly ClosableShipment[] } {
  const { possible, kept } = sortOut(shipments, whyNotClosable);
  const closable = possible.filter(hasCarrier);
  return {
    closable,
    total: closable.length,
    carriers: carriers.flatMap((carrier) => {
      const amount = closable.filter((shipment) => shipment.carrier === carrier).length;
      return amount > 0 ? [{ carrier, amount }] : [];
    }),
    kept,
  };
}

function hasCarrier(shipment: Shipment): shipment is ClosableShipment {
  return carriers.some((carrier) => carrier === shipment.carrier);
}

function whyNotClosable(shipment: Shipment): string | undefined {
  const { status, ordering, closedAt, trackingNumber } = shipment;
  if (ordering !== null) return cancellingCopy.beingOrdered;
  if (closedAt !== null) return why.closed;
  if (status === 'avis') return why.template;
  if (status === 'transit' || status === 'in_delivery') return cancellingCopy.takenOver;
  const isOpen = status === 'ordered' && trackingNumber !== null && hasCarrier(shipment);
  return isOpen ? undefined : why.notOpen;
}

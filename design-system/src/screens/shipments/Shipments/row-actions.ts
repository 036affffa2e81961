import type { Shipment } from 'contract';
import { isTemplate } from '../../../patterns/ShipmentStatus/shipment-facts.ts';

/** Whether its carrier has a label for it. */
export function hasLabel({ status, ordering, trackingNumber }: Shipment): boolean {
  return ordering === null && trackingNumber !== null && status !== 'cancelled' && status !== 'avis';
}

/** Why it has none, for a person who wants to print it; undefined where it has. */
export function noLabelReason(shipment: Shipment): 'template' | 'cancelled' | 'ordering' | undefined {
  if (hasLabel(shipment)) return undefined;
  if (isTemplate(shipment)) return 'template';
  return shipment.status === 'cancelled' ? 'cancelled' : 'ordering';
}

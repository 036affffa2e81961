import { hasPapers, type Shipment } from 'contract';
import { isTemplate } from '../../../patterns/ShipmentStatus/shipment-facts.ts';

/** Why a shipment has no label, for a person who wants to print it; undefined where it has. */
export function noLabelReason(shipment: Shipment): 'template' | 'cancelled' | 'ordering' | undefined {
  if (hasPapers(shipment)) return undefined;
  if (isTemplate(shipment)) return 'template';
  return shipment.status === 'cancelled' ? 'cancelled' : 'ordering';
}

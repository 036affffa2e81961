import type { Shipment } from 'contract';
import { nameOfBlock } from '../../../patterns/Address/address-lines.ts';
import type { NamedShipment } from './batch-state.ts';

/** What people call a shipment, and to whom it goes. */
export function nameShipment({ id, trackingNumber, orderNumber, to }: Shipment): NamedShipment {
  return { id, number: trackingNumber ?? orderNumber, recipient: nameOfBlock(to) };
}

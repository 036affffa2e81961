import type { DeskShipmentDetail } from 'contract';

/** Whether a number may still be noted: the panel has the form for it only then. */
export function lacksNumber({ trackingNumber, status }: DeskShipmentDetail['shipment']): boolean {
  return trackingNumber === null && status !== 'avis' && status !== 'cancelled';
}

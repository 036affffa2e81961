import type { Shipment } from './shipment.ts';

// Apart from the papers themselves: a list asks it without knowing what customs want.

/** What tells whether a carrier has a shipment. */
export type Carried = Pick<Shipment, 'status' | 'ordering' | 'trackingNumber'>;

/** Whether its carrier has it, and it was not cancelled: then papers go with it. */
export function hasPapers({ status, ordering, trackingNumber }: Carried): boolean {
  return ordering === null && trackingNumber !== null && status !== 'avis' && status !== 'cancelled';
}

/** Whether somebody packs it, or did: a template is packed too, and nothing of which it is open what becomes of it. */
export function hasPickSlip({ status, ordering }: Pick<Carried, 'status' | 'ordering'>): boolean {
  return ordering === null && status !== 'cancelled';
}

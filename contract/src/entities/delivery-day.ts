import type { Shipment } from './shipment.ts';

/**
 * „Zustelltag“: of what is delivered the day or moment when it was, before that the day that is promised
 * or wished for. Null where there is none, because it is cancelled, or where nobody has told when it arrived.
 */
export function deliveryDay({
  status,
  deliveredAt,
  expectedDeliveryDate,
  shipmentData,
}: Pick<Shipment, 'status' | 'deliveredAt' | 'expectedDeliveryDate' | 'shipmentData'>): string | null {
  if (status === 'cancelled') return null;
  if (status === 'delivered') return deliveredAt;
  return expectedDeliveryDate ?? shipmentData.requestedDeliveryDate;
}

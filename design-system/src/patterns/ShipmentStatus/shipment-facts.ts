import type { Shipment } from 'contract';
import { formatIsoDay } from '../../format/index.ts';

/** Statuses in which a parcel is still to come. */
const underWay = new Set<Shipment['status']>(['ordered', 'transit', 'in_delivery']);

/** Whether the carrier has it or knows of it, and it has not arrived. */
export function isUnderWay({ status }: Pick<Shipment, 'status'>): boolean {
  return underWay.has(status);
}

/** Whether the expected day is over while the parcel is still on its way. Not a status: a fact beside it. */
export function isDelayed(
  { status, expectedDeliveryDate }: Pick<Shipment, 'status' | 'expectedDeliveryDate'>,
  now: Date,
): boolean {
  return underWay.has(status) && expectedDeliveryDate !== null && expectedDeliveryDate < formatIsoDay(now);
}

/** Whether the parcel is on its way and expected today. */
export function isDueToday(
  { status, expectedDeliveryDate }: Pick<Shipment, 'status' | 'expectedDeliveryDate'>,
  now: Date,
): boolean {
  return underWay.has(status) && expectedDeliveryDate === formatIsoDay(now);
}

/** The hours that its carrier has announced, as long as they are not over. */
export function hoursToCome(
  { status, deliveryWindow }: Pick<Shipment, 'status' | 'deliveryWindow'>,
  now: Date,
): Shipment['deliveryWindow'] {
  if (!underWay.has(status) || !deliveryWindow) return null;
  return new Date(deliveryWindow.until) > now ? deliveryWindow : null;
}

/** Whether the parcel is still here, and so may yet have to be packed. */
export function isStillHere({ status }: Pick<Shipment, 'status'>): boolean {
  return status === 'avis' || status === 'ordered';
}

/** Whether it was a template that nobody wants any more. */
export function isDiscarded({ status, isAvis }: Pick<Shipment, 'status' | 'isAvis'>): boolean {
  return status === 'cancelled' && isAvis;
}

/**
 * Whether the order never got to the carrier. Its status is that of a cancelled one; only what a carrier
 * has taken has a tracking number.
 */
export function isNeverOrdered({
  status,
  trackingNumber,
  isAvis,
}: Pick<Shipment, 'status' | 'trackingNumber' | 'isAvis'>): boolean {
  return status === 'cancelled' && trackingNumber === null && !isAvis;
}

/** Whether it is a template and no more; what is being ordered has the status of one until it is known. */
export function isTemplate({ status, ordering }: Pick<Shipment, 'status' | 'ordering'>): boolean {
  return status === 'avis' && ordering === null;
}

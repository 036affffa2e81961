import type { Notification } from 'contract';
import { unreadNotifications } from './notifications/unread.ts';
import { pickupReads } from './pickup-reads.ts';
import { quoteReads } from './quote-reads.ts';
import type { NamedRead } from './read.ts';
import { shipmentReads } from './shipments.ts';

/** What each type of notification makes old, beside the notifications. */
const madeOldBy: Readonly<Record<Exclude<Notification['type'], 'unknown'>, readonly NamedRead[]>> = {
  'shipment-created': shipmentReads,
  // Where nothing was ordered after all, the offer is free again by which it was to be.
  'shipment-updated': [...new Set([...shipmentReads, ...quoteReads])],
  'shipment-status-updated': shipmentReads,
  'rate-request-answered': quoteReads,
  'pickup-created': pickupReads,
};

/** Everything that any notification may make old: what one that was missed, or of a type to come, has changed. */
export const readsOfNotifications: readonly NamedRead[] = [
  ...new Set([unreadNotifications, ...Object.values(madeOldBy).flat()]),
];

/** What is to be asked anew after notifications of these types. */
export function readsMadeOldBy(...types: readonly Notification['type'][]): readonly NamedRead[] {
  const old = types.flatMap((type) => (type === 'unknown' ? readsOfNotifications : madeOldBy[type]));
  return [...new Set([unreadNotifications, ...old])];
}

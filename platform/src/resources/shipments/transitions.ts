import type { ShipmentStatus } from 'contract';

/**
 * Which status may follow which. Scans get lost, so a step may be left out but none is taken back:
 * a delivered parcel can only come back, and what was cancelled or returned is over. A carrier's
 * report of anything else is kept in the history and changes nothing.
 */
const followers: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  avis: ['ordered', 'cancelled'],
  ordered: ['transit', 'in_delivery', 'delivered', 'returned', 'cancelled', 'exception'],
  transit: ['in_delivery', 'delivered', 'returned', 'exception'],
  in_delivery: ['transit', 'delivered', 'returned', 'exception'],
  exception: ['transit', 'in_delivery', 'delivered', 'returned', 'cancelled'],
  delivered: ['returned'],
  returned: [],
  cancelled: [],
};

export function mayFollow(current: ShipmentStatus, next: ShipmentStatus): boolean {
  return followers[current].includes(next);
}

/** Whether the carrier can still report something that matters. */
export function isOpen(status: ShipmentStatus): boolean {
  return status !== 'avis' && followers[status].length > 0;
}

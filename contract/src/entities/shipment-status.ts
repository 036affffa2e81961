/* Free of the validation library, so that the start page can show statuses without loading it. */

/** Shipment statuses in the order of a parcel's life. */
export const shipmentStatuses = [
  'avis',
  'ordered',
  'transit',
  'in_delivery',
  'delivered',
  'returned',
  'cancelled',
  'exception',
] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

/** Once a carrier has told one of these, it has taken the parcel over, whatever it tells later. */
export const takenOverStatuses: readonly ShipmentStatus[] = [
  'transit',
  'in_delivery',
  'delivered',
  'returned',
];

/** A status that a newer platform knows and we do not is shown as „Unbekannt“. */
export type KnownOrUnknownStatus = ShipmentStatus | 'unknown';

/** The tabs of the list: each a group of statuses. */
export const statusGroups = ['all', 'avis', 'ordered', 'transit', 'exception', 'delivered', 'ended'] as const;
export type StatusGroup = (typeof statusGroups)[number];

export const statusesOfGroup: Readonly<Record<StatusGroup, readonly ShipmentStatus[]>> = {
  all: shipmentStatuses,
  avis: ['avis'],
  ordered: ['ordered'],
  transit: ['transit', 'in_delivery'],
  exception: ['exception'],
  delivered: ['delivered'],
  ended: ['cancelled', 'returned'],
};

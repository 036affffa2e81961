import type { KnownOrUnknownStatus } from './shipment-status.ts';

/** German names of the statuses of a shipment. */
export const shipmentStatusLabels: Readonly<Record<KnownOrUnknownStatus, string>> = {
  avis: 'AVIS',
  ordered: 'Beauftragt',
  transit: 'Unterwegs',
  in_delivery: 'In Zustellung',
  delivered: 'Zugestellt',
  returned: 'Retourniert',
  cancelled: 'Storniert',
  exception: 'Ausnahme',
  unknown: 'Unbekannt',
};

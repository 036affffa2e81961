import type { Shipment } from 'contract';
import { cancellable } from 'design-system/screens/shipments/cancelling/can-cancel.ts';
import type { SettledShipment } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';

/** Where the ways out of a form lead that is not to be had. */
export interface SettledHrefs {
  readonly show: (id: string) => string;
  /** A new form with a copy; undefined for whoever may not create shipments. */
  readonly copy: ((id: string) => string) | undefined;
  /** An empty one. */
  readonly create: string | undefined;
}

/** A shipment that is no template any more, with what can be made of it. */
export function toSettled(shipment: Shipment, { show, copy }: SettledHrefs): SettledShipment {
  const { id, version, status, ordering, isAvis } = shipment;
  return {
    version,
    status,
    ordering,
    isAvis,
    href: show(id),
    ...(copy && { copyHref: copy(id) }),
    canCancel: cancellable(shipment) === 'yes',
  };
}

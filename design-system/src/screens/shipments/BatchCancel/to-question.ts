import type { Shipment } from 'contract';
import { isTemplate } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { nameShipment } from '../batch/name-shipment.ts';
import { sortOut } from '../batch/sort-out.ts';
import { whyNotCancellable } from '../cancelling/can-cancel.ts';
import type { CancelQuestion } from './batch-cancel-state.ts';

/** Which shipments of a selection can be cancelled, by the rule of the single one, and why the others cannot. */
export function toQuestion(
  shipments: readonly Shipment[],
): CancelQuestion & { readonly cancellable: readonly Shipment[] } {
  const { possible: cancellable, kept } = sortOut(shipments, whyNotCancellable);
  return {
    cancellable,
    total: cancellable.length,
    templates: cancellable.filter(isTemplate).length,
    named: cancellable.map(nameShipment),
    kept,
  };
}
